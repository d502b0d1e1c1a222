/**
 * `npm run abuse -- [--part NAME] [--seed N] [--quick]`: attacks a product of its own, API and worker in processes as in production, on
 * PostgreSQL and Redis of TEST_DATABASE_URL and TEST_REDIS_URL, else on the embedded PostgreSQL. Ends with a table of what was tried and with
 * 1 where something got through. `--part` may stand several times; without it all parts run, each on a product that no other touched.
 */
import { parseArgs } from 'node:util';
import { minutesAndSeconds } from './setup/duration.mjs';
import { buildIfStale } from './setup/prepare.mjs';
import { seededRandom } from './setup/seeded-random.mjs';

/** What each part attacks, and its program. */
const PARTS = {
  fuzz: ['wrong values in every field, broken messages', () => import('./abuse/fuzz.mjs')],
  matrix: ['every route for every role, things of others', () => import('./abuse/matrix.mjs')],
  tokens: ['forged and stolen tokens and cookies', () => import('./abuse/tokens.mjs')],
  races: ['what counts once, asked for many times at once', () => import('./abuse/races.mjs')],
  guessing: ['passwords, links and codes by trying', () => import('./abuse/guessing.mjs')],
  uploads: ['pictures and documents that are traps', () => import('./abuse/uploads.mjs')],
  mails: ['words of strangers in mails', () => import('./abuse/mails.mjs')],
  slow: ['connections that stay open', () => import('./abuse/slow.mjs')],
  kill: ['processes that end while people order', () => import('./abuse/kill.mjs')],
};

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: Object.keys(PARTS) },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const unknown = values.part.find((part) => !(part in PARTS));
if (unknown !== undefined || !Number.isSafeInteger(seed) || seed < 0) {
  console.error(`--part must be one of ${Object.keys(PARTS).join(', ')}; --seed a whole number from 0.`);
  process.exit(2);
}
if (process.env.ABUSE_BUILT !== '1') await buildIfStale();
const { openTarget } = await import('./abuse/target.mjs');

console.log(`abuse: seed ${seed}${values.quick ? ', quick' : ''}`);
let faults = 0;
const rows = [];
for (const part of values.part) {
  const started = performance.now();
  const [about, load] = PARTS[part];
  console.log(`\n${part}: ${about}`);
  const { run, options } = await load();
  const target = await openTarget(options);
  try {
    await run(target, { quick: values.quick, random: seededRandom(seed) });
    await target.lookAfter();
  } catch (error) {
    target.fault(`the attack itself failed: ${error.stack}`);
  } finally {
    await target.close();
  }
  for (const sentence of target.faults) console.error(`  ✗ ${sentence}`);
  for (const [what, count] of Object.entries(target.counts)) {
    console.log(`  ${String(count).padStart(7)}  ${what}`);
    rows.push([part, what, count]);
  }
  console.log(`  ${target.faults.length} faults, ${minutesAndSeconds(performance.now() - started)}`);
  faults += target.faults.length;
}

const calls = rows.filter(([, what]) => !/^(of them|most )/.test(what));
console.log(
  `\nabuse: ${calls.reduce((sum, [, , count]) => sum + count, 0)} attacks in ${values.part.length} parts, ${faults} faults`,
);
process.exit(faults === 0 ? 0 : 1);
