import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorBodySchema, RENDERING_FORMATS, ROUTES } from '@tastwerk/contracts';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';
import { createObject, parseDocument } from '@tastwerk/editor-core/standard';

const { createGraphic, createVariant, getGraphic, getVariant, updateVariant } = ROUTES;

let product: TestProduct;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
  ben = await product.person('ben');
});
afterAll(() => product.stop());

const publish = (body: object, { token }: Person = ada) =>
  product.client.read(createGraphic.response, 'createGraphic', { body, token });

const refusal = async (document: unknown) => {
  const body = { ...publication(), document };
  return errorBodySchema.parse((await product.client.call('createGraphic', { body, token: ada.token })).body);
};

async function publishedCounts() {
  const [counts] = await product.database.query<{ graphics: number; versions: number; jobs: number }>(
    `SELECT (SELECT count(*)::int FROM graphic) AS graphics, (SELECT count(*)::int FROM version) AS versions,
            (SELECT count(*)::int FROM job WHERE kind = 'rendering') AS jobs`,
  );
  return counts;
}

describe('publishing a graphic', () => {
  it('answers with the graphic and its first variant, described by the image description', async () => {
    const blank = sheet();
    const imageDescription = { type: 'Plan', summary: 'Eine Straße.', details: '' };
    const document = sheet({
      braillePages: { ...blank.braillePages, imageDescription },
      tags: [
        { name: 'Verkehr', tag_id: null },
        { name: 'verkehr', tag_id: null },
      ],
    });
    const { created_graphic: graphic, default_variant: variant } = await publish(publication(document));
    expect(graphic).toMatchObject({ title: 'Übersicht der Straße', user_id: ada.id });
    expect(variant).toMatchObject({
      title: 'Basis',
      description: 'Plan\n\nEine Straße.',
      public: true,
      derived_from: null,
      current_file_name: `uebersicht-der-strasse-${variant.current_version.id}`,
      system: 'DE:VOLL',
      graphic_format: 'a4',
      graphic_landscape: false,
      graphic_no_of_pages: 1,
      parent_graphic: { id: graphic.id },
    });
    expect(variant.tags).toHaveLength(1);
  });

  it.each([
    ['Basis', { variantTitle: '' }],
    ['Basis', { variantTitle: ' \u2800', system: 'DE:KURZ' }],
    ['Base', { variantTitle: '', system: 'EN:UEB2' }],
  ] as const)(
    'titles a first variant that has no title in the language of its braille: %s',
    async (title, set) => {
      const { default_variant: variant } = await publish(publication(sheet(set)));
      expect(variant.title).toBe(title);
    },
  );

  it('gives the document back as it was, with the origin that the server knows', async () => {
    const document = sheet({ variant_id: 999_999, graphic_id: 999_999, lastVersionHash: 'f'.repeat(64) });
    const { created_graphic: graphic, default_variant: variant } = await publish(publication(document));
    const call = { params: { id: variant.id } };
    const read = await product.client.read(getVariant.response, 'getVariant', { ...call, token: ben.token });
    const parsed = parseDocument(JSON.parse(read.current_version.document ?? 'null'));
    expect(parsed.ok && parsed.value.document).toEqual({
      ...document,
      variant_id: variant.id,
      graphic_id: graphic.id,
      version_id: variant.current_version.id,
      lastVersionHash: variant.current_version.hash,
      currentFileName: variant.current_file_name,
    });
    const asVisitor = await product.client.read(getVariant.response, 'getVariant', call);
    expect(asVisitor.current_version.document).toBeNull();
  });

  it('hashes what was drawn and not where it came from', async () => {
    const document = sheet();
    const one = await publish(publication(document));
    const other = await publish(
      publication({ ...document, variant_id: 5, lastSaved: '2026-01-01T00:00:00.000Z' }),
    );
    expect(other.default_variant.current_version.hash).toBe(one.default_variant.current_version.hash);
  });

  it('needs the agreement to the licence', async () => {
    const body = { ...publication(), licenceAccepted: false };
    const answer = await product.client.call('createGraphic', { body, token: ada.token });
    expect(answer.body).toMatchObject({ 'field-error': ['licenceAccepted', 'invalid_value'] });
  });

  it('refuses a tag id that is nobody’s', async () => {
    const body = publication(sheet({ tags: [{ name: 'x', tag_id: 424_242 }] }));
    expect(await product.client.failure('createGraphic', { body, token: ada.token })).toBe(
      'CATALOGUE_TAG_NOT_FOUND',
    );
  });
});

describe('a document that is not right', () => {
  it('is refused with the path of each fault, and nothing is stored', async () => {
    const before = await publishedCounts();
    const good = sheet();
    const [page] = good.pages;
    const broken = {
      ...good,
      pages: [{ ...page, objects: [{ ...page?.objects[0], width: -3, colour: 'red' }] }],
    };
    const { error, type, issues } = await refusal(broken);
    expect({ error, type }).toEqual({ error: issues?.[0]?.code, type: 'Validation' });
    expect(issues).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'DOCUMENT_INVALID_VALUE',
          path: ['pages', 0, 'objects', 0, 'width'],
        }),
        expect.objectContaining({
          code: 'DOCUMENT_UNKNOWN_PROPERTY',
          path: ['pages', 0, 'objects', 0, 'colour'],
        }),
      ]),
    );
    expect(await publishedCounts()).toEqual(before);
  });

  it('is refused when it is newer than the server', async () => {
    expect((await refusal({ ...sheet(), formatVersion: 99 })).error).toBe('DOCUMENT_VERSION_TOO_NEW');
  });

  it.each([{}, { name: 'tastwerk', version: '0.1.0' }, { title: 'Plan' }])(
    'is refused when it is none: %j',
    async (other) => {
      const before = await publishedCounts();
      expect(await refusal(other)).toMatchObject({ error: 'DOCUMENT_WITHOUT_PAGES', type: 'Validation' });
      expect(await publishedCounts()).toEqual(before);
    },
  );

  it.each(['', '   ', '\u3164', '\u2800\u2800', '\u200d\u200e'])(
    'is refused without a title: %j',
    async (blank) => {
      const before = await publishedCounts();
      expect(await refusal(sheet({ graphicTitle: blank }))).toMatchObject({
        error: 'DOCUMENT_WITHOUT_TITLE',
        issues: [{ code: 'DOCUMENT_WITHOUT_TITLE', path: ['graphicTitle'] }],
      });
      expect(await publishedCounts()).toEqual(before);
    },
  );

  it('is refused as a further variant or version without a title of its variant', async () => {
    const { created_graphic: graphic, default_variant: variant } = await publish(publication());
    const body = publication(sheet({ variantTitle: '\u3164' }));
    const refused = { error: 'DOCUMENT_WITHOUT_TITLE', issues: [{ path: ['variantTitle'] }] };
    const asVariant = { ...body, graphic_id: graphic.id };
    expect(
      (await product.client.call('createVariant', { body: asVariant, token: ada.token })).body,
    ).toMatchObject(refused);
    const asVersion = { ...body, lastVersionHash: variant.current_version.hash };
    const call = { params: { id: variant.id }, body: asVersion, token: ada.token };
    expect((await product.client.call('updateVariant', call)).body).toMatchObject(refused);
  });

  it('is kept without the characters that no text has', async () => {
    const document = sheet({ graphicTitle: 'a\u0000b' }, 'Haus\u0000');
    const { created_graphic: graphic } = await publish(publication(document));
    expect(graphic.title).toBe('ab');
  });

  it('is refused where the table of its braille system is not here', async () => {
    const { error, issues } = await refusal(sheet({ system: 'fr:fr-bfu-g3@9.99' }));
    expect({ error, issues }).toEqual({
      error: 'DOCUMENT_INVALID_VALUE',
      issues: [{ code: 'DOCUMENT_INVALID_VALUE', path: ['system'] }],
    });
  });

  it('may be in a braille system of another language', async () => {
    const system = 'fr:fr-bfu-g2@3.39';
    const { default_variant: variant } = await publish(publication(sheet({ system }, 'Bonjour')));
    expect(variant.system).toBe(system);
  });

  it('names the label and the character that have no braille', async () => {
    const document = sheet({}, 'Haus 漢');
    const { error, issues } = await refusal(document);
    expect(error).toBe('BRAILLE_UNTRANSLATABLE');
    expect(issues).toEqual([
      {
        code: 'BRAILLE_UNTRANSLATABLE',
        path: ['pages', 0, 'objects', 1, 'text'],
        params: { uuid: document.pages[0]?.objects[1]?.uuid, character: '漢', index: 5 },
      },
    ]);
  });

  it('never reaches the painters with markup of a client', async () => {
    const good = sheet();
    const pages = good.pages.map((page) => ({ ...page, rendering: '<svg onload="alert(1)"/>' }));
    const { default_variant: variant } = await publish(publication({ ...good, pages }));
    const [stored] = await product.database.query<{ document: string }>(
      'SELECT document::text AS document FROM version WHERE id = $1',
      [variant.current_version.id],
    );
    expect(stored?.document).not.toContain('onload');
  });
});

describe('publishing again', () => {
  it('publishes once when twenty copies of a request race', async () => {
    const before = await publishedCounts();
    const body = publication();
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish(body)));
    expect(new Set(answers.map(({ created_graphic: { id } }) => id)).size).toBe(1);
    expect(answers[19]).toEqual(answers[0]);
    expect(await publishedCounts()).toEqual({
      graphics: (before?.graphics ?? 0) + 1,
      versions: (before?.versions ?? 0) + 1,
      jobs: (before?.jobs ?? 0) + RENDERING_FORMATS.length,
    });
  });

  it('gives the first answer although the variant has moved on', async () => {
    const body = publication();
    const { default_variant: first } = await publish(body);
    const next = { ...publication(sheet({}, 'anders')), lastVersionHash: first.current_version.hash };
    await product.client.read(updateVariant.response, 'updateVariant', {
      params: { id: first.id },
      body: next,
      token: ada.token,
    });
    expect((await publish(body)).default_variant.current_version).toEqual(first.current_version);
  });

  it('refuses another document under the same key', async () => {
    const body = publication();
    await publish(body);
    const other = { ...body, document: sheet({}, 'etwas anderes') };
    expect(await product.client.failure('createGraphic', { body: other, token: ada.token })).toBe(
      'CATALOGUE_KEY_REUSED',
    );
  });

  it('keeps the keys of two people apart', async () => {
    const body = publication();
    const [one, other] = await Promise.all([publish(body, ada), publish(body, ben)]);
    expect(one.created_graphic.id).not.toBe(other.created_graphic.id);
  });
});

describe('a version', () => {
  const update = (id: number, body: object, { token }: Person) =>
    product.client.call('updateVariant', { params: { id }, body, token });

  it('may come from anybody who may publish, and names only its variant', async () => {
    const { default_variant: first } = await publish(publication());
    const document = sheet({ graphicTitle: 'Umbenannt', variantTitle: 'Groß' }, 'neu');
    const answer = await update(
      first.id,
      { ...publication(document), lastVersionHash: first.current_version.hash },
      ben,
    );
    const second = updateVariant.response.parse(answer.body);
    expect(second).toMatchObject({
      id: first.id,
      title: 'Groß',
      parent_graphic: { title: 'Übersicht der Straße' },
    });
    expect(second.current_version.id).toBeGreaterThan(first.current_version.id);
    expect(second.current_file_name).not.toBe(first.current_file_name);
  });

  it('is refused when another came between, and the other stays', async () => {
    const { default_variant: first } = await publish(publication());
    const lastVersionHash = first.current_version.hash;
    const answers = await Promise.all(
      [ada, ben].map((person) =>
        update(first.id, { ...publication(sheet({}, `von ${person.id}`)), lastVersionHash }, person),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await update(first.id, { ...publication(), lastVersionHash }, ben);
    expect(late.body).toMatchObject({ error: 'CATALOGUE_VERSION_CONFLICT', type: 'Conflict' });
    const graphic = await product.client.read(getGraphic.response, 'getGraphic', {
      params: { id: first.parent_graphic.id },
    });
    expect(graphic.variants[0]?.current_version.hash).not.toBe(lastVersionHash);
  });

  it('of a variant that one may not see is a version of nothing', async () => {
    const { default_variant: hidden } = await publish({ ...publication(), public: false });
    const body = { ...publication(), lastVersionHash: hidden.current_version.hash };
    expect((await update(hidden.id, body, ben)).body).toMatchObject({ error: 'CATALOGUE_VARIANT_NOT_FOUND' });
    expect((await update(hidden.id, body, ada)).status).toBe(200);
  });
});

describe('a variant', () => {
  it('joins its graphic and says what it was copied from', async () => {
    const { created_graphic: graphic, default_variant: base } = await publish(publication());
    const document = sheet({ variantTitle: 'Vereinfacht' });
    const more = createObject('ellipse', { uuid: crypto.randomUUID(), x: 100, y: 150 });
    const pages = document.pages.map((page) => ({ ...page, objects: [...page.objects, more] }));
    const body = { ...publication({ ...document, pages }), graphic_id: graphic.id, derived_from: base.id };
    const variant = await product.client.read(createVariant.response, 'createVariant', {
      body,
      token: ben.token,
    });
    expect(variant).toMatchObject({
      title: 'Vereinfacht',
      derived_from: base.id,
      parent_graphic: { id: graphic.id },
    });
    const read = await product.client.read(getGraphic.response, 'getGraphic', { params: { id: graphic.id } });
    expect(read.variants.map(({ id }) => id)).toEqual([base.id, variant.id]);
  });

  it('of no graphic, or copied from nothing, is refused', async () => {
    const { created_graphic: graphic } = await publish(publication());
    const call = (changes: object) => ({ body: { ...publication(), ...changes }, token: ada.token });
    expect(await product.client.failure('createVariant', call({ graphic_id: 999_999 }))).toBe(
      'CATALOGUE_GRAPHIC_NOT_FOUND',
    );
    expect(
      await product.client.failure('createVariant', call({ graphic_id: graphic.id, derived_from: 999_999 })),
    ).toBe('CATALOGUE_VARIANT_NOT_FOUND');
  });
});

it('a large document of many objects goes through whole', async () => {
  const document = sheet();
  const objects = Array.from({ length: 3000 }, (_, index) =>
    createObject('rect', {
      uuid: crypto.randomUUID(),
      x: index % 150,
      y: index % 200,
      moniker: `Feld ${index}`,
    }),
  );
  const pages = document.pages.map((page) => ({ ...page, objects }));
  const { default_variant: variant } = await publish(publication({ ...document, pages }));
  const read = await product.client.read(getVariant.response, 'getVariant', {
    params: { id: variant.id },
    token: ada.token,
  });
  expect(JSON.parse(read.current_version.document ?? '').pages[0].objects).toHaveLength(3000);
});
