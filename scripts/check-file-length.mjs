/** Fails for a tracked or new source file over the limit of the house. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup/root.mjs';
import { capture } from './setup/run.mjs';

const MAX_LINES = 400;
const SOURCE = /\.(ts|tsx|mjs|cjs|js|css)$/;
/** Generated data, made by a script and read by no one. */
const GENERATED = /\.data\.ts$/;

const { output } = await capture('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
const files = output.split('\n').filter((file) => SOURCE.test(file) && !GENERATED.test(file));

let long = 0;
for (const file of files) {
  let text;
  try {
    text = readFileSync(join(ROOT, file), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') continue;
    throw error;
  }
  const lines = text.split('\n').length - 1;
  if (lines <= MAX_LINES) continue;
  long += 1;
  console.error(`${file}: ${lines} lines (at most ${MAX_LINES})`);
}
process.exit(long === 0 ? 0 : 1);
