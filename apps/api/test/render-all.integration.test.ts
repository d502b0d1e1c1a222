import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES, type Variant } from '@tastwerk/contracts';
import { RenderAllApp } from '../src/render-all/render-all-app.js';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { publication } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

const opened = new Opened();
let product: TestProduct;
let app: RenderAllApp;
let ada: Person;
const variants: Variant[] = [];

beforeAll(async () => {
  product = opened.add(await TestProduct.start(), (started) => started.stop());
  ada = await product.person('ada');
  for (let count = 0; count < 12; count += 1) {
    const { response } = ROUTES.createGraphic;
    const call = { body: publication(), token: ada.token };
    variants.push((await product.client.read(response, 'createGraphic', call)).default_variant);
  }
  await product.startWorker();
  await eventually('every file', async () => {
    const open = await product.database.query(
      `SELECT 1 FROM job WHERE kind = 'rendering' AND state <> 'done'`,
    );
    return open.length === 0 ? true : undefined;
  });
  app = opened.add(await RenderAllApp.create(product.configuration), (created) => created.close());
});
afterAll(() => opened.close());

/** Under which key the file of each version lies. */
async function keysOf(format: string): Promise<readonly string[]> {
  const rows = await product.database.query<{ key: string }>(
    'SELECT storage_key AS key FROM artefact WHERE format = $1 ORDER BY version_id, name',
    [format],
  );
  return rows.map(({ key }) => key);
}

/** Which of two lists of keys differ. */
const changed = (before: readonly string[], after: readonly string[]) =>
  after.map((key, index) => key !== before[index]);

describe('rendering the whole catalogue again', () => {
  it('makes the wanted formats of every version anew, and no other', async () => {
    const [rtf, brf] = [await keysOf('rtf'), await keysOf('brf')];
    expect(await app.unfinished()).toBeUndefined();
    const batch = await app.begin(['rtf']);
    const seen: number[] = [];
    const outcomes = await app.run(batch, ({ versions }) => seen.push(versions));
    expect(outcomes).toEqual([{ state: 'done', error: null, jobs: 12 }]);
    expect([seen[0], seen.at(-1)]).toEqual([12, 0]);
    expect(changed(rtf, await keysOf('rtf'))).toEqual(Array(12).fill(true));
    expect(changed(brf, await keysOf('brf'))).toEqual(Array(12).fill(false));
    expect(await app.unfinished()).toBeUndefined();
  });

  it('goes on where a round was cut off', async () => {
    const before = await keysOf('brf');
    const batch = await app.begin(['brf']);
    await product.database.query('UPDATE render_batch SET last_version_id = $2 WHERE id = $1', [
      batch.id,
      variants[8]?.current_version.id,
    ]);
    const cutOff = await app.unfinished();
    expect(cutOff).toMatchObject({ id: batch.id, formats: ['brf'] });
    if (cutOff) await app.run(cutOff, () => undefined);
    expect(changed(before, await keysOf('brf'))).toEqual([...Array(9).fill(false), ...Array(3).fill(true)]);
  });

  it('counts what failed by its reason', async () => {
    const broken = variants[0]?.current_version.id;
    await product.database.query(`UPDATE version SET document = '{"formatVersion":99}' WHERE id = $1`, [
      broken,
    ]);
    const outcomes = await app.run(await app.begin(['brf']), () => undefined);
    expect(outcomes).toEqual([
      { state: 'done', error: null, jobs: 11 },
      { state: 'failed', error: 'DOCUMENT_VERSION_TOO_NEW', jobs: 1 },
    ]);
  });
});
