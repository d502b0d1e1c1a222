import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ROUTES, SERVER_ERROR_TEXTS } from '@tastwerk/contracts';
import { Redis } from 'ioredis';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { TestClient } from './harness/test-client.js';
import { TestProduct } from './harness/test-product.js';

const redisUrl = process.env['TEST_REDIS_URL'];
/** An address at which no Redis answers. */
const NO_REDIS = 'redis://127.0.0.1:1';

const opened = new Opened();
afterEach(() => opened.close());

/** A route that anybody may call, with the smallest limit of those that the database does not count as well. */
const { limit, windowSeconds } = ROUTES.logError.throttle;
const report = { body: { error: { message: 'something broke' } } };

/** The clients of `processes` API processes on one database. */
async function clients(
  processes: number,
  environment: Readonly<Record<string, string>>,
): Promise<readonly TestClient[]> {
  const product = opened.add(await TestProduct.start({ RATE_LIMITS: 'on', ...environment }), (made) =>
    made.stop(),
  );
  const all = [product.client];
  while (all.length < processes) all.push(new TestClient(await product.startOther()));
  if (redisUrl !== undefined && environment['REDIS_URL'] !== NO_REDIS) await untilRedisCounts(product, all);
  return all;
}

/** Waits until each process counts through Redis: until it is connected it counts for itself, which would let more calls through. */
async function untilRedisCounts({ configuration }: TestProduct, all: readonly TestClient[]): Promise<void> {
  if (redisUrl === undefined || configuration.redisUrl === undefined) return;
  const redis = new Redis(redisUrl);
  const pattern = `tastwerk:${new URL(configuration.databaseUrl).pathname.slice(1)}:throttle:*`;
  try {
    for (const [index, client] of all.entries()) {
      await eventually(`process ${index + 1} counts through Redis`, async () => {
        await client.call('logError', { ...report, remoteAddress: `198.51.100.${index + 1}` });
        return (await redis.keys(pattern)).length > index ? true : undefined;
      });
    }
  } finally {
    redis.disconnect();
  }
}

/** How many calls are let through when each is made at the next of `processes`; the one that is not must say when to come back. */
async function letThrough(processes: readonly TestClient[], remoteAddress = '192.0.2.1'): Promise<number> {
  for (let asked = 0; asked < 10 * limit; asked += 1) {
    const answer = await processes[asked % processes.length]?.call('logError', { ...report, remoteAddress });
    if (answer?.status === 204) continue;
    expect(answer?.status).toBe(429);
    expect(answer?.body).toMatchObject({
      error: 'REQUEST_THROTTLED',
      message: SERVER_ERROR_TEXTS.de.REQUEST_THROTTLED,
    });
    const seconds = Number(answer?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(windowSeconds);
    return asked;
  }
  throw new Error('nobody was ever slowed down');
}

/** Keeps this process, in which the product runs, from doing anything else. */
function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

interface StallableRedis {
  readonly url: string;
  /** Swallows all bytes from now on. */
  stall(): void;
  /** Keeps the process busy for so many ms when the next question has been passed on. */
  beBusyOnce(ms: number): void;
}

/** An address that passes bytes on to the Redis at `url` until it is told to swallow them. */
async function stallable(url: string): Promise<StallableRedis> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let [isStalled, busyMs] = [false, 0];
  const server = createServer((near) => {
    const far = connect(Number(port || 6379), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (isStalled) return;
        to.write(bytes);
        if (from === near) [, busyMs] = [keepBusy(busyMs), 0];
      });
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.add(server, (made) => {
    for (const socket of sockets) socket.destroy();
    made.close();
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href,
    stall: () => (isStalled = true),
    beBusyOnce: (ms) => (busyMs = ms),
  };
}

const adapters: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
  ['one process that counts for itself', 1, {}],
  ...(redisUrl === undefined ? [] : [['three processes through Redis', 3, { REDIS_URL: redisUrl }] as const]),
];

describe.each(adapters)('a limit, counted by %s', (_, processes, environment) => {
  it('lets through what the contract names, whichever process is asked, and slows down nobody else', async () => {
    const all = await clients(processes, environment);
    expect(await letThrough(all)).toBe(limit);
    expect(await letThrough(all, '192.0.2.2')).toBe(limit);
    // Whoever has one address of an IPv6 network has all of them.
    expect(await letThrough(all, '2001:db8::1')).toBe(limit);
    expect(await letThrough(all, '2001:db8::2')).toBe(0);
  });
});

it('is counted by each process alone while there is no Redis: nobody is locked out, nobody goes without a limit', async () => {
  const all = await clients(2, { REDIS_URL: NO_REDIS });
  expect(await letThrough(all)).toBe(2 * limit);
});

it('of tries to log in holds without Redis as with it', async () => {
  const all = await clients(2, { REDIS_URL: NO_REDIS });
  const call = { body: { login: 'nobody@tastwerk.example', password: 'a wrong password' } };
  const statuses: number[] = [];
  for (let asked = 0; asked < 30; asked += 1)
    statuses.push((await all[asked % 2]?.call('login', call))?.status ?? 0);
  const letIn = statuses.filter((status) => status !== 429).length;
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(letIn).toBeLessThanOrEqual(ROUTES.login.throttle.limit);
});

// Where the run has a Redis.
for (const url of redisUrl === undefined ? [] : [redisUrl]) {
  it('goes on when Redis no longer answers', async () => {
    const redis = await stallable(url);
    const all = await clients(1, { REDIS_URL: redis.url });
    expect(await letThrough(all, '192.0.2.3')).toBe(limit);
    redis.stall();
    expect(await letThrough(all, '192.0.2.4')).toBe(limit);
  });

  it('counts through Redis what was answered while the process itself was busy', async () => {
    const redis = await stallable(url);
    const all = await clients(1, { REDIS_URL: redis.url });
    const before = limit / 2;
    for (let asked = 0; asked < before; asked += 1)
      await all[0]?.call('logError', { ...report, remoteAddress: '192.0.2.5' });
    redis.beBusyOnce(1500);
    expect(await letThrough(all, '192.0.2.5')).toBe(limit - before);
  });

  it('keeps no network address in Redis', async () => {
    const product = opened.add(await TestProduct.start({ RATE_LIMITS: 'on', REDIS_URL: url }), (made) =>
      made.stop(),
    );
    const redis = opened.add(new Redis(url), (made) => made.disconnect());
    const prefix = `tastwerk:${new URL(product.configuration.databaseUrl).pathname.slice(1)}:throttle:`;
    // A call that comes before the connection stands is counted by the process alone.
    const keys = await eventually('a count in Redis', async () => {
      await product.client.call('logError', { ...report, remoteAddress: '192.0.2.77' });
      const found = await redis.keys(`${prefix}*`);
      return found.length > 0 ? found : undefined;
    });
    expect(keys).toHaveLength(1);
    expect(keys.join()).not.toContain('192.0.2');
  });
}
