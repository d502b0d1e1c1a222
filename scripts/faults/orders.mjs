/** The API is killed and the database restarted while people order; what was acknowledged must be there exactly once, and whole. */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { makeVarFolder } from '../setup/var-folder.mjs';
import { startFragilePostgres } from './fragile-servers.mjs';
import { endChild, startProduct, until } from './product.mjs';
import { stockShop } from './shop.mjs';

/** People who order one thing after another. */
const CUSTOMERS = 8;

/** API processes that stand side by side, as behind a load balancer: while one starts again, people order through the others. */
const PROCESSES = 4;

/** How long a process or server lives before it is taken away, in ms: at random between these, from when somebody got an answer of it. */
const LIFE_MS = { least: 20, most: 800 };

/** Keys that are raced in the end, how many requests at a time, and how often each key is sent. */
const RACE = { keys: 1000, atATime: 50, copies: 2 };

/** Takes the API away `kills` times and the database `restarts` times; prints what was seen and gives the number of faults. */
export async function runOrderFaults({ kills, restarts, minutes, random }) {
  const varDir = makeVarFolder('orders');
  const server = await startFragilePostgres(makeVarFolder('orders-database'));
  try {
    const product = await startProduct({ server, varDir });
    const apis = Array.from({ length: PROCESSES }, () => new Api(product));
    try {
      await Promise.all(apis.map((api) => api.start()));
      const shop = await openShop(product, apis);
      const taken = await takeAway({ kills, restarts, minutes, random, apis, server, shop });
      await race(shop);
      const faults = [...shop.faults, ...(await faultsOf(product, shop))];
      for (const fault of faults) console.error(fault);
      console.log(
        `orders: the API killed ${taken.kills} of ${kills} times, ${taken.inHand} of them with orders in hand, ` +
          `the database taken away ${taken.restarts} of ${restarts} times, every other time killed, ` +
          `${shop.acknowledged.size} orders acknowledged, ${shop.failures} tries failed, ${faults.length} faults`,
      );
      return faults.length;
    } finally {
      await Promise.all(apis.map((api) => api.kill()));
      await product.stop();
    }
  } finally {
    await server.end();
    rmSync(varDir, { recursive: true, force: true });
  }
}

/** An API in a process of its own, which can be killed and started again. */
class Api {
  constructor(product) {
    this.product = product;
    /** Orders that it answered since its start, and those that it has in hand. */
    this.answered = 0;
    this.inHand = 0;
    this.isUp = false;
  }

  /** Starts it, again and again until the database lets it. */
  start() {
    this.started = until('an API to start', () => this.launch());
    return this.started;
  }

  async launch() {
    this.answered = 0;
    const { child, port, isUp } = await this.product.forkApi({ REDIS_URL: '' });
    [this.child, this.port] = [child, port];
    return (this.isUp = await isUp);
  }

  async kill() {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await endChild(child, 'SIGKILL');
    this.isUp = false;
  }

  /** One try; undefined where no answer came. */
  async post(path, body, headers) {
    this.inHand += 1;
    try {
      const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const read = await answer.json();
      this.answered += answer.status === 200 ? 1 : 0;
      return { status: answer.status, body: read };
    } catch {
      return undefined;
    } finally {
      this.inHand -= 1;
    }
  }
}

/** Something to buy, somebody who may buy it, and what is known of orders by their keys. */
async function openShop(product, apis) {
  const { orderOf } = await stockShop(product, ['can_publish', 'can_order']);
  const acknowledged = new Map();
  const faults = [];
  const shop = {
    acknowledged,
    faults,
    failures: 0,
    /** Orders under one key until it is acknowledged, as the checkout does, by `copies` requests at once. */
    async order(copies = 1) {
      const body = orderOf('graphic', 1 + (acknowledged.size % 3));
      await Promise.all(
        Array.from({ length: copies }, async () => {
          while (!(await shop.tryToOrder(body))) await pause(100);
        }),
      );
    },
    /** One try through any process that is up: the next one may come in where the last left the order half way. */
    async tryToOrder(body) {
      const up = apis.filter(({ isUp }) => isUp);
      const api = up[Math.floor(Math.random() * up.length)];
      if (api === undefined) return false;
      const headers = await product.signIn().catch(() => undefined);
      const answer = headers && (await api.post('/api/orders', body, headers));
      if (answer?.status !== 200) {
        shop.failures += 1;
        // Nobody there, no database there, or no connection to it left: all else is wrong.
        if (answer !== undefined && ![503, 504].includes(answer.status))
          faults.push(`an order was answered ${answer.status} ${answer.body.error}`);
        return false;
      }
      const { id } = answer.body;
      const before = acknowledged.get(body.idempotencyKey);
      if (before !== undefined && before !== id)
        faults.push(`the key ${body.idempotencyKey} is acknowledged as ${before} and as ${id}`);
      acknowledged.set(body.idempotencyKey, id);
      return true;
    },
  };
  return shop;
}

/** Takes processes and the database away while people order; ends early after `minutes` and gives how far it came. */
async function takeAway({ kills, restarts, minutes, random, apis, server, shop }) {
  let isOver = false;
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    while (!isOver) await shop.order();
  });
  const taken = { kills: 0, restarts: 0, inHand: 0 };
  const since = Date.now();
  const life = () => pause(LIFE_MS.least + random() * (LIFE_MS.most - LIFE_MS.least));
  const takeDatabase = async () => {
    const before = shop.acknowledged.size;
    await until('somebody to be acknowledged', async () => shop.acknowledged.size > before);
    await life();
    await server.take(taken.restarts % 2 === 0 ? 'kill' : 'stop');
    await server.giveBack();
    taken.restarts += 1;
  };
  const takeApi = async () => {
    const api = await until('an API that answers', async () => apis.find(({ answered }) => answered > 0));
    await life();
    taken.inHand += api.inHand > 0 ? 1 : 0;
    api.answered = 0;
    await api.kill();
    taken.kills += 1;
    // Not waited for: people order through the other processes meanwhile.
    void api.start().catch(({ message }) => shop.faults.push(message));
  };
  /** The database is taken away in even steps among the kills. */
  const isDatabaseDue = () => taken.restarts < restarts && taken.restarts * kills < taken.kills * restarts;
  while ((taken.kills < kills || taken.restarts < restarts) && Date.now() < since + minutes * 60_000) {
    await (isDatabaseDue() || taken.kills >= kills ? takeDatabase() : takeApi());
    if ((taken.kills + taken.restarts) % 10 === 0)
      console.log(
        `${taken.kills} kills, ${taken.inHand} of them with orders in hand, ${taken.restarts} times no database, ` +
          `${shop.acknowledged.size} orders acknowledged after ${((Date.now() - since) / 60_000).toFixed(1)} minutes`,
      );
  }
  isOver = true;
  await Promise.all([...customers, ...apis.map(({ started }) => started)]);
  return taken;
}

/** Sends many keys, so many requests at a time, each key more than once. */
async function race(shop) {
  const before = shop.acknowledged.size;
  for (let sent = 0; sent < RACE.keys * RACE.copies; sent += RACE.atATime)
    await Promise.all(Array.from({ length: RACE.atATime / RACE.copies }, () => shop.order(RACE.copies)));
  const made = shop.acknowledged.size - before;
  console.log(`${RACE.keys} keys raced ${RACE.atATime} at a time: ${made} orders`);
  if (made !== RACE.keys) shop.faults.push(`${made} orders came of ${RACE.keys} keys`);
}

/** One sentence for each thing about the orders that should not be. */
async function faultsOf(product, shop) {
  const rows = await product.queryAnew(`
    SELECT o.id, o.idempotency_key AS key, o.status, o.total_gross - o.postage_gross AS goods,
           (SELECT coalesce(sum(i.quantity * i.unit_price), 0)::int FROM order_item i WHERE i.order_id = o.id) AS items,
           (SELECT array_agg(s.to_status ORDER BY s.id) FROM order_step s WHERE s.order_id = o.id)::text AS steps,
           (SELECT count(*)::int FROM mail m WHERE m.template = 'order-confirmation' AND m.facts->>'order' = o.id::text) AS mails
      FROM orders o`);
  const faults = [];
  const kept = new Map(rows.map((row) => [row.key, row.id]));
  for (const [key, id] of shop.acknowledged)
    if (kept.get(key) !== id) faults.push(`the acknowledged order ${id} is ${kept.get(key) ?? 'not there'}`);
  if (rows.length !== shop.acknowledged.size)
    faults.push(`${shop.acknowledged.size} orders were acknowledged, ${rows.length} are there`);
  for (const { id, status, goods, items, steps, mails } of rows)
    if (status !== 1 || goods !== items || goods === 0 || steps !== '{0,1}' || mails !== 1)
      faults.push(`the order ${id} is not whole: ${JSON.stringify({ status, goods, items, steps, mails })}`);
  return faults;
}
