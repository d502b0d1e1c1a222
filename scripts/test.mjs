/**
 * `npm test`: set-up, then every check and test, ending in a table of the stages and one line `N passed, N failed`.
 * Server tests run on an embedded PostgreSQL; where DATABASE_URL (and REDIS_URL) are set, those that could differ there run again on them.
 * `npm run test:all` runs the whole matrix: browser tests in both languages, all server tests on both sets of servers, long fuzzing,
 * every story and every page.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { minutesAndSeconds } from './setup/duration.mjs';
import { environmentWithoutServers } from './setup/environment.mjs';
import { buildIfStale, installIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';
import { capture, run, tool } from './setup/run.mjs';
import { runGuarded } from './setup/run-guarded.mjs';
import { requirePrograms } from './setup/system-packages.mjs';
import { EMPTY, readJest, readPlaywright, Summary } from './test-run/summary.mjs';

/** Server tests whose subject behaves differently on a PostgreSQL or a Redis that others administer. */
const DIFFERS_ON_REAL_SERVERS = [
  ...['schema', 'catalogue-migration', 'backup', 'catalogue-search', 'catalogue-relevance'],
  ...['throttling', 'rendering', 'rendering-faults'],
].map((name) => `/${name}\\.integration\\.test`);

const isWhole = process.argv.includes('--all');
const RESULTS = join(ROOT, 'var', 'test');
const summary = new Summary();

// Limits of waiting are made for an idle machine; one with other work gets more time.
process.env.TEST_PATIENCE ??= String(Math.max(1, Math.ceil(loadavg()[0] / availableParallelism())));
if (process.env.TEST_PATIENCE !== '1')
  console.log(`Waits ${process.env.TEST_PATIENCE} times as long (TEST_PATIENCE).`);

/** Runs a test runner and reads what it wrote to `file`; one that ended badly without a count is one failure. */
async function counted(name, file, command, args, options, read) {
  const { code, trouble } = await runGuarded(command, args, { reportFile: file, ...options });
  if (trouble) console.log(`✗ ${name}: ${trouble}`);
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : EMPTY;
  const isSilent = (code !== 0 && result.failed === 0) || result.passed + result.failed === 0;
  const failed = isSilent || trouble ? result.failed + 1 : result.failed;
  console.log(`── ${name}: ${result.passed} passed, ${failed} failed`);
  return { ...result, failed };
}

function jest(name, args, env) {
  const file = join(RESULTS, `${name.replaceAll(' ', '-')}.json`);
  const runner = ['--experimental-vm-modules', '--no-warnings', tool('jest')];
  return summary.stage(name, () =>
    counted(
      name,
      file,
      process.execPath,
      [...runner, '--json', `--outputFile=${file}`, ...args],
      { env, stdio: ['ignore', 'ignore', 'inherit'] },
      readJest,
    ),
  );
}

async function checks() {
  const { output } = await capture(process.execPath, ['scripts/check.mjs']);
  process.stdout.write(output);
  const [, passed, failed] = output.match(/^check: (\d+) passed, (\d+) failed$/m) ?? [null, '0', '1'];
  return { passed: Number(passed), failed: Number(failed) };
}

function browserTests(env) {
  const name = isWhole ? 'browser tests in both languages' : 'browser tests';
  const file = join(RESULTS, 'browser.json');
  const languages = isWhole ? { TEST_LANGUAGES: 'all' } : {};
  const options = { env: { ...env, ...languages, PLAYWRIGHT_JSON: file }, stdio: 'inherit' };
  return summary.stage(name, () =>
    counted(name, file, tool('playwright'), ['test'], options, readPlaywright),
  );
}

/** A script of the repository that counts nothing itself: one passed or one failed. */
function script(name, ...args) {
  return summary.stage(name, async () => {
    const code = await run(process.execPath, args);
    return code === 0 ? { passed: 1 } : { failed: 1 };
  });
}

// Programs first: where they may not be installed, this ends before anything else has begun.
await summary.stage('libraries and programs', async () => {
  await Promise.all([requirePrograms(), installIfStale()]);
});
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// The checks compile and bundle beside what needs no build; what they did not build is built after them.
await summary.stage('checks and build', async () => {
  const result = await checks();
  await buildIfStale();
  return result;
});
const environment = environmentWithoutServers();
await jest('unit and component tests', [], environment);

const { startEmbeddedServer } = await import('./setup/embedded-server.mjs');
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
  const chosen = isWhole ? [] : ['--testPathPatterns', ...DIFFERS_ON_REAL_SERVERS];
  await jest('server tests on DATABASE_URL', ['-c', 'jest.integration.config.mjs', ...chosen], onReal);
}

if (isWhole) {
  await script('long fuzz of documents', 'scripts/fuzz-documents.mjs');
  await script('long fuzz of braille', 'packages/braille/scripts/fuzz.mjs');
  await script('every story', 'scripts/stories.mjs');
  await script('every page', 'scripts/audit.mjs');
}

const { passed, failed, ms } = summary.totals;
console.log(summary.lines().join('\n'));
console.log(`The whole run took ${minutesAndSeconds(ms)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
