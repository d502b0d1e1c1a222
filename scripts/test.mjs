/**
 * `npm test`: set-up, then every check and test of the house, ending in one line `N passed, N failed`.
 * Server tests run on an embedded PostgreSQL and, where DATABASE_URL (and REDIS_URL) are set, again on those.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environmentWithoutServers } from './setup/environment.mjs';
import { buildIfStale, installIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';
import { capture, tool } from './setup/run.mjs';
import { runGuarded } from './setup/run-guarded.mjs';
import { requirePrograms } from './setup/system-packages.mjs';

await installIfStale();
await requirePrograms();
await buildIfStale();

const RESULTS = join(ROOT, 'var', 'test');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const { startEmbeddedServer } = await import('./setup/embedded-server.mjs');
const totals = { passed: 0, failed: 0 };

function count(name, passed, failed, second = 0) {
  totals.passed += passed;
  totals.failed += failed;
  const unsteady = second > 0 ? `, ${second} of the passed only at the second try` : '';
  console.log(`── ${name}: ${passed} passed, ${failed} failed${unsteady}`);
}

/** Runs a test runner and adds up what it wrote to `file`; one that ended badly without a count is one failure. */
async function runCounted(name, file, command, args, options, read) {
  const { code, trouble } = await runGuarded(command, args, { reportFile: file, ...options });
  if (trouble) console.log(`✗ ${name}: ${trouble}`);
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  const silent = (code !== 0 && result.failed === 0) || result.passed + result.failed === 0;
  count(name, result.passed, silent || trouble ? result.failed + 1 : result.failed, result.second);
}

const environment = environmentWithoutServers();

async function jest(name, args, env) {
  const file = join(RESULTS, `${name.replaceAll(' ', '-')}.json`);
  await runCounted(
    name,
    file,
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', tool('jest'), '--json', `--outputFile=${file}`, ...args],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
    // Jest's own count of failed tests leaves out suites that did not even load.
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    }),
  );
}

async function checks() {
  const { output } = await capture(process.execPath, ['scripts/check.mjs']);
  process.stdout.write(output);
  const [, passed, failed] = output.match(/^check: (\d+) passed, (\d+) failed$/m) ?? [null, '0', '1'];
  count('checks', Number(passed), Number(failed));
}

async function browserTests(env) {
  const file = join(RESULTS, 'browser.json');
  await runCounted(
    'browser tests',
    file,
    tool('playwright'),
    ['test'],
    { env: { ...env, PLAYWRIGHT_JSON: file }, stdio: 'inherit' },
    ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      second: stats.flaky,
    }),
  );
}

await checks();
await jest('unit and component tests', [], environment);

const embedded = await startEmbeddedServer();
try {
  const onEmbedded = { ...environment, TEST_DATABASE_URL: embedded.url };
  await jest('server tests on the embedded PostgreSQL', ['-c', 'jest.integration.config.mjs'], onEmbedded);
  await browserTests(onEmbedded);
} finally {
  await embedded.stop();
}

if (process.env.DATABASE_URL) {
  const onReal = { ...environment, TEST_DATABASE_URL: process.env.DATABASE_URL };
  if (process.env.REDIS_URL) onReal.TEST_REDIS_URL = process.env.REDIS_URL;
  await jest('server tests on DATABASE_URL', ['-c', 'jest.integration.config.mjs'], onReal);
}

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
