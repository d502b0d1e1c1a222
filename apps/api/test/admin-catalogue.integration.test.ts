import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type KeptVariant, RENDERING_FORMATS, ROLES, ROUTES, type Variant } from '@tastwerk/contracts';
import { RenderRounds } from '../src/modules/rendering/rounds/render-rounds.service.js';
import { VERSION } from '../src/platform/version.js';
import { publication } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

const FORMATS = RENDERING_FORMATS.length;

let product: TestProduct;
let admin: Person;
let ann: Person;
beforeAll(async () => {
  product = await TestProduct.start();
  admin = await product.person('admin', ROLES.admin);
  ann = await product.person('ann');
});
afterAll(() => product.stop());

async function publish(): Promise<Variant> {
  const graphic = await product.client.read(ROUTES.createGraphic.response, 'createGraphic', {
    body: publication(),
    token: ann.token,
  });
  return graphic.default_variant;
}

async function kept(
  variant: Variant,
  query: Readonly<Record<string, string>> = {},
): Promise<KeptVariant | undefined> {
  const rows = await product.client.read(ROUTES.listKeptVariants.response, 'listKeptVariants', {
    query,
    token: admin.token,
  });
  return rows.find(({ variant_id }) => variant_id === variant.id);
}

const show = (name: 'showGraphic' | 'showVariant', id: number, body: object) =>
  product.client.call(name, { params: { id }, body, token: admin.token });

describe('the catalogue as it is looked after', () => {
  it('has every variant with its files, found by title, author and number', async () => {
    const variant = await publish();
    const row = await kept(variant);
    expect(row).toMatchObject({
      graphic_id: variant.parent_graphic.id,
      author: 'ann',
      versions: 1,
      files_open: FORMATS,
      files_done: 0,
      variant_hidden: null,
      graphic_hidden: null,
    });
    for (const search of [variant.parent_graphic.title, 'ANN', String(variant.parent_graphic.id)])
      expect(await kept(variant, { search })).toEqual(row);
    expect(await kept(variant, { search: 'nobody wrote this' })).toBeUndefined();
    expect(await kept(variant, { before: String(variant.id) })).toBeUndefined();
  });

  it('says since when, by whom and why something is hidden, until it is shown again', async () => {
    const variant = await publish();
    await show('showVariant', variant.id, { public: false, reason: ' Upside down ' });
    const hidden = await kept(variant, { shown: 'hidden' });
    expect(hidden?.variant_hidden).toEqual({
      since: expect.any(String),
      by: 'admin',
      reason: 'Upside down',
    });
    expect(hidden?.graphic_hidden).toBeNull();
    expect(await kept(variant, { shown: 'shown' })).toBeUndefined();

    // Hidden once more: another reason takes the place of the first, no reason does not, and the moment stays.
    await show('showVariant', variant.id, { public: false });
    expect((await kept(variant))?.variant_hidden).toEqual(hidden?.variant_hidden);
    await show('showVariant', variant.id, { public: false, reason: 'Mirrored' });
    expect((await kept(variant))?.variant_hidden).toEqual({ ...hidden?.variant_hidden, reason: 'Mirrored' });

    await show('showVariant', variant.id, { public: true });
    expect((await kept(variant, { shown: 'shown' }))?.variant_hidden).toBeNull();
    await show('showVariant', variant.id, { public: false });
    expect((await kept(variant))?.variant_hidden?.reason).toBe('');
  });

  it('counts a variant as hidden with its graphic', async () => {
    const variant = await publish();
    await show('showGraphic', variant.parent_graphic.id, { public: false, reason: 'Copied' });
    const row = await kept(variant, { shown: 'hidden' });
    expect(row?.graphic_hidden).toMatchObject({ by: 'admin', reason: 'Copied' });
    expect(row?.variant_hidden).toBeNull();
  });
});

describe('rounds of rendering', () => {
  const start = (body: object) =>
    product.client.read(ROUTES.startRenderRound.response, 'startRenderRound', { body, token: admin.token });
  const rounds = () =>
    product.client.read(ROUTES.listRenderRounds.response, 'listRenderRounds', { token: admin.token });
  const drive = () => product.app.get(RenderRounds, { strict: false }).drive();
  /** What a worker would leave. */
  const finishJobs = (state: 'done' | 'failed', renderer: string) =>
    product.database.query(
      `UPDATE job SET state = $1, done_by = $2, attempts = 1 WHERE kind = 'rendering' AND state = 'queued'`,
      [state, renderer],
    );

  it('order all versions of a graphic at once, and end with the last of their jobs', async () => {
    const variant = await publish();
    await finishJobs('done', VERSION);
    const round = await start({ aim: 'graphic', id: variant.parent_graphic.id });
    expect(round).toMatchObject({
      aim: 'graphic',
      graphic: { id: variant.parent_graphic.id },
      actor_name: 'admin',
      versions: 1,
      ordered: 1,
      jobs_open: FORMATS,
      finished_at: null,
    });
    expect((await kept(variant))?.files_open).toBe(FORMATS);
    await drive();
    expect((await rounds())[0]?.finished_at).toBeNull();
    await finishJobs('done', VERSION);
    await drive();
    expect((await rounds())[0]).toMatchObject({
      id: round.id,
      finished_at: expect.any(String),
      is_stopped: false,
      jobs_open: 0,
      jobs_done: FORMATS,
    });
    // What is ordered again by itself leaves the round, whose figures stay.
    await start({ aim: 'variant', id: variant.id });
    const [again, before] = await rounds();
    expect(again).toMatchObject({ aim: 'variant', variant: { id: variant.id }, jobs_open: FORMATS });
    expect(before).toMatchObject({ id: round.id, jobs_done: FORMATS });
    await finishJobs('done', VERSION);
    await drive();
  });

  it('make again what one version of the renderer made, some at a time, and nothing else', async () => {
    for (let at = 0; at < 12; at += 1) await publish();
    await finishJobs('done', '0.0.1');
    const fresh = await publish();
    await finishJobs('done', VERSION);
    const renderers = () =>
      product.client.read(ROUTES.listRenderers.response, 'listRenderers', { token: admin.token });
    expect(await renderers()).toContainEqual({ renderer: '0.0.1', is_current: false, versions: 12 });
    const round = await start({ aim: 'renderer', renderer: '0.0.1' });
    expect(round).toMatchObject({ aim: 'renderer', renderer: '0.0.1', versions: 12, ordered: 10 });
    // Ten versions wait: more are ordered only when fewer do.
    await drive();
    expect((await rounds())[0]).toMatchObject({ ordered: 10, jobs_open: 10 * FORMATS });
    await finishJobs('failed', '0.0.1');
    await drive();
    expect((await rounds())[0]).toMatchObject({
      ordered: 12,
      jobs_open: 2 * FORMATS,
      jobs_failed: 10 * FORMATS,
    });
    await finishJobs('done', VERSION);
    await drive();
    expect((await rounds())[0]).toMatchObject({
      finished_at: expect.any(String),
      jobs_done: 2 * FORMATS,
      jobs_failed: 10 * FORMATS,
    });
    expect((await kept(fresh))?.files_done).toBe(FORMATS);
    expect(
      await product.client.failure('startRenderRound', {
        body: { aim: 'renderer', renderer: '0.0.1' },
        token: admin.token,
      }),
    ).toBe('RENDER_ROUND_EMPTY');
  });

  it('that are stopped order nothing more', async () => {
    for (let at = 0; at < 11; at += 1) await publish();
    await finishJobs('done', '0.0.2');
    const { id } = await start({ aim: 'renderer', renderer: '0.0.2' });
    const call = { params: { id }, token: admin.token };
    const stopped = await product.client.read(ROUTES.stopRenderRound.response, 'stopRenderRound', call);
    expect(stopped).toMatchObject({ is_stopped: true, finished_at: expect.any(String), ordered: 10 });
    await finishJobs('done', VERSION);
    await drive();
    expect((await rounds())[0]).toMatchObject({ id, ordered: 10 });
    expect(await product.client.read(ROUTES.stopRenderRound.response, 'stopRenderRound', call)).toMatchObject(
      { id, finished_at: stopped.finished_at },
    );
  });
});
