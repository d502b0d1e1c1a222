import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fillPath, isRenderingOver, ROUTES, type Variant } from '@tastwerk/contracts';
import { follow, type SeenEvent } from './harness/following.js';
import { publication } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
/** A second API process on the same database, as far as the database can tell. */
let other: NestFastifyApplication;
let ada: Person;

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
  await product.app.listen(0, '127.0.0.1');
  other = await product.startOther();
});
afterAll(() => product.stop());

async function publish(isPublic = true): Promise<Variant> {
  const body = { ...publication(), public: isPublic };
  const { response } = ROUTES.createGraphic;
  return (await product.client.read(response, 'createGraphic', { body, token: ada.token })).default_variant;
}

async function addressOf({ id }: Variant, app = product.app): Promise<string> {
  return `${await app.getUrl()}${fillPath(ROUTES.watchRenderings.path, { id })}`;
}

const change = (variant: Variant, set: string) =>
  product.database.query(`UPDATE job SET ${set} WHERE kind = 'rendering' AND subject_id = $1`, [
    variant.current_version.id,
  ]);

const statesOf = ({ state }: SeenEvent) => [...new Set(state.renderings.map((rendering) => rendering.state))];

/** Follows the variant and does one `step` after each event; gives what was seen of states. */
async function followThrough(
  variant: Variant,
  steps: readonly (() => Promise<unknown>)[],
  app = product.app,
): Promise<readonly (readonly string[])[]> {
  const rest = [...steps];
  const seen = await follow(await addressOf(variant, app), {}, () => void rest.shift()?.());
  return seen.map(statesOf);
}

describe('a stream of renderings', () => {
  it('tells the state as it is, each change once, and ends when nothing is under way', async () => {
    const variant = await publish();
    const seen = await followThrough(variant, [
      () => change(variant, `state = 'running', attempts = 1`),
      // A renewed claim is no change that anybody wants to hear of.
      () =>
        change(variant, `lease_until = now()`).then(() =>
          change(variant, `state = 'failed', error_code = 'RENDERING_TIMEOUT'`),
        ),
    ]);
    expect(seen).toEqual([['queued'], ['running'], ['failed']]);
  });

  it('hears of changes whichever process it is asked at', async () => {
    const variant = await publish();
    const seen = await followThrough(variant, [() => change(variant, `state = 'done'`)], other);
    expect(seen).toEqual([['queued'], ['done']]);
  });

  it('goes on when its ear in the database was cut off', async () => {
    const variant = await publish();
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE application_name = 'tastwerk notifications' AND datname = current_database()`;
    const seen = await followThrough(variant, [
      () => product.database.query(cut).then(() => change(variant, `state = 'done'`)),
    ]);
    expect(seen).toEqual([['queued'], ['done']]);
  });

  it('tells nobody again what they have seen already', async () => {
    const variant = await publish();
    await change(variant, `state = 'done'`);
    const [last] = await follow(await addressOf(variant));
    expect(last && isRenderingOver(last.state)).toBe(true);
    const again = await follow(await addressOf(variant), { 'last-event-id': last?.id ?? '' });
    expect(again).toEqual([]);
  });

  it('is kept from proxies and caches, and names its type', async () => {
    const variant = await publish();
    await change(variant, `state = 'done'`);
    const { headers } = await fetch(await addressOf(variant));
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('of a hidden variant is for its author alone, and ends when the right is lost', async () => {
    const hidden = await publish(false);
    expect(await product.client.failure('watchRenderings', { params: { id: hidden.id } })).toBe(
      'CATALOGUE_VARIANT_NOT_FOUND',
    );
    const ben = await product.person('ben');
    const seen = await follow(
      await addressOf(hidden),
      { authorization: `Bearer ${ada.token}` },
      () =>
        void product.database
          .query('UPDATE variant SET user_id = $2 WHERE id = $1', [hidden.id, ben.id])
          .then(() => change(hidden, `state = 'running', attempts = 1`)),
    );
    expect(seen.map(statesOf)).toEqual([['queued']]);
  });

  it('ends with the server, which does not wait for it', async () => {
    const variant = await publish();
    const third = await product.startOther();
    const seen = await follow(await addressOf(variant, third), {}, () => void third.close());
    expect(seen.map(statesOf)).toEqual([['queued']]);
  });
});
