/**
 * `npm run soak -- --minutes N [--users N] [--seed N]`: people search, read, publish, order and administer for so long, on a product of its own
 * with API and worker in processes as in production, on PostgreSQL and Redis of TEST_DATABASE_URL and TEST_REDIS_URL, else on the embedded PostgreSQL.
 * Tells each minute and in the end how fast answers were, what failed, and how memory grew; ends with 1 where a call failed or memory grew too fast.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { minutesAndSeconds } from './setup/duration.mjs';
import { buildIfStale } from './setup/prepare.mjs';

/** Memory of a process may grow so fast, in MB an hour, and so much within the run before it counts: collecting garbage moves it by that. */
const MOST_MB_AN_HOUR = 50;
const NOISE_MB = 40;

/** Memory is not looked at in the first part of the run, in which caches fill and code is compiled. */
const WARM_UP_SHARE = 0.25;

const LOOK_MS = 5000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    users: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const [minutes, count, seed] = [values.minutes, values.users, values.seed].map(Number);
if (![minutes, count, seed].every((value) => Number.isInteger(value) && value >= 1)) {
  console.error('--minutes, --users and --seed must be whole numbers from 1.');
  process.exit(2);
}
if (process.env.SOAK_BUILT !== '1') await buildIfStale();
const { openTarget } = await import('./abuse/target.mjs');
const { makeUsers } = await import('./soak/users.mjs');
const { measure, percentile, slopeOf } = await import('./soak/measures.mjs');

/** Times in ms by kind, of the whole run and of the minute at hand; what failed, by kind and status. */
const times = new Map();
let ofMinute = [];
const failed = new Map();

function note(kind, { status, text }, ms, path) {
  if (!times.has(kind)) times.set(kind, []);
  times.get(kind).push(ms);
  ofMinute.push(ms);
  if (status > 0 && status < 400) return;
  const what = `${kind}: ${status} ${/"error":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 80)}`;
  if (!failed.has(what)) console.error(`  first at ${path}: ${what}`);
  failed.set(what, (failed.get(what) ?? 0) + 1);
}

const inMs = (list) =>
  [0.5, 0.95, 0.99].map((share) => percentile(list, share).toFixed(0).padStart(6)).join('');

const target = await openTarget({
  environment: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' },
  ofApis: { LOG_LEVEL: 'info' },
});
const faults = [];
try {
  const users = await makeUsers(target, { count, seed, note });
  const processes = target.processes;
  const measured = new Map(Object.keys(processes).map((name) => [name, []]));
  const started = Date.now();
  const end = started + minutes * 60_000;
  const warm = started + minutes * 60_000 * WARM_UP_SHARE;
  console.log(`soak: ${count} users for ${minutes} minutes, seed ${seed}`);
  const living = users.map((user) => user.live(() => Date.now() >= end));
  const connections = async () => {
    const [{ n }] = await target.product.query(
      'SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database()',
    );
    return n;
  };
  let minute = 1;
  while (Date.now() < end) {
    await pause(LOOK_MS);
    for (const [name, pid] of Object.entries(processes))
      measured.get(name).push({ at: Date.now(), ...measure(pid) });
    if (Date.now() < started + minute * 60_000) continue;
    const now = [...measured].map(([name, looks]) => {
      const { memory, below, handles } = looks.at(-1);
      return `${name} ${memory.toFixed(0)} + ${below.toFixed(0)} MB, ${handles} handles`;
    });
    console.log(
      `minute ${String(minute).padStart(3)}: ${(ofMinute.length / 60).toFixed(1)} calls/s, p50 p95 p99${inMs(ofMinute)} ms, ` +
        `${[...failed.values()].reduce((sum, times) => sum + times, 0)} failed; ${now.join('; ')}; ${await connections()} connections of PostgreSQL`,
    );
    ofMinute = [];
    minute += 1;
  }
  await Promise.all(living);
  report({ measured, warm, seconds: (Date.now() - started) / 1000 });
  await target.lookAfter();
} finally {
  await target.close();
}
faults.push(...target.faults);
for (const fault of faults) console.error(`  ✗ ${fault}`);
console.log(`soak: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

/** Prints what the run came to, and finds what was too much. */
function report({ measured, warm, seconds }) {
  const all = [...times.values()].flat();
  console.log(`\n${'kind'.padEnd(22)}${'calls'.padStart(8)}   p50   p95   p99 ms`);
  for (const [kind, list] of [...times].sort(([, one], [, other]) => other.length - one.length))
    console.log(`${kind.padEnd(22)}${String(list.length).padStart(8)}${inMs(list)}`);
  console.log(`${'all'.padEnd(22)}${String(all.length).padStart(8)}${inMs(all)}`);
  console.log(`\n${(all.length / seconds).toFixed(1)} calls/s over ${minutesAndSeconds(seconds * 1000)}`);
  for (const [what, number] of failed) faults.push(`${number} times ${what}`);
  for (const [name, looks] of measured) {
    const later = looks.filter(({ at }) => at >= warm);
    const slope = slopeOf(later.map(({ at, memory }) => [at / 3_600_000, memory]));
    const hours = ((later.at(-1)?.at ?? 0) - (later[0]?.at ?? 0)) / 3_600_000;
    const most = Math.max(...looks.map(({ memory }) => memory));
    const handles = [looks[0].handles, looks.at(-1).handles];
    console.log(
      `${name}: ${slope.toFixed(1)} MB/hour after the warm-up (${(slope * hours).toFixed(1)} MB), ${most.toFixed(0)} MB at most, handles from ${handles.join(' to ')}`,
    );
    if (slope > MOST_MB_AN_HOUR && slope * hours > NOISE_MB)
      faults.push(`${name} grows by ${slope.toFixed(0)} MB an hour; ${MOST_MB_AN_HOUR} are its bound`);
  }
}
