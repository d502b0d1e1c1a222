/**
 * `npm run test:planted [-- words… --at REV]`: plants faults in a copy of the product, one after the other, and checks
 * that the test which each one names finds it. Words choose faults by their names; `--at` takes the product of another commit.
 * The faults are the patches in scripts/planted-faults. Ends in one line `N caught, N missed`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { kindsInOrder, readFaults } from './planted-faults/planted-fault.mjs';
import { runTests } from './planted-faults/run-tests.mjs';
import { makeScratchCopy } from './planted-faults/scratch-copy.mjs';
import { buildIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';
import { capture } from './setup/run.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } });

/** Ends what runs; the copy and the database are then removed as at a usual end. */
const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => interruption.abort());

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Kinds of tests for which the build of the copy may differ from its sources. */
const stale = new Set(['server', 'browser']);

/** Builds what tests of this kind run; gives what the compiler complains about, or nothing. */
async function build(folder, kind) {
  if (!stale.has(kind)) return undefined;
  const command =
    kind === 'server' ? ['node_modules/.bin/tsc', '-b', 'tsconfig.json'] : ['scripts/build.mjs'];
  const { code, output } = await capture(process.execPath, command, { cwd: folder, signal });
  if (code !== 0) return output.trim();
  stale.delete('server');
  stale.delete(kind);
  return undefined;
}

/** Applies a patch to the copy, or takes it out again with `-R`; gives Git's complaint, or nothing. */
async function applyPatch(folder, fault, ...flags) {
  const { code, output } = await capture('git', ['apply', ...flags, fault.patch], { cwd: folder });
  if (fault.kind !== 'unit') {
    if (fault.changes.some((path) => /^(packages|apps\/api)\//.test(path))) stale.add('server');
    stale.add('browser');
  }
  return code === 0 ? undefined : output.trim();
}

/** Runs the test of a planted fault; gives why it missed the fault, or nothing when it found it. */
async function runTestOf(fault, folder, env) {
  const { kind, file, testName } = fault;
  const errors = await build(folder, kind);
  if (errors) return `The product does not compile with it. ${errors}`;
  const names = testName ? [testName] : [];
  const { code, tests, trouble } = await runTests(folder, kind, { files: [file], names, env, signal });
  if (trouble) return `${file} ${trouble}`;
  if (tests.length === 0) return `No test in ${file} ran.`;
  if (code === 0 || tests.every(({ passed }) => passed)) return `${file} stays green.`;
  return undefined;
}

/** Plants one fault, runs its test and takes the fault out; gives why it was missed, or nothing when the test found it. */
async function tryFault(folder, fault, env) {
  if (!existsSync(join(folder, fault.file))) return `There is no ${fault.file}.`;
  const complaint = await applyPatch(folder, fault);
  if (complaint) return `The patch no longer applies. ${complaint}`;
  const why = await runTestOf(fault, folder, env);
  const left = await applyPatch(folder, fault, '-R');
  if (left) throw new Error(`${fault.name} could not be taken out again: ${left}`);
  return why;
}

/** Runs the tests that `faults` of one kind name without any fault; gives a line for each that is not green. */
async function findRed(folder, kind, faults, env) {
  const errors = await build(folder, kind);
  if (errors) return [`The product does not compile: ${errors}`];
  const red = [];
  const whole = faults.filter(({ testName }) => testName === '');
  const partly = faults.filter(({ testName }) => testName !== '');
  for (const [some, names] of [
    [whole, []],
    [partly, partly.map(({ testName }) => testName)],
  ]) {
    if (some.length === 0) continue;
    const files = [...new Set(some.map(({ file }) => file))];
    const { tests, trouble } = await runTests(folder, kind, { files, names, env, signal });
    if (trouble) red.push(`Tests ${trouble}`);
    red.push(...tests.filter(({ passed }) => !passed).map(({ file, name }) => `${file} › ${name}`));
  }
  return red;
}

/** Tries all faults; gives how many were caught and missed, or nothing when a test is red without any fault. */
async function tryAll(folder, faults, env) {
  const there = faults.filter(({ file }) => existsSync(join(folder, file)));
  for (const kind of kindsInOrder) {
    const some = there.filter((fault) => fault.kind === kind);
    if (some.length === 0) continue;
    const since = performance.now();
    const red = await findRed(folder, kind, some, env);
    if (red.length > 0) {
      console.error('These tests are red without any fault, so they catch none:');
      for (const line of red) console.error(line);
      return undefined;
    }
    console.log(`── ${kind} tests are green without any fault (${seconds(since)})`);
  }
  const totals = { caught: 0, missed: 0 };
  for (const fault of faults) {
    const since = performance.now();
    const why = await tryFault(folder, fault, env);
    totals[why ? 'missed' : 'caught'] += 1;
    console.log(
      `${why ? '✗ missed' : '✓ caught'}  ${fault.name} (${seconds(since)})  ${fault.sentence}${why ? `\n  ${why}` : ''}`,
    );
  }
  return totals;
}

const faults = readFaults(positionals);
if (faults.length === 0) {
  console.error(`No planted fault has a name with ${positionals.join(' or ')}.`);
  process.exit(2);
}

const needsServer = faults.some(({ kind }) => kind !== 'unit');
if (needsServer && !existsSync(join(ROOT, 'apps/api/dist/serve.js'))) await buildIfStale();
let database;
let totals;
try {
  const folder = await makeScratchCopy(values.at);
  if (needsServer) {
    const { startEmbeddedServer } = await import('./setup/embedded-server.mjs');
    database = await startEmbeddedServer();
  }
  totals = await tryAll(folder, faults, database ? { TEST_DATABASE_URL: database.url } : {});
} catch (error) {
  if (!signal.aborted) throw error;
  console.error('Interrupted.');
} finally {
  await database?.stop();
}
if (totals) console.log(`${totals.caught} caught, ${totals.missed} missed`);
process.exit(totals?.missed === 0 ? 0 : 1);
