import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, ROUTES, tagIdsOf } from '@tastwerk/contracts';
import type { Document } from '@tastwerk/editor-core';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

const { createGraphic, getGraphic, listTags, searchGraphics } = ROUTES;

let product: TestProduct;
let ada: Person;
let ben: Person;
let admin: Person;

async function publish(changes: Partial<Document>, isPublic = true) {
  const body = { ...publication(sheet(changes)), public: isPublic };
  return product.client.read(createGraphic.response, 'createGraphic', { body, token: ada.token });
}

async function titles(query: Record<string, string>, person?: Person): Promise<readonly string[]> {
  const call = { query, ...(person === undefined ? {} : { token: person.token }) };
  const rows = await product.client.read(searchGraphics.response, 'searchGraphics', call);
  return rows.map((row) => row.graphic_title);
}

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
  ben = await product.person('ben');
  admin = await product.person('admin', ROLES.admin);
  await publish({ graphicTitle: 'Ärztehaus', tags: [{ name: 'Gebäude', tag_id: null }] });
  await publish({ graphicTitle: 'Wasserkreislauf', graphicDescription: 'Regen und Meer', system: 'DE:KURZ' });
  await publish({ graphicTitle: 'Landkarte', width: 420, height: 297 });
  await publish({ graphicTitle: 'Entwurf' }, false);
  await publish({
    graphicTitle: 'Schulhaus',
    tags: [
      { name: 'Gebäude', tag_id: null },
      { name: 'Schule', tag_id: null },
    ],
  });
});
afterAll(() => product.stop());

describe('a search', () => {
  it('lists the newest graphic first and leaves out what is not public', async () => {
    expect(await titles({})).toEqual(['Schulhaus', 'Landkarte', 'Wasserkreislauf', 'Ärztehaus']);
  });

  it.each([
    ['the beginning of a word', 'wasser', ['Wasserkreislauf']],
    ['words of the description, in any order', 'meer regen', ['Wasserkreislauf']],
    ['a tag', 'gebäude', ['Schulhaus', 'Ärztehaus']],
    ['letters in any case', 'ÄRZTE', ['Ärztehaus']],
    ['nothing for what is not there', 'Vulkan', []],
    ['everything for signs alone', '!&|():*\'"', ['Schulhaus', 'Landkarte', 'Wasserkreislauf', 'Ärztehaus']],
  ])('finds %s', async (_, search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  it('gives the rows of variants by their ids, newest first, and leaves out what is not there for whoever asks', async () => {
    const all = await product.client.read(searchGraphics.response, 'searchGraphics', {
      token: admin.token,
    });
    const ids = all.map(({ variant_id: id }) => id).sort((a, b) => a - b);
    const variants = [...ids, 999_999].join(',');
    expect(await titles({ variants }, admin)).toEqual(all.map(({ graphic_title: title }) => title));
    expect(await titles({ variants })).toEqual(['Schulhaus', 'Landkarte', 'Wasserkreislauf', 'Ärztehaus']);
    expect(await titles({ variants: String(ids[0]) })).toEqual(['Ärztehaus']);
    expect(await titles({ variants: '999999' })).toEqual([]);
  });

  it.each([
    ['words', { variants: '1', search: 'haus' }, 'search'],
    ['more of them than a page has', { variants: Array(51).fill(1).join() }, 'variants'],
    ['what is no id', { variants: '1,x' }, 'variants'],
  ])('refuses variants with %s', async (_, query, field) => {
    const { status, body } = await product.client.call('searchGraphics', { query });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'REQUEST_INVALID', detail: expect.stringContaining(`${field}:`) });
  });

  it('filters by format, braille system and tags together', async () => {
    expect(await titles({ format: 'a3' })).toEqual(['Landkarte']);
    expect(await titles({ system: 'DE:KURZ' })).toEqual(['Wasserkreislauf']);
    const tags = await product.client.read(listTags.response, 'listTags');
    const id = (name: string) => String(tags.find((tag) => tag.name === name)?.tag_id);
    expect(tags[0]?.name).toBe('Gebäude');
    expect(await titles({ tags: id('Gebäude') })).toEqual(['Schulhaus', 'Ärztehaus']);
    expect(await titles({ tags: `${id('Gebäude')},${id('Schule')}` })).toEqual(['Schulhaus']);
    expect(await titles({ tags: id('Gebäude'), format: 'a3' })).toEqual([]);
  });

  it('names the tags that are used most, as many as are asked for', async () => {
    const tags = await product.client.read(listTags.response, 'listTags', { query: { limit: '1' } });
    expect(tags.map(({ name }) => name)).toEqual(['Gebäude']);
    expect(await product.client.read(listTags.response, 'listTags')).toHaveLength(2);
  });

  it('turns pages by offset and by the last graphic, which new graphics do not shift', async () => {
    const first = await product.client.read(searchGraphics.response, 'searchGraphics', {
      query: { limit: '2' },
    });
    expect(await titles({ limit: '2', offset: '2' })).toEqual(['Wasserkreislauf', 'Ärztehaus']);
    const before = String(first[1]?.graphic_id);
    expect(await titles({ limit: '2', before })).toEqual(['Wasserkreislauf', 'Ärztehaus']);
  });

  it('writes tags as the list that the contract reads', async () => {
    const rows = await product.client.read(searchGraphics.response, 'searchGraphics');
    expect(rows.find((row) => row.graphic_title === 'Landkarte')?.tags).toBe('{NULL}');
    expect(tagIdsOf(rows[0]?.tags ?? '')).toHaveLength(2);
  });

  it('shows a hidden variant to its author and to an admin alone', async () => {
    expect(await titles({ search: 'Entwurf' })).toEqual([]);
    expect(await titles({ search: 'Entwurf' }, ben)).toEqual([]);
    expect(await titles({ search: 'Entwurf' }, ada)).toEqual(['Entwurf']);
    expect(await titles({ search: 'Entwurf' }, admin)).toEqual(['Entwurf']);
  });

  it('treats a visitor with an old token as a visitor', async () => {
    expect(await titles({}, { ...ada, token: 'old.and.broken' })).toHaveLength(4);
  });
});

describe('a graphic', () => {
  it('is not there for those who may see none of its variants', async () => {
    const { created_graphic: graphic } = await publish({ graphicTitle: 'Geheim' }, false);
    const call = { params: { id: graphic.id } };
    expect(await product.client.failure('getGraphic', call)).toBe('CATALOGUE_GRAPHIC_NOT_FOUND');
    expect(await product.client.failure('getGraphic', { ...call, token: ben.token })).toBe(
      'CATALOGUE_GRAPHIC_NOT_FOUND',
    );
    const seen = await product.client.read(getGraphic.response, 'getGraphic', { ...call, token: ada.token });
    expect(seen.variants).toHaveLength(1);
  });

  it('is found by number only', async () => {
    const call = (id: string) => product.client.call('getGraphic', { params: { id } });
    expect((await call('abc')).body).toMatchObject({ error: 'REQUEST_INVALID' });
    expect((await call('99999999999999')).status).toBeGreaterThanOrEqual(400);
  });
});
