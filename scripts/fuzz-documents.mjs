/**
 * `npm run fuzz:documents -- [--count 100000] [--seed N]`: reads that many documents, right, old, spoiled and hostile, with the
 * core's `parseDocument`, and stops at the first that makes it throw or that is not read back as it was opened. The test
 * of the core that does so with fewer documents is run with this count. Exits with the test's code.
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { FILE_MS, PATIENCE } from './setup/patience.mjs';
import { run } from './setup/run.mjs';
import { ROOT } from './setup/root.mjs';

const DEFAULT_COUNT = 100_000;
const SEEDS = 2 ** 31;
const TEST = 'packages/editor-core/src/document/document-fuzz.test.ts';
/** Far more than a slow machine needs: what takes longer hangs, and is ended. */
const MS_PER_DOCUMENT = 60;
const MS_TO_START = 60_000;

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const count = Number(values.count ?? DEFAULT_COUNT);
const seed = Number(values.seed ?? Math.floor(Math.random() * SEEDS));
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: npm run fuzz:documents -- [--count NUMBER] [--seed NUMBER]');
  process.exit(2);
}

console.log(`Reading ${count} documents, seed ${seed} …`);
const started = performance.now();
const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const timeout = MS_TO_START + count * MS_PER_DOCUMENT;
/** How much longer than others the file of this test may take. */
const patience = PATIENCE * Math.max(1, Math.ceil(timeout / FILE_MS));
const code = await run(
  process.execPath,
  ['--experimental-vm-modules', '--no-warnings', jest, TEST, `--testTimeout=${timeout}`, '-w', '1'],
  {
    timeout,
    env: {
      ...process.env,
      TEST_PATIENCE: String(patience),
      FUZZ_COUNT: String(count),
      FUZZ_SEED: String(seed),
    },
  },
);
const seconds = (performance.now() - started) / 1000;
console.log(
  `${count} documents, seed ${seed}: ${code === 0 ? 'all held' : 'failed'} in ${seconds.toFixed(0)} s`,
);
process.exit(code);
