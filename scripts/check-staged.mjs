/**
 * What the commit hook of `npm run hooks` runs: format and lint of the staged files, and types where TypeScript or texts with
 * typed keys are among them.
 * It reads files as they are on disk, not as they are staged.
 */
import { capture } from './setup/run.mjs';
import { format, lint, TYPES, TYPES_OF_TESTS } from './setup/static-tools.mjs';
import { forgetTypesOfTexts, TYPED_TEXTS } from './setup/text-types.mjs';

const LINTED = /\.(ts|tsx|mjs|cjs|js)$/;
const isTyped = (file) => /\.tsx?$/.test(file) || file.startsWith(TYPED_TEXTS);

const { output } = await capture('git', ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z']);
const files = output.split('\0').filter(Boolean);
const steps = [];
if (files.length > 0) steps.push(['format', ...format(files)]);
if (files.some((file) => LINTED.test(file)))
  steps.push(['lint', ...lint(files.filter((file) => LINTED.test(file)))]);
if (files.some(isTyped)) {
  forgetTypesOfTexts();
  steps.push(['types', ...TYPES], ['types of tests', ...TYPES_OF_TESTS]);
}

for (const [name, command, args] of steps) {
  const result = await capture(command, args);
  if (result.code === 0) continue;
  console.error(
    `✗ ${name}\n${result.output.trimEnd()}\nNothing was committed. git commit --no-verify commits all the same.`,
  );
  process.exit(1);
}
