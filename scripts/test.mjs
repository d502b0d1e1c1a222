/**
 * `npm test`: set-up, then every check and test, ending in a table of the stages and one line `N passed, N failed`.
 * Server tests run on an embedded PostgreSQL; where DATABASE_URL (and REDIS_URL) are set, those that could differ there run again on them.
 * Jest tests whose files have not changed since they passed are not run again (`test-run/unchanged.mjs`), unless `--again` asks for it.
 * `npm run test:all` runs the whole matrix: browser tests in both languages, all server tests on both sets of servers, long fuzzing,
 * packages as somebody installs them, every story and every page.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
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
import { serverPart, unitParts } from './test-run/unchanged.mjs';

/** Server tests whose subject behaves differently on a PostgreSQL or a Redis that others administer. */
const DIFFERS_ON_REAL_SERVERS = [
  ...['schema', 'catalogue-migration', 'upgrade', 'backup', 'catalogue-search', 'catalogue-relevance'],
  ...['throttling', 'rendering', 'rendering-faults'],
].map((name) => `/${name}\\.integration\\.test`);

const isWhole = process.argv.includes('--all');
/** Whether tests run again that have passed with the same files. */
const runsAll = isWhole || process.argv.includes('--again');
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
  return { ...result, failed, trouble };
}

/**
 * The stage `name`: runs those of its `parts` that have not passed with the same files, and remembers which passed. `stderr` is where
 * Jest says what it does.
 */
function runParts(name, parts, args, env, stderr = 'inherit') {
  return summary.stage(name, () => resultOfParts(name, parts, args, env, stderr));
}

async function resultOfParts(name, parts, args, env, stderr) {
  const kept = runsAll ? [] : parts.filter((part) => part.hasPassed);
  if (kept.length === parts.length) return { kept: [name] };
  const file = join(RESULTS, `${name.replaceAll(' ', '-')}.json`);
  const chosen = parts.filter((part) => !kept.includes(part)).map(({ folder }) => `${folder}/`);
  let report;
  const result = await counted(
    name,
    file,
    process.execPath,
    [...JEST, '--json', `--outputFile=${file}`, ...args, ...(kept.length > 0 ? chosen : [])],
    { env, stdio: ['ignore', 'ignore', stderr] },
    (json) => readJest((report = json)),
  );
  if (report && !result.trouble) for (const part of parts) part.remember(report);
  return { ...result, kept: kept.map(({ folder }) => `${name} of ${folder}`) };
}

/**
 * Jest, and Node's options for it and its processes. A larger space for new objects, collected on the thread that made them, takes an
 * eighth less processor time where as many processes run as there are cores.
 */
const JEST = [
  ...['--experimental-vm-modules', '--no-warnings', '--max-semi-space-size=64', '--single-threaded-gc'],
  tool('jest'),
];

const SERVER_TESTS = ['-c', 'jest.integration.config.mjs'];

/** The server tests on the servers of the environment, where it names them. They run beside others: what they print comes at their end. */
async function testsOnRealServers(environment) {
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (!DATABASE_URL) return;
  const env = { ...environment, TEST_DATABASE_URL: DATABASE_URL };
  if (REDIS_URL) env.TEST_REDIS_URL = REDIS_URL;
  const chosen = isWhole ? [] : ['--testPathPatterns', ...DIFFERS_ON_REAL_SERVERS];
  const part = serverPart('real', [DATABASE_URL, REDIS_URL]);
  const log = join(RESULTS, 'real-servers.log');
  const output = openSync(log, 'w');
  const args = [...SERVER_TESTS, '--maxWorkers=1', ...chosen];
  await runParts('server tests on DATABASE_URL', [part], args, env, output);
  closeSync(output);
  process.stdout.write(readFileSync(log, 'utf8'));
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
await runParts('unit and component tests', unitParts(), [], {
  ...environment,
  ...(isWhole ? { FUZZ_SEED: 'random' } : {}),
});

const { startEmbeddedServer } = await import('./setup/embedded-server.mjs');
const embedded = await startEmbeddedServer();
try {
  const onEmbedded = { ...environment, TEST_DATABASE_URL: embedded.url };
  await Promise.all([
    runParts('server tests on the embedded PostgreSQL', [serverPart('embedded')], SERVER_TESTS, onEmbedded),
    testsOnRealServers(environment),
  ]);
  await browserTests(onEmbedded);
} finally {
  await embedded.stop();
}

if (isWhole) {
  // Not in `npm test`: it takes two to four minutes, and installs from the registry without a lock file.
  await script('packed packages', 'scripts/test-packages.mjs');
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
