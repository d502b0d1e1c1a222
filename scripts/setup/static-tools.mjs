import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { TSC, tool } from './run.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache');

/** Command and arguments of each tool, with its cache beside the libraries. Rules look at one file at a time, so a cache by contents is exact. */
export const TYPES = [TSC, ['-b', 'tsconfig.json']];
export const TYPES_OF_TESTS = [TSC, ['-p', 'tsconfig.tests.json']];

export const lint = (files) => [
  tool('eslint'),
  [
    ...['--max-warnings', '0', '--no-warn-ignored', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', `${CACHE}/eslint/`, '--', ...files],
  ],
];

export const format = (files) => [
  tool('prettier'),
  [
    ...['--check', '--log-level', 'warn', '--ignore-unknown', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', `${CACHE}/prettier/cache.json`, '--', ...files],
  ],
];
