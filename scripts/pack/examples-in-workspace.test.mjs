import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROOT } from '../setup/root.mjs';
import { capture, TSC } from '../setup/run.mjs';
import { makeVarFolder } from '../setup/var-folder.mjs';

const PASSED = { code: 0, output: '' };

/** A project that finds the packages as they are built here; `npm run test:packages` installs their tarballs instead. */
let folder;
const inFolder = (args) => capture(process.execPath, args, { cwd: folder });

beforeAll(() => {
  folder = makeVarFolder('examples');
  cpSync(join(ROOT, 'docs/examples/plugin'), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  });
  cpSync(join(ROOT, 'scripts/pack/node-project'), folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the example of a plugin compiles, and its tests pass', async () => {
  expect(await inFolder([TSC])).toEqual(PASSED);
  const tests = readdirSync(join(folder, 'dist')).filter((file) => file.endsWith('.test.js'));
  const { code, output } = await inFolder(['--test', ...tests.map((file) => `dist/${file}`)]);
  expect(output).toMatch(/^# fail 0$/m);
  expect(code).toBe(0);
});

it('a document with a label becomes braille, SVG, PDF, PNG and BRF', async () => {
  expect(await inFolder(['label-to-sheets.js'])).toEqual(PASSED);
});
