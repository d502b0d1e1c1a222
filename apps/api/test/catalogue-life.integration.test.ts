import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, ROUTES, type Variant } from '@tastwerk/contracts';
import type { Document } from '@tastwerk/editor-core';
import { AccountsProduct } from './harness/accounts-product.js';
import { publication, sheet } from './harness/sheets.js';
import type { Person, TestProduct } from './harness/test-product.js';

const { createGraphic, getGraphic, getHistory, getVersion, listAllTags, listReports, searchGraphics } =
  ROUTES;

let accounts: AccountsProduct;
let product: TestProduct;
let ada: Person;
let ben: Person;
let admin: Person;

beforeAll(async () => {
  accounts = await AccountsProduct.start();
  ({ product } = accounts);
  ada = await product.person('ada');
  ben = await product.person('ben');
  admin = await product.person('admin', ROLES.admin);
});
afterAll(() => accounts.stop());

async function publish(changes: Partial<Document> = {}): Promise<Variant> {
  const call = { body: publication(sheet(changes)), token: ada.token };
  return (await product.client.read(createGraphic.response, 'createGraphic', call)).default_variant;
}

async function improve(
  { id, current_version: { hash: lastVersionHash } }: Variant,
  document: Document,
  { token }: Person,
) {
  const body = { ...publication(document), lastVersionHash, change_message: `von ${token.slice(-4)}` };
  return product.client.read(ROUTES.updateVariant.response, 'updateVariant', { params: { id }, body, token });
}

const history = ({ id }: Variant, query: Record<string, string> = {}) =>
  product.client.read(getHistory.response, 'getHistory', { params: { id }, query });

async function titles(search: string): Promise<readonly string[]> {
  const rows = await product.client.read(searchGraphics.response, 'searchGraphics', { query: { search } });
  return rows.map((row) => row.graphic_title);
}

describe('the history of a variant', () => {
  it('names every version, the newest first, and who had a part in it', async () => {
    const first = await publish({ graphicTitle: 'Verlauf' });
    const second = await improve(first, sheet({ width: 420, height: 297, variantTitle: 'Groß' }), ben);
    const { versions, contributors, total } = await history(first);
    expect(versions.map(({ id }) => id)).toEqual([second.current_version.id, first.current_version.id]);
    expect(versions[0]).toMatchObject({
      user_id: ben.id,
      title: 'Groß',
      graphic_format: 'a3',
      graphic_landscape: true,
      graphic_no_of_pages: 1,
      braille_no_of_pages: 1,
      is_current: true,
      restored_from: null,
    });
    expect(versions[0]?.change_message).toMatch(/^von /);
    expect(versions[1]).toMatchObject({ user_id: ada.id, graphic_format: 'a4', is_current: false });
    expect(contributors.map(({ display_name: name }) => name)).toEqual(['ada', 'ben']);
    expect(total).toBe(2);
    const older = await history(first, { limit: '1', before: String(second.current_version.id) });
    expect(older.versions.map(({ id }) => id)).toEqual([first.current_version.id]);
  });

  it('lets an old version be looked at, with its document for whoever is signed in', async () => {
    const first = await publish({ graphicTitle: 'Früher' });
    await improve(first, sheet({ variantTitle: 'Später' }, 'neu'), ada);
    const params = { id: first.id, versionId: first.current_version.id };
    const asVisitor = await product.client.read(getVersion.response, 'getVersion', { params });
    expect(asVisitor).toMatchObject({
      title: 'Basis',
      current_version: { hash: first.current_version.hash },
    });
    expect(asVisitor.current_version.document).toBeNull();
    const read = await product.client.read(getVersion.response, 'getVersion', { params, token: ben.token });
    expect(read.current_version.document).toContain('Die Straße');
    const other = await publish();
    const elsewhere = { params: { id: other.id, versionId: first.current_version.id } };
    expect(await product.client.failure('getVersion', elsewhere)).toBe('CATALOGUE_VERSION_NOT_FOUND');
  });
});

describe('restoring', () => {
  const restore = ({ id }: Variant, versionId: number, body: object, { token }: Person) =>
    product.client.call('restoreVersion', { params: { id, versionId }, body, token });

  it('publishes the old version as a new one, once for each key', async () => {
    const first = await publish({ tags: [{ name: 'Altes', tag_id: null }] });
    const second = await improve(first, sheet({ variantTitle: 'Anders', tags: [] }, 'neu'), ben);
    const body = { idempotencyKey: randomUUID(), lastVersionHash: second.current_version.hash };
    const answers = await Promise.all([1, 2].map(() => restore(first, first.current_version.id, body, ben)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const restored = ROUTES.restoreVersion.response.parse(answers[0]?.body);
    expect(restored).toMatchObject({ title: 'Basis', tags: first.tags });
    expect(restored.current_version.hash).toBe(first.current_version.hash);
    const { versions } = await history(first);
    expect(versions.map(({ restored_from: from }) => from)).toEqual([first.current_version.id, null, null]);
  });

  it('is refused when another version came between, and of a version of another variant', async () => {
    const first = await publish();
    const second = await improve(first, sheet({}, 'neu'), ben);
    const stale = { idempotencyKey: randomUUID(), lastVersionHash: first.current_version.hash };
    expect((await restore(first, first.current_version.id, stale, ada)).body).toMatchObject({
      error: 'CATALOGUE_VERSION_CONFLICT',
    });
    const other = await publish();
    const body = { idempotencyKey: randomUUID(), lastVersionHash: other.current_version.hash };
    expect((await restore(other, second.current_version.id, body, ada)).body).toMatchObject({
      error: 'CATALOGUE_VERSION_NOT_FOUND',
    });
  });
});

describe('hiding', () => {
  it.each(['showGraphic', 'showVariant'] as const)(
    'by %s makes it unreachable for others until it is shown again',
    async (route) => {
      const variant = await publish({ graphicTitle: `Anstößig ${route}` });
      const id = route === 'showGraphic' ? variant.parent_graphic.id : variant.id;
      const show = (isPublic: boolean) =>
        product.client.call(route, {
          params: { id },
          body: { public: isPublic, reason: 'Anstößig' },
          token: admin.token,
        });
      expect((await show(false)).body).toEqual({ id, public: false });
      const asOther = { params: { id: variant.id }, token: ben.token };
      expect(await product.client.failure('getVariant', asOther)).toBe('CATALOGUE_VARIANT_NOT_FOUND');
      expect(await titles(`Anstößig ${route}`)).toEqual([]);
      const asAuthor = { params: { id: variant.id }, token: ada.token };
      const seen = await product.client.read(ROUTES.getVariant.response, 'getVariant', asAuthor);
      expect(seen.hidden).toEqual({ since: expect.stringMatching(/^20\d\d-/), reason: 'Anstößig' });
      const own = await product.client.read(ROUTES.myGraphics.response, 'myGraphics', { token: ada.token });
      const listed = own.flatMap(({ variants }) => variants).find(({ id: one }) => one === variant.id);
      expect(listed?.hidden).toEqual(seen.hidden);
      await show(true);
      expect(await titles(`Anstößig ${route}`)).toHaveLength(1);
      expect((await product.client.call('getVariant', { params: { id: variant.id } })).status).toBe(200);
    },
  );

  it('a graphic leaves what each of its variants is by itself', async () => {
    const variant = await publish();
    const params = { id: variant.parent_graphic.id };
    await product.client.call('showGraphic', { params, body: { public: false }, token: admin.token });
    const seen = await product.client.read(getGraphic.response, 'getGraphic', { params, token: admin.token });
    expect(seen).toMatchObject({ public: false, author: { display_name: 'ada' } });
    expect(seen.variants[0]?.public).toBe(true);
  });
});

describe('the author of a variant', () => {
  it('hears by mail, in their language, when somebody else publishes a version of it, once an hour', async () => {
    await product.client.call('updateUser', { body: { language: 'en' }, token: ada.token });
    const first = await publish({ graphicTitle: 'Herz <b>' });
    const second = await improve(first, sheet({}, 'eins'), ben);
    const mail = await accounts.catcher.next(ada.email, /^A new version of “Herz <b>”$/);
    expect(mail.text).toContain('published by ben');
    expect(mail.text).toContain(`/catalogue/${first.parent_graphic.id}/variant/${first.id}?view=history`);
    const third = await improve(second, sheet({}, 'zwei'), ben);
    await improve(third, sheet({}, 'drei'), ada);
    const mails = await product.database.query(
      `SELECT 1 FROM mail WHERE template = 'new-version' AND facts->>'variantId' = $1`,
      [String(first.id)],
    );
    expect(mails).toHaveLength(1);
  });

  it('hears nothing more once they have followed the link of such a mail, until they ask for it again', async () => {
    const noted = async ({ id }: Variant) =>
      (await product.database.query(`SELECT 1 FROM mail WHERE facts->>'variantId' = $1`, [String(id)]))
        .length;
    const told = await publish({ graphicTitle: 'Abbestellt' });
    await improve(told, sheet({}, 'eins'), ben);
    const mail = await accounts.catcher.next(ada.email, /“Abbestellt”/);
    const key = /newsletter\/unsubscribe\?key=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    expect(mail.headers.get('list-unsubscribe')).toContain(key);
    for (let time = 0; time < 2; time += 1)
      expect((await product.client.call('unsubscribeNewsletter', { query: { key } })).status).toBe(204);
    expect((await product.client.call('validate', { token: ada.token })).body).toMatchObject({
      notices_active: false,
    });
    const untold = await publish();
    await improve(untold, sheet({}, 'zwei'), ben);
    expect(await noted(untold)).toBe(0);
    await product.client.call('updateUser', { body: { noticesActive: true }, token: ada.token });
    const toldAgain = await publish();
    await improve(toldAgain, sheet({}, 'drei'), ben);
    expect(await noted(toldAgain)).toBe(1);
  });
});

describe('the authors of what is hidden', () => {
  const show = (route: 'showGraphic' | 'showVariant', id: number, body: object, { token } = admin) =>
    product.client.call(route, { params: { id }, body, token });
  const told = ({ graphic_id }: { readonly graphic_id: number }) =>
    product.database.query(
      `SELECT a.display_name AS name, m.template, m.facts->>'reason' AS reason
         FROM mail m JOIN account a ON a.id = m.account_id
        WHERE m.template LIKE 'content-%' AND m.facts->>'graphicId' = $1 ORDER BY m.id, a.id`,
      [String(graphic_id)],
    );

  it('hear why by mail, in their language and whether they want other notices or not, and when it is shown again', async () => {
    const eve = await product.person('eve');
    await product.client.call('updateUser', {
      body: { language: 'en', noticesActive: false },
      token: eve.token,
    });
    const body = publication(sheet({ graphicTitle: 'Herz <b>' }));
    const { default_variant: variant } = await product.client.read(createGraphic.response, 'createGraphic', {
      body,
      token: eve.token,
    });
    await show('showVariant', variant.id, { public: false, reason: 'The arrows\npoint the wrong way.' });
    const hidden = await accounts.catcher.next(eve.email, /^“Herz <b>” is hidden$/);
    expect(hidden.text).toContain('the variant “Basis” of the graphic “Herz <b>”');
    expect(hidden.text).toMatch(/Reason\r?\nThe arrows\r?\npoint the wrong way\./);
    expect(hidden.text).toContain(`/catalogue/${variant.parent_graphic.id}/variant/${variant.id}`);
    expect(hidden.html).not.toContain('<b>');
    await show('showVariant', variant.id, { public: true });
    expect((await accounts.catcher.next(eve.email, /^“Herz <b>” is visible again$/)).text).not.toContain(
      'Reason',
    );
  });

  it('hear of it once, again where the reason is another, and not of what they did themselves', async () => {
    const variant = await publish({ graphicTitle: 'Einmal' });
    const { id } = variant.parent_graphic;
    await show('showGraphic', id, { public: false, reason: 'Kopiert' });
    await show('showGraphic', id, { public: false });
    await show('showGraphic', id, { public: false, reason: 'Kopiert' });
    await show('showGraphic', id, { public: false, reason: 'Aus einem Schulbuch kopiert' });
    // Its graphic is still hidden: to be told that it is shown would be wrong.
    await show('showVariant', variant.id, { public: false, reason: 'Auch das' });
    await show('showVariant', variant.id, { public: true });
    expect(await told({ graphic_id: id })).toEqual([
      { name: 'ada', template: 'content-hidden', reason: 'Kopiert' },
      { name: 'ada', template: 'content-hidden', reason: 'Aus einem Schulbuch kopiert' },
      { name: 'ada', template: 'content-hidden', reason: 'Auch das' },
    ]);

    const own = publication(sheet({ graphicTitle: 'Eigenes' }));
    const { created_graphic: mine } = await product.client.read(createGraphic.response, 'createGraphic', {
      body: own,
      token: admin.token,
    });
    await show('showGraphic', mine.id, { public: false, reason: 'Doch nicht' });
    expect(await told({ graphic_id: mine.id })).toEqual([]);
  });
});

describe('reports', () => {
  it('come from anybody who sees the variant, and are settled by an admin', async () => {
    const variant = await publish({ graphicTitle: 'Gemeldet' });
    const report = (body: object, token?: string) =>
      product.client.call('reportVariant', {
        params: { id: variant.id },
        body,
        ...(token === undefined ? {} : { token }),
      });
    expect((await report({ reason: 'copyright', text: ' Von mir abgezeichnet. ' })).status).toBe(204);
    expect((await report({ reason: 'incorrect' }, ben.token)).status).toBe(204);
    expect((await report({ reason: 'boring' })).status).toBe(422);
    const list = (state: string) =>
      product.client.read(listReports.response, 'listReports', { query: { state }, token: admin.token });
    const open = await list('open');
    expect(open.map(({ reason, reporter }) => [reason, reporter?.display_name])).toEqual([
      ['incorrect', 'ben'],
      ['copyright', undefined],
    ]);
    expect(open[1]).toMatchObject({
      text: 'Von mir abgezeichnet.',
      variant_id: variant.id,
      graphic_title: 'Gemeldet',
      version_id: variant.current_version.id,
      settled_at: null,
    });
    const settled = await product.client.read(ROUTES.settleReport.response, 'settleReport', {
      params: { id: open[1]?.id ?? 0 },
      body: { state: 'resolved', note: 'Ausgeblendet.' },
      token: admin.token,
    });
    expect(settled).toMatchObject({ state: 'resolved', note: 'Ausgeblendet.' });
    expect(settled.settled_at).not.toBeNull();
    expect((await list('open')).map(({ reason }) => reason)).toEqual(['incorrect']);
  });
});

describe('tags', () => {
  const all = (search: string) =>
    product.client.read(listAllTags.response, 'listAllTags', { query: { search }, token: admin.token });
  const idOf = async (name: string) => (await all(name))[0]?.tag_id ?? 0;
  const change = (name: 'renameTag' | 'mergeTag', id: number, body: object) =>
    product.client.call(name, { params: { id }, body, token: admin.token });

  it('are renamed, and found by their new name alone', async () => {
    await publish({ graphicTitle: 'Kreis', tags: [{ name: 'Geometire', tag_id: null }] });
    await publish({ graphicTitle: 'Ton', tags: [{ name: 'Musik', tag_id: null }] });
    const id = await idOf('Geometire');
    expect((await change('renameTag', id, { name: ' Formenlehre ' })).body).toMatchObject({
      tag_id: id,
      name: 'Formenlehre',
      count: 1,
    });
    expect(await titles('Formenlehre')).toEqual(['Kreis']);
    expect(await titles('Geometire')).toEqual([]);
    expect((await change('renameTag', id, { name: 'MUSIK' })).body).toMatchObject({
      error: 'CATALOGUE_TAG_EXISTS',
    });
  });

  it('are merged: what carried one carries the other, and the old id and name lead there', async () => {
    await publish({ graphicTitle: 'Blume', tags: [{ name: 'Pflanzen', tag_id: null }] });
    await publish({
      graphicTitle: 'Baum',
      tags: [
        { name: 'Flora', tag_id: null },
        { name: 'Pflanzen', tag_id: null },
      ],
    });
    const [from, into] = [await idOf('Pflanzen'), await idOf('Flora')];
    expect((await change('mergeTag', from, { into })).body).toMatchObject({ tag_id: into, count: 2 });
    expect(await titles('Flora')).toEqual(['Baum', 'Blume']);
    expect(await titles('Pflanzen')).toEqual([]);
    expect(await all('Pflanzen')).toEqual([]);
    const byOldId = await publish({ graphicTitle: 'Moos', tags: [{ name: 'Pflanzen', tag_id: from }] });
    const byOldName = await publish({ graphicTitle: 'Farn', tags: [{ name: 'pflanzen', tag_id: null }] });
    expect([byOldId.tags, byOldName.tags]).toEqual([[into], [into]]);
    expect((await change('mergeTag', from, { into })).body).toMatchObject({
      error: 'CATALOGUE_TAG_NOT_FOUND',
    });
    expect((await change('mergeTag', into, { into })).body).toMatchObject({
      error: 'CATALOGUE_TAG_NOT_FOUND',
    });
  });
});

describe('a thousand edits at the same moment, a hundred each round', () => {
  it.each(Array.from({ length: 10 }, (_, round) => round + 1))('lose nothing: round %i', async (round) => {
    const first = await publish({ graphicTitle: `Wettlauf ${round}` });
    const { hash: lastVersionHash } = first.current_version;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => {
        const body = { ...publication(sheet({}, `Nummer ${number}`)), lastVersionHash };
        const token = number % 2 === 0 ? ada.token : ben.token;
        return product.client.callPatiently('updateVariant', { params: { id: first.id }, body, token });
      }),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
    expect(won).toHaveLength(1);
    const kept = ROUTES.updateVariant.response.parse(won[0]?.body).current_version;
    const { versions } = await history(first);
    expect(versions.map(({ id }) => id)).toEqual([kept.id, first.current_version.id]);
  });
});
