/**
 * `npm run check`: every static rule of the repository, each a named step, two at a time; ends with how many passed.
 * Steps keep caches beside the libraries and look again only at what changed.
 */
import { minutesAndSeconds } from './setup/duration.mjs';
import { capture, tool } from './setup/run.mjs';
import { format, lint, TYPES, TYPES_OF_TESTS } from './setup/static-tools.mjs';
import { forgetTypesOfTexts } from './setup/text-types.mjs';

const LANES = 2;
const node = process.execPath;

/** Name, command, arguments and the step that has to end before; the longest first. */
const steps = [
  ['types', ...TYPES],
  ['lint', ...lint(['.'])],
  ['types of tests', ...TYPES_OF_TESTS, 'types'],
  ['format', ...format(['.'])],
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
  ['package size', node, ['scripts/check-package-size.mjs'], 'types'],
  // Both measure the build, and make it where it is stale.
  ['shell size', node, ['scripts/check-shell-size.mjs'], 'package size'],
  ['rooms', node, ['scripts/check-rooms.mjs']],
  ['dead exports', tool('knip'), ['--no-progress']],
  ['texts in both languages', node, ['scripts/check-texts.mjs']],
  ['rules have tests', node, ['scripts/check-spec-rules.mjs']],
  ['planted faults', node, ['scripts/check-planted-faults.mjs']],
  ['file length', node, ['scripts/check-file-length.mjs']],
  ['spec coverage', node, ['scripts/check-spec-coverage.mjs']],
  ['ASVS page', node, ['scripts/check-asvs.mjs']],
  ['API reports', node, ['scripts/api-report.mjs'], 'types'],
  ['server map', node, ['scripts/server-map.mjs']],
  ['raw SQL', node, ['scripts/check-raw-sql.mjs']],
  ['services', node, ['scripts/check-services.mjs']],
  ['configuration page', node, ['scripts/check-configuration-page.mjs'], 'types'],
];

const started = performance.now();
const waiting = [...steps];
const ended = new Set();
let failed = 0;
/** Called when a step has ended: a lane may wait for it. */
let wake = () => {};
let woken = new Promise((resolve) => (wake = resolve));

async function runStep([name, command, args]) {
  const from = performance.now();
  const { code, output } = await capture(command, args);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  if (code !== 0) {
    failed += 1;
    console.log(output.trimEnd());
  }
  ended.add(name);
  wake();
  woken = new Promise((resolve) => (wake = resolve));
}

/** Takes one step after the other that need not wait, until none is left. */
async function lane() {
  while (waiting.length > 0) {
    const at = waiting.findIndex(([, , , before]) => before === undefined || ended.has(before));
    if (at < 0) await woken;
    else await runStep(...waiting.splice(at, 1));
  }
}

forgetTypesOfTexts();
await Promise.all(Array.from({ length: LANES }, lane));
console.log(`checked in ${minutesAndSeconds(performance.now() - started)}`);
console.log(`check: ${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
