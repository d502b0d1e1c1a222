import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PgBossQueue } from '../src/platform/jobs/pg-boss-queue.js';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const opened = new Opened();
let database: TestDatabase;

beforeAll(async () => {
  database = opened.add(await createTestDatabase(), (created) => created.drop());
});
afterAll(() => opened.close());

function openQueue(): PgBossQueue {
  return opened.add(new PgBossQueue(database.url), (queue) => queue.close());
}

describe('the queue in PostgreSQL', () => {
  it('hands each message to one taker, and goes on after one that failed', async () => {
    const queue = openQueue();
    const taken: unknown[] = [];
    const handle = (message: unknown) => {
      taken.push(message);
      return taken.length === 1 ? Promise.reject(new Error('refused')) : Promise.resolve();
    };
    await queue.consume('letters', handle, 3);
    for (let number = 1; number <= 12; number += 1) await queue.publish('letters', { number });
    await eventually('all messages', () => Promise.resolve(taken.length >= 12 ? true : undefined));
    await queue.close();
    expect(new Set(taken.map((message) => JSON.stringify(message))).size).toBe(12);
    expect(taken).toHaveLength(12);
  });

  it('waits at its end for the message in hand, and takes no other', async () => {
    const queue = openQueue();
    let finish = () => undefined as void;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const events: string[] = [];
    const handle = async () => {
      events.push('taken');
      await finished;
      events.push('done');
    };
    await queue.consume('orders', handle, 1);
    await queue.publish('orders', { number: 1 });
    await queue.publish('orders', { number: 2 });
    await eventually('the first message', () => Promise.resolve(events.length > 0 ? true : undefined));
    const closing = queue.close().then(() => events.push('closed'));
    finish();
    await closing;
    expect(events).toEqual(['taken', 'done', 'closed']);
    const left = await database.query<{ state: string }>(
      `SELECT state::text AS state FROM queue.job WHERE name = 'orders' ORDER BY created_on`,
    );
    expect(left.map(({ state }) => state)).toEqual(['completed', 'created']);
  });
});
