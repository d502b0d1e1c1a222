/** `npm run check`: every static rule of the house, each a named step; ends with how many hold. */
import { capture, tool } from './setup/run.mjs';

const node = process.execPath;
const steps = [
  ['types', tool('tsc'), ['-b', 'tsconfig.json']],
  ['types of tests', tool('tsc'), ['-p', 'tsconfig.tests.json']],
  ['lint', tool('eslint'), ['.', '--max-warnings', '0']],
  ['format', tool('prettier'), ['--check', '--log-level', 'warn', '.']],
  [
    'boundaries and cycles',
    tool('depcruise'),
    [
      'packages',
      'apps',
      '--config',
      '.dependency-cruiser.cjs',
      '--include-only',
      '^(packages|apps)/[^/]+/src|node_modules',
      '--output-type',
      'err',
    ],
  ],
  ['dead exports', tool('knip'), ['--no-progress']],
  ['texts in both languages', node, ['scripts/check-texts.mjs']],
  ['rules have tests', node, ['scripts/check-spec-rules.mjs']],
  ['package size', node, ['scripts/check-package-size.mjs']],
  ['shell size', node, ['scripts/check-shell-size.mjs']],
  ['file length', node, ['scripts/check-file-length.mjs']],
  ['spec coverage', node, ['scripts/check-spec-coverage.mjs']],
  ['configuration page', node, ['scripts/check-configuration-page.mjs']],
];

let failed = 0;
for (const [name, command, args] of steps) {
  const started = performance.now();
  const { code, output } = await capture(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) {
    failed += 1;
    console.log(output.trimEnd());
  }
}
console.log(`check: ${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
