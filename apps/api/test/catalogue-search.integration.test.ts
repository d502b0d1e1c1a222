import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, ROUTES } from '@tastwerk/contracts';
import type { Document } from '@tastwerk/editor-core';
import { Client } from 'pg';
import { Opened } from './harness/opened.js';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

const { countGraphics, createGraphic, createVariant, searchGraphics, suggestGraphics } = ROUTES;

let product: TestProduct;
let ada: Person;
let ben: Person;
let admin: Person;

const tagged = (...names: string[]) => names.map((name) => ({ name, tag_id: null }));

async function publish(changes: Partial<Document>, isPublic = true) {
  const body = { ...publication(sheet({ graphicDescription: '', ...changes })), public: isPublic };
  return product.client.read(createGraphic.response, 'createGraphic', { body, token: ada.token });
}

const tokenOf = (person: Person | undefined) => (person === undefined ? {} : { token: person.token });

async function titles(query: Record<string, string>, person?: Person): Promise<readonly string[]> {
  const rows = await product.client.read(searchGraphics.response, 'searchGraphics', {
    query,
    ...tokenOf(person),
  });
  return [...new Set(rows.map((row) => row.graphic_title))];
}

const counts = (query: Record<string, string> = {}, person?: Person) =>
  product.client.read(countGraphics.response, 'countGraphics', { query, ...tokenOf(person) });

const suggestions = (search: string, person?: Person) =>
  product.client.read(suggestGraphics.response, 'suggestGraphics', {
    query: { search },
    ...tokenOf(person),
  });

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
  ben = await product.person('ben');
  admin = await product.person('admin', ROLES.admin);
  await publish({
    graphicTitle: 'Wasserkreislauf',
    graphicDescription: 'Regen fällt auf die Häuser der Stadt.',
    tags: tagged('Wetter', 'Erdkunde'),
  });
  await publish({ graphicTitle: 'Das Herz', tags: tagged('Biologie', 'Körper') });
  await publish({ graphicTitle: 'Running horses', system: 'EN:UEB2', tags: tagged('Biologie') });
  const { created_graphic: map } = await publish({
    graphicTitle: 'Karte der Länder',
    width: 420,
    height: 297,
    tags: tagged('Erdkunde'),
  });
  const body = {
    ...publication(sheet({ variantTitle: 'Klein', system: 'DE:KURZ', tags: tagged('Übersicht') })),
    graphic_id: map.id,
  };
  await product.client.read(createVariant.response, 'createVariant', { body, token: ada.token });
  await publish({
    graphicTitle: 'The water cycle',
    graphicDescription: 'Rain is led to a river.',
    transcribersNotes: 'Der Pfeil führt zur Wolke; auf dem Fuhrwerk steht nichts.',
    category: 'Geography',
    system: 'EN:UEB1',
    tags: tagged('Weather', 'Geography'),
    translations: [
      { language: 'de', title: 'Vom Regen zum Meer', description: 'Verdunstung und Niederschlag' },
    ],
  });
  await publish({ graphicTitle: 'Geheimer Wasserturm', tags: tagged('Verborgenes') }, false);
});
afterAll(() => product.stop());

const opened = new Opened();
afterEach(() => opened.close());

describe('words', () => {
  it.each([
    ['in another German form', 'Haus', ['Wasserkreislauf']],
    ['in another English form', 'horse run', ['Running horses']],
    ['as a part of a longer word', 'kreislauf', ['Wasserkreislauf']],
    ['without their umlauts', 'Laender', ['Karte der Länder']],
    ['with fill words that nothing has', 'ein Herz und die Biologie', ['Das Herz']],
    ['of a tag of any variant', 'Übersicht', ['Karte der Länder']],
    ['with letters swapped', 'Hrez', ['Das Herz']],
    ['with letters missing', 'Waserkreislaf', ['Wasserkreislauf']],
    ['one of them with a slip', 'Regn Stadt', ['Wasserkreislauf']],
    ['like nothing that is there', 'Xylophonquartett', []],
    ['not as any letters of a word or of its stem', 'uhr', []],
    ['not with a slip where they are short', 'hez', []],
    ['as parts that begin with a syllable only', 'reislauf', []],
    [
      'in the language that a subject has another name in',
      'Wasserkreislauf',
      ['The water cycle', 'Wasserkreislauf'],
    ],
    ['the other way round', 'water cycle', ['The water cycle', 'Wasserkreislauf']],
    ['by the other names of their subjects', 'Anatomie', ['Das Herz']],
    ['of a title in another language', 'Regen Meer', ['The water cycle']],
    ['of the notes', 'Fuhrwerk', ['The water cycle']],
  ])('are found %s', async (_, search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  it('are not taken for slips where only the other conditions rule them out', async () => {
    expect(await titles({ search: 'Herz', format: 'a3' })).toEqual([]);
    expect(await counts({ search: 'Herz', format: 'a3' })).toMatchObject({ total: 0, match: 'exact' });
  });

  it('of what is hidden lead nobody there but its author and admins', async () => {
    for (const search of ['Wasserturm', 'Wasserturn', 'Verborgenes']) {
      expect(await titles({ search })).not.toContain('Geheimer Wasserturm');
      expect(await titles({ search }, ben)).not.toContain('Geheimer Wasserturm');
      expect(await titles({ search }, ada)).toEqual(['Geheimer Wasserturm']);
      expect(await titles({ search }, admin)).toEqual(['Geheimer Wasserturm']);
    }
  });
});

describe('format and system', () => {
  it('are those of one variant, which alone is shown', async () => {
    const rows = await product.client.read(searchGraphics.response, 'searchGraphics', {
      query: { format: 'a4', system: 'DE:KURZ' },
    });
    expect(rows.map((row) => row.variant_title)).toEqual(['Klein']);
    expect(await titles({ format: 'a3', system: 'DE:KURZ' })).toEqual([]);
    expect(await titles({ format: 'a3', system: 'DE:VOLL' })).toEqual(['Karte der Länder']);
  });
});

describe('a braille system', () => {
  it('is found by the name of any of its releases', async () => {
    for (const system of ['EN:UEB2', 'en:en-ueb-g2@3.39'])
      expect(await titles({ system })).toEqual(['Running horses']);
    expect(await titles({ format: 'a4', system: 'en:en-ueb-g1@3.39' })).toEqual(['The water cycle']);
    expect(await titles({ system: 'en:en-ueb-g1@3x39' }).catch(() => 'refused')).toBe('refused');
    expect(await counts({ system: 'EN:UEB2' })).toMatchObject({
      total: 1,
      formats: [{ format: 'a4', count: 1 }],
    });
  });
});

describe('the counts of a search', () => {
  it('say how many graphics there are, with which tags, formats and systems', async () => {
    const found = await counts();
    expect(found).toMatchObject({ total: 5, is_exact: true, are_kinds_exact: true, match: 'exact' });
    expect(Object.fromEntries(found.tags.map(({ name, count }) => [name, count]))).toEqual({
      Biologie: 2,
      Erdkunde: 3,
      'Menschlicher Körper': 1,
      Wetter: 2,
      Übersicht: 1,
    });
    expect(found.formats).toEqual([
      { format: 'a3', count: 1 },
      { format: 'a4', count: 5 },
    ]);
    expect(found.systems).toEqual([
      { system: 'DE:KURZ', count: 1 },
      { system: 'DE:VOLL', count: 3 },
      { system: 'en:en-ueb-g1@3.39', count: 1 },
      { system: 'en:en-ueb-g2@3.39', count: 1 },
    ]);
    expect(found.categories).toEqual([{ category: 'geography', count: 1 }]);
  });

  it('of formats and systems are those that another choice would give', async () => {
    const found = await counts({ format: 'a3' });
    expect(found.total).toBe(1);
    expect(found.formats).toContainEqual({ format: 'a4', count: 5 });
    expect(found.systems).toEqual([{ system: 'DE:VOLL', count: 1 }]);
  });

  it('are those of the words that were taken in place of the typed ones', async () => {
    expect(await counts({ search: 'Hrez' })).toMatchObject({ total: 1, match: 'similar' });
  });

  it('count what is hidden for its author and for admins alone', async () => {
    expect((await counts({}, ben)).total).toBe(5);
    expect((await counts({}, ada)).total).toBe(6);
    expect((await counts({}, admin)).total).toBe(6);
    expect((await counts()).tags.map(({ name }) => name)).not.toContain('Verborgenes');
  });
});

describe('category', () => {
  it('narrows the list, is told with the others that could be chosen, and stands with the notes in the details', async () => {
    expect(await titles({ category: 'geography' })).toEqual(['The water cycle']);
    expect(await titles({ category: 'music' })).toEqual([]);
    expect(await counts({ category: 'music' })).toMatchObject({
      total: 0,
      categories: [{ category: 'geography', count: 1 }],
    });
    const [row] = await product.client.read(searchGraphics.response, 'searchGraphics', {
      query: { category: 'geography' },
    });
    const params = { id: row?.variant_id ?? 0 };
    const variant = await product.client.read(ROUTES.getVariant.response, 'getVariant', { params });
    expect(variant).toMatchObject({
      category: 'geography',
      transcribersNotes: 'Der Pfeil führt zur Wolke; auf dem Fuhrwerk steht nichts.',
      parent_graphic: { translations: [{ language: 'de', title: 'Vom Regen zum Meer' }] },
    });
  });
});

describe('tags', () => {
  it('that are a subject of the taxonomy are one by all their names', async () => {
    const { tags } = await counts({ search: 'Erdkunde' });
    expect(tags.find(({ name }) => name === 'Erdkunde')).toMatchObject({ taxonomy_id: 2, count: 3 });
    expect(tags.find(({ name }) => name === 'Geography')).toBeUndefined();
    expect((await suggestions('geog')).tags).toMatchObject([{ name: 'Erdkunde', taxonomy_id: 2 }]);
  });
});

describe('the order of the list', () => {
  const paged = async (query: Record<string, string>, person?: Person) => {
    const all: string[] = [];
    for (let before = ''; ;) {
      const rows = await product.client.read(searchGraphics.response, 'searchGraphics', {
        query: { ...query, limit: '2', ...(before === '' ? {} : { before }) },
        ...tokenOf(person),
      });
      const page = new Map(rows.map((row) => [row.graphic_id, row.graphic_title]));
      all.push(...page.values());
      if (page.size < 2) return all;
      before = String([...page.keys()].at(-1));
    }
  };

  it('is by title as dictionaries have it, in the language of the reader, page by page', async () => {
    const byTitle = ['Das Herz', 'Karte der Länder', 'Running horses', 'The water cycle', 'Wasserkreislauf'];
    expect(await paged({ sort: 'title', language: 'en' })).toEqual(byTitle);
    const german = ['Das Herz', 'Karte der Länder', 'Running horses', 'The water cycle', 'Wasserkreislauf'];
    expect(await paged({ sort: 'title' })).toEqual(german);
    expect(await paged({ sort: 'title', language: 'en' }, ada)).toEqual([
      'Das Herz',
      'Geheimer Wasserturm',
      ...byTitle.slice(1),
    ]);
    expect(await titles({ sort: 'title', offset: '1', limit: '2' })).toEqual(byTitle.slice(1, 3));
  });

  it('is by relevance where words are looked for: titles come before all else, page by page', async () => {
    await publish({ graphicTitle: 'Pumpe', graphicDescription: 'Sie treibt das Blut an wie das Herz.' });
    expect(await titles({ search: 'Herz' })).toEqual(['Pumpe', 'Das Herz']);
    expect(await titles({ search: 'Herz', sort: 'relevance' })).toEqual(['Das Herz', 'Pumpe']);
    await publish({ graphicTitle: 'Herzklappe' });
    await publish({ graphicTitle: 'Sportherz' });
    expect(await paged({ search: 'Herz', sort: 'relevance' }, ben)).toEqual([
      'Das Herz',
      'Sportherz',
      'Herzklappe',
      'Pumpe',
    ]);
    expect(await paged({ sort: 'relevance' })).toEqual(await paged({}));
  });
});

describe('suggestions', () => {
  it('are titles and tags with words that begin like what was typed', async () => {
    const wa = await suggestions('wa');
    expect(wa.graphics.map(({ title }) => title)).toEqual(['The water cycle', 'Wasserkreislauf']);
    expect((await suggestions('bio')).tags.map(({ name }) => name)).toEqual(['Biologie']);
    expect((await suggestions('karte lä')).graphics).toHaveLength(1);
  });

  it('are none for signs alone, and none of what is hidden', async () => {
    expect(await suggestions("%' & !")).toEqual({ graphics: [], tags: [] });
    expect(await suggestions('verbor')).toEqual({ graphics: [], tags: [] });
    expect((await suggestions('geheim', ben)).graphics).toEqual([]);
    expect((await suggestions('geheim', ada)).graphics).toHaveLength(1);
  });
});

describe('pages by offset', () => {
  it('go on behind one another, whatever is published meanwhile', async () => {
    for (const number of [1, 2, 3, 4, 5]) await publish({ graphicTitle: `Seitenzahl ${number}` });
    const page = (offset: number, person?: Person) =>
      titles({ search: 'Seitenzahl', limit: '2', offset: String(offset) }, person);
    expect(await page(0)).toEqual(['Seitenzahl 5', 'Seitenzahl 4']);
    await publish({ graphicTitle: 'Seitenzahl 6' });
    expect(await page(2)).toEqual(['Seitenzahl 3', 'Seitenzahl 2']);
    expect(await page(4)).toEqual(['Seitenzahl 1']);
    expect(await page(1)).toEqual(['Seitenzahl 5', 'Seitenzahl 4']);
    expect(await page(2, ben)).toEqual(['Seitenzahl 4', 'Seitenzahl 3']);
    expect(await page(0)).toEqual(['Seitenzahl 6', 'Seitenzahl 5']);
    expect(await page(2)).toEqual(['Seitenzahl 4', 'Seitenzahl 3']);
  });
});

it('a search that takes the database too long is given up with 504', async () => {
  const unopened = new Client({ connectionString: product.database.url });
  const blocker = opened.add(unopened, (client) => client.end());
  await blocker.connect();
  await blocker.query('BEGIN; LOCK TABLE graphic_search IN ACCESS EXCLUSIVE MODE');
  const answer = await product.client.call('searchGraphics', { headers: { 'accept-language': 'en' } });
  expect(answer.status).toBe(504);
  expect(answer.body).toMatchObject({
    error: 'DATABASE_TIMEOUT',
    message: 'We couldn’t reach the database, please try again later or contact us.',
  });
});
