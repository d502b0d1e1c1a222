/** Fails for a source file over the limit of the house. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from './setup/files-below.mjs';
import { ROOT } from './setup/root.mjs';

const MAX_LINES = 400;
const SOURCE = /\.(ts|tsx|mjs|cjs|js|css)$/;
/** Generated data, made by a script and read by no one. */
const GENERATED = /\.data\.ts$/;

let long = 0;
for (const path of filesBelow()) {
  if (!SOURCE.test(path) || GENERATED.test(path)) continue;
  const file = relative(ROOT, path);
  const lines = readFileSync(path, 'utf8').split('\n').length - 1;
  if (lines <= MAX_LINES) continue;
  long += 1;
  console.error(`${file}: ${lines} lines (at most ${MAX_LINES})`);
}
process.exit(long === 0 ? 0 : 1);
