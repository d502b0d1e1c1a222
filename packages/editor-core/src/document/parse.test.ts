import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { id, oneOfEach, twoPages, withObjects } from '../../test/documents.js';
import { canonicalJson } from '../values/canonical-json.js';
import { withoutOrigin } from './origin.js';
import { isBlankText } from '../values/plain-text.js';
import { documentSchemaOf } from './schema.js';
import { createBlankDocument, kinds, parseDocument } from '../standard.js';

function json(value: unknown) {
  return JSON.parse(JSON.stringify(value));
}

function issuesOf(value: unknown) {
  const result = parseDocument(value);
  return result.ok ? [] : result.error;
}

describe('parseDocument', () => {
  it('DOC-1 reads back what was saved', () => {
    for (const document of [withObjects(), withObjects(...oneOfEach()), twoPages()]) {
      expect(parseDocument(json(document))).toEqual({ ok: true, value: { document, adjusted: [] } });
    }
  });

  it('DOC-2 names the place of an unknown property', () => {
    const document = json(twoPages());
    document.pages[0].objects[1].shadow = true;
    expect(issuesOf(document)).toEqual([
      {
        code: 'DOCUMENT_UNKNOWN_PROPERTY',
        path: ['pages', 0, 'objects', 1, 'shadow'],
        params: { property: 'shadow' },
      },
    ]);
  });

  it('DOC-2 says what is wrong about a value', () => {
    const document = json(twoPages());
    document.title = 5;
    document.system = 'DE:9';
    document.pages[0].objects[0].width = -1;
    document.pages[0].objects[2].points[0].kind = 'Q';
    document.pages[0].objects[3].brailleOverride = { braille: 'abc', text: '', system: 'DE:VOLL' };
    document.width = 100;
    delete document.tags;
    expect(issuesOf(document)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: ['title'], params: { reason: 'type', expected: 'string' } }),
        expect.objectContaining({ path: ['system'], params: expect.objectContaining({ reason: 'option' }) }),
        expect.objectContaining({
          path: ['pages', 0, 'objects', 0, 'width'],
          params: { reason: 'too_small', minimum: 0.1 },
        }),
        expect.objectContaining({
          path: ['pages', 0, 'objects', 2, 'points', 0, 'kind'],
          params: { reason: 'option' },
        }),
        expect.objectContaining({
          path: ['pages', 0, 'objects', 3, 'brailleOverride', 'braille'],
          params: { reason: 'format', format: 'regex' },
        }),
        expect.objectContaining({ path: ['tags'], params: { reason: 'type', expected: 'array' } }),
      ]),
    );
    expect(new Set(issuesOf(document).map(({ code }) => code))).toEqual(new Set(['DOCUMENT_INVALID_VALUE']));
  });

  it('DOC-2 refuses a paper that is none of the four', () => {
    expect(issuesOf({ ...withObjects(), width: 200 })).toEqual([
      {
        code: 'DOCUMENT_INVALID_VALUE',
        path: ['width'],
        params: { reason: 'rule', rule: 'paper must be A4 or A3' },
      },
    ]);
  });

  it('DOC-3 refuses newer and senseless versions', () => {
    const document = withObjects();
    expect(issuesOf({ ...document, formatVersion: 2 })).toEqual([
      { code: 'DOCUMENT_VERSION_TOO_NEW', path: ['formatVersion'], params: { version: 2, newest: 1 } },
    ]);
    for (const formatVersion of [0, -1, 1.5, '1', 'x', null, {}]) {
      expect(issuesOf({ ...document, formatVersion })).toEqual([
        { code: 'DOCUMENT_VERSION_UNKNOWN', path: ['formatVersion'] },
      ]);
    }
  });

  it('DOC-12 refuses JSON that is no document, and reads an old draft without a form', () => {
    const somethingElse = { name: 'tastwerk', version: '0.1.0', scripts: { start: 'node start.mjs' } };
    for (const value of [{}, somethingElse, { pages: 7 }, { title: 'Plan', width: 210 }]) {
      expect(issuesOf(value)).toEqual([{ code: 'DOCUMENT_WITHOUT_PAGES', path: [] }]);
    }
    expect(parseDocument({ title: 'Alt', pages: [] }).ok).toBe(true);
  });

  it('DOC-4 refuses an id that stands twice', () => {
    const document = json(twoPages());
    document.pages[1].objects[0].uuid = document.pages[0].objects[0].uuid;
    const uuid = document.pages[0].objects[0].uuid;
    expect(issuesOf(document)).toEqual([
      { code: 'DOCUMENT_DUPLICATE_ID', path: ['pages', 1, 'objects', 0, 'uuid'], params: { uuid } },
    ]);
  });

  it('DOC-5 drops what is derived and what a client rendered', () => {
    const document = json(twoPages());
    document.pages[0].rendering = '<svg onload="alert(1)"/>';
    document.pages[0].objects[3].braille = 'di :stra^e';
    Object.assign(document.braillePages, { concatinated: 'x', braille: 'y', formatted: [['z']] });
    expect(parseDocument(document)).toEqual({ ok: true, value: { document: twoPages(), adjusted: [] } });
  });

  it('DOC-14 puts braille pages from before there was a choice of paper on A4', () => {
    const document = json(twoPages());
    delete document.braillePages.paper;
    expect(parseDocument(document)).toEqual({ ok: true, value: { document: twoPages(), adjusted: [] } });
  });

  it.each([
    [{ width: 200 }, 'width', { reason: 'option', options: '210' }],
    [{ paper: 'everest-a3' }, 'width', { reason: 'option', options: '297' }],
    [{ paper: 'custom', width: 99 }, 'width', { reason: 'too_small', minimum: 100 }],
    [{ cellsPerRow: 36 }, 'cellsPerRow', { reason: 'too_big', maximum: 35 }],
    [{ rowsPerPage: 29 }, 'rowsPerPage', { reason: 'too_big', maximum: 28 }],
    [{ marginLeft: 35 }, 'marginLeft', { reason: 'too_big', maximum: 34 }],
    [{ marginTop: 28 }, 'marginTop', { reason: 'too_big', maximum: 27 }],
    [{ paper: 'custom', width: 120, cellsPerRow: 21 }, 'cellsPerRow', { reason: 'too_big', maximum: 20 }],
  ])('DOC-14 refuses braille pages that do not fit their paper: %j', (change, field, params) => {
    const document = json(twoPages());
    Object.assign(document.braillePages, change);
    expect(issuesOf(document)[0]).toEqual({
      code: 'DOCUMENT_INVALID_VALUE',
      path: ['braillePages', field],
      params,
    });
  });

  it('DOC-14 takes rows as long as their paper is wide', () => {
    const document = json(twoPages());
    Object.assign(document.braillePages, { paper: 'everest-a3', width: 297, height: 420, cellsPerRow: 47 });
    expect(parseDocument(document).ok).toBe(true);
  });

  it('DOC-6 reports no more than 50 issues', () => {
    const objects = Array.from({ length: 400 }, () => ({ type: 'rect' }));
    const document = { ...withObjects(), pages: [{ ...withObjects().pages[0], objects }] };
    expect(issuesOf(document)).toHaveLength(50);
  });

  it('DOC-6 never throws on any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(typeof parseDocument(value).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
    for (const value of [undefined, null, 1, 'x', [], true]) {
      expect(issuesOf(value)).toEqual([{ code: 'DOCUMENT_WITHOUT_PAGES', path: [] }]);
    }
  });

  it.each([1, '0.9'])('DOC-6 never throws on a document of form %s with any part broken', (formatVersion) => {
    const paths = leafPaths(json(twoPages()));
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), (path, value) => {
        const document = { ...json(twoPages()), formatVersion };
        replace(document, path, value);
        const result = parseDocument(document);
        if (result.ok) expect(documentSchemaOf(kinds).safeParse(result.value.document).success).toBe(true);
        else expect(result.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  it('DOC-7 refuses too many pages and objects at once', () => {
    const page = withObjects().pages[0];
    const pages = Array.from({ length: 101 }, () => page);
    expect(issuesOf({ ...withObjects(), pages })).toEqual([
      { code: 'DOCUMENT_TOO_LARGE', path: ['pages'], params: { reason: 'too_big', maximum: 100 } },
    ]);
    const objects = Array.from({ length: 5001 }, () => null);
    expect(issuesOf({ ...withObjects(), pages: [{ ...page, objects }] })).toEqual([
      {
        code: 'DOCUMENT_TOO_LARGE',
        path: ['pages', 0, 'objects'],
        params: { reason: 'too_big', maximum: 5000 },
      },
    ]);
    const group = { objects: Array.from({ length: 2500 }, () => null) };
    expect(issuesOf({ ...withObjects(), pages: [{ ...page, objects: [group, group] }] })).toMatchObject([
      { code: 'DOCUMENT_TOO_LARGE', path: ['pages', 0, 'objects'] },
    ]);
  });
});

type Path = readonly string[];

function leafPaths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, item]) => leafPaths(item, [...at, key]));
  return at.length === 0 ? inner : [at, ...inner];
}

function replace(target: Record<string, unknown>, path: Path, value: unknown): void {
  let place = json({ root: target }).root;
  const root = place;
  path.slice(0, -1).forEach((key) => (place = place[key]));
  place[path.at(-1) ?? ''] = value;
  Object.assign(target, root);
}

describe('texts', () => {
  it('DOC-11 lose control characters and halves of characters, and keep their lines', () => {
    const document = json(twoPages());
    document.title = 'A\u0000B\ud83d';
    document.pages[0].objects[3].text = 'eins\u000bzwei\u2028drei\tvier 🙂\r\n\u0007';
    const result = parseDocument(document);
    expect(result.ok && result.value.document.title).toBe('AB\ufffd');
    expect(result.ok && result.value.document.pages[0]?.objects[3]).toMatchObject({
      text: 'eins\nzwei\ndrei\tvier 🙂\r\n',
    });
  });

  it('DOC-11 lose soft hyphens and unseen spaces, which braille would write', () => {
    const document = json(twoPages());
    document.title = '\ufeffSil\u00adben\u200btren\u2060nung';
    const result = parseDocument(document);
    expect(result.ok && result.value.document.title).toBe('Silbentrennung');
  });

  it('DOC-13 are blank when they print nothing', () => {
    for (const text of ['', ' \n\t', '\u3164', '\u2800', '\u200b\u00ad', '\u115f\u2063 '])
      expect(isBlankText(text)).toBe(true);
    for (const text of ['0', '.', '\u2801', ' x ']) expect(isBlankText(text)).toBe(false);
  });
});

describe('a blank document', () => {
  it.each(['de', 'en'] as const)('DOC-9 in %s passes the check and has no origin', (language) => {
    const document = createBlankDocument({ uuid: id(1), pageUuid: id(2), language, titleLabelUuid: id(3) });
    expect(documentSchemaOf(kinds).safeParse(document).error).toBeUndefined();
    expect(withoutOrigin(document)).toEqual(document);
    expect(document.pages[0]?.objects).toMatchObject([
      { uuid: id(3), isTitle: true, pristine: true, text: '', x: 10 },
    ]);
  });

  it('DOC-9 speaks its language', () => {
    const german = createBlankDocument({ uuid: id(1), pageUuid: id(2), language: 'de' });
    const english = createBlankDocument({ uuid: id(1), pageUuid: id(2), language: 'en' });
    expect([german.variantTitle, german.pages[0]?.name, german.system]).toEqual([
      'Basis',
      'Seite 1',
      'DE:VOLL',
    ]);
    expect([english.variantTitle, english.pages[0]?.name, english.system]).toEqual([
      'Base',
      'Page 1',
      'en:en-ueb-g1@3.39',
    ]);
    expect(german.pages[0]?.objects).toEqual([]);
  });
});

describe('canonical JSON', () => {
  it('DOC-8 does not depend on the order of keys', () => {
    const document = twoPages();
    const reversed = reverseKeys(document);
    expect(JSON.stringify(reversed)).not.toBe(JSON.stringify(document));
    expect(canonicalJson(reversed)).toBe(canonicalJson(document));
    expect(JSON.parse(canonicalJson(document))).toEqual(document);
  });

  it('DOC-8 keeps the order of lists and tells values apart', () => {
    expect(canonicalJson({ b: [2, 1], a: null })).toBe('{"a":null,"b":[2,1]}');
    expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }));
  });

  it('DOC-10 leaves everything but the origin', () => {
    const saved = {
      ...twoPages(),
      variant_id: 4,
      graphic_id: 3,
      version_id: 9,
      lastSaved: '2026-01-01T00:00:00Z',
    };
    expect(canonicalJson(withoutOrigin(saved))).toBe(canonicalJson(withoutOrigin(twoPages())));
    expect(withoutOrigin(saved).pages).toBe(saved.pages);
  });
});

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reverseKeys(item)]),
  );
}
