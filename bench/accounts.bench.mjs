/** Logging in and looking at a session, beside plain Node and pg that do the same on the same database. */
import { startProduct } from '../scripts/faults/product.mjs';
import { ask, AT_ONCE, BESIDE_PLAIN, end, measure, quantile, seconds, startBoth } from './side-by-side.mjs';

/** Many short ones in turn: what else the machine does meanwhile hits both, and leaves each a round in peace. */
const ROUNDS = 15;
const VALIDATES = 1000;
const LOGINS = 120;
/** Sessions that are looked at in turn: requests of one moment come from different people. */
const SESSIONS = 8;
/** Logins come one by one more often than together: argon2 takes all cores. */
const LOGINS_AT_ONCE = 2;

/** The measures of issue 7. */
export async function run() {
  const product = await startProduct();
  let servers = {};
  try {
    servers = await startBoth(product, 'bench/accounts/plain-server.mjs');
    const body = JSON.stringify(product.credentials);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const login = { method: 'POST', path: '/api/login', headers, body };
    const validates = new Map();
    const logIns = new Map();
    for (const server of Object.values(servers)) {
      // A browser that is known: the first login from a new one also writes a mail.
      const { 'set-cookie': cookies = [] } = await ask(server.port, login);
      const cookie = cookies.map((value) => value.split(';', 1)[0]).join('; ');
      const known = { ...login, headers: { ...headers, cookie } };
      logIns.set(server, [known]);
      const looks = [];
      for (let session = 0; session < SESSIONS; session += 1) {
        const { authorization } = await ask(server.port, known);
        looks.push({ method: 'GET', path: '/api/users/validate', headers: { authorization } });
      }
      validates.set(server, looks);
      await measure(server.port, validates.get(server), VALIDATES, AT_ONCE);
    }
    const rates = { plain: [], ours: [] };
    const logins = { plain: [], ours: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, server] of Object.entries(servers)) {
        rates[name].push(
          await seconds(() => measure(server.port, validates.get(server), VALIDATES, AT_ONCE)),
        );
        logins[name].push(
          ...(await measure(server.port, logIns.get(server), LOGINS / ROUNDS, LOGINS_AT_ONCE)),
        );
      }
    }
    console.error(
      `validate: ${Math.round(VALIDATES / Math.min(...rates.ours))}/s, plain ${Math.round(VALIDATES / Math.min(...rates.plain))}/s; ` +
        `login p99: ${quantile(logins.ours, 0.99).toFixed(1)} ms, plain ${quantile(logins.plain, 0.99).toFixed(1)} ms`,
    );
    const beside = (name, ratio) => ({
      name,
      measured: ratio,
      limit: BESIDE_PLAIN,
      ok: ratio <= BESIDE_PLAIN,
    });
    return [
      beside(
        'Looking at a session: time / plain Node and pg',
        // The best of each: what else the machine does only adds to it.
        Math.min(...rates.ours) / Math.min(...rates.plain),
      ),
      beside(
        'Logging in: p99 / plain Node, pg and argon2',
        quantile(logins.ours, 0.99) / quantile(logins.plain, 0.99),
      ),
    ];
  } finally {
    await end(Object.values(servers));
    await product.stop();
  }
}
