import { beforeAll, describe, expect, it } from '@jest/globals';
import { fail } from '@tastwerk/editor-core';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { type Notation, NOTATIONS } from '../line-request.js';
import { createTableEngine } from './table-engine.js';

const engine = createTableEngine();
const GERMAN = ['DE:BASIS', 'DE:VOLL', 'DE:KURZ'] as const;

function unicode(text: string, system: BrailleSystem, notation: Notation = 'plain'): string {
  const result = engine.translateLine({ text, system, notation });
  return result.ok
    ? String.fromCodePoint(...result.value.cells.map((cell) => 0x2800 + cell))
    : result.error.code;
}

beforeAll(async () => {
  await Promise.all(
    [...GERMAN, 'EN:UEB1' as const, 'EN:UEB2' as const].flatMap((system) =>
      NOTATIONS.map((notation) => engine.prepare({ system, notation })),
    ),
  );
});

describe('table engine', () => {
  it.each([
    ['DE:BASIS', 'Die Straße', '⠙⠊⠑⠀⠎⠞⠗⠁⠮⠑'],
    ['DE:VOLL', 'Die Straße', '⠙⠬⠀⠾⠗⠁⠮⠑'],
    ['DE:KURZ', 'die Straße', '⠬⠀⠾⠗⠁⠠⠮⠑'],
    ['DE:KURZ', 'Straßenbahn', '⠾⠗⠁⠠⠮⠉⠃⠁⠓⠝'],
    ['DE:VOLL', '2026', '⠼⠃⠚⠃⠋'],
    ['DE:KURZ', '10 m²', '⠼⠁⠚⠀⠠⠍⠌⠆'],
    ['DE:VOLL', '5\u00a0km', '⠼⠑⠀⠅⠍'],
    ['EN:UEB1', 'MAIN EXIT (2 km) ß', '⠠⠠⠍⠁⠊⠝⠀⠠⠠⠑⠭⠊⠞⠀⠐⠣⠼⠃⠀⠅⠍⠐⠜⠀⠨⠮'],
    ['EN:UEB2', 'The children could see CD 2b', '⠠⠮⠀⠡⠝⠀⠉⠙⠀⠎⠑⠑⠀⠰⠠⠠⠉⠙⠀⠼⠃⠰⠃'],
    ['DE:VOLL', 'www.x.de', '⠠⠨⠺⠺⠺⠄⠭⠄⠙⠑'],
  ] as const)('writes %s: %s', (system, text, braille) => {
    expect(unicode(text, system)).toBe(braille);
  });

  it.each([
    ['DE:BASIS', 'capitals', 'Die EU', '⠨⠙⠊⠑⠀⠘⠑⠥'],
    ['DE:VOLL', 'capitals', 'GmbH', '⠨⠛⠍⠃⠘⠓'],
    ['DE:KURZ', 'capitals', 'STADT Bern', '⠘⠎⠞⠁⠙⠞⠀⠨⠃⠻⠝'],
    ['DE:KURZ', 'computer', 'a@B.de', '⠁⠈⠜⠈⠃⠄⠙⠑'],
    ['EN:UEB2', 'capitals', 'The EU', '⠠⠮⠀⠠⠠⠑⠥'],
    ['EN:UEB2', 'computer', 'the EU', '⠞⠓⠑⠀⠠⠠⠑⠥'],
  ] as const)('writes %s with %s: %s', (system, notation, text, braille) => {
    expect(unicode(text, system, notation)).toBe(braille);
  });

  it.each([
    ['DE:VOLL', 'italic', 0, 3, '⠸⠙⠬⠀⠾⠁⠙⠞'],
    ['DE:VOLL', 'script', 0, 3, '⠙⠬⠀⠾⠁⠙⠞'],
    ['EN:UEB2', 'bold', 0, 1, '⠘⠆⠙⠊⠑⠀⠌⠁⠙⠞'],
    ['EN:UEB2', 'underline', -4, 99, '⠸⠂⠙⠊⠑⠀⠸⠂⠌⠁⠙⠞'],
    ['EN:UEB2', 'bold', 2, 1, '⠙⠊⠑⠀⠌⠁⠙⠞'],
  ] as const)('marks emphasis in %s: %s from %i to %i', (system, kind, start, end, braille) => {
    const result = engine.translateLine({ text: 'die stadt', system, emphasis: [{ kind, start, end }] });
    expect(result.ok && String.fromCodePoint(...result.value.cells.map((cell) => 0x2800 + cell))).toBe(
      braille,
    );
  });

  it('names the kinds of emphasis that a table has no signs for', () => {
    const emphasis = (['script', 'bold', 'script'] as const).map((kind) => ({ kind, start: 0, end: 3 }));
    const unmarked = (system: 'DE:VOLL' | 'EN:UEB2') => {
      const result = engine.translateLine({ text: 'die', system, emphasis });
      return result.ok ? result.value.unmarked : result.error;
    };
    expect([unmarked('DE:VOLL'), unmarked('EN:UEB2')]).toEqual([['script'], undefined]);
  });

  it('says for each cell which character of the print text it begins to write', () => {
    const result = engine.translateLine({ text: 'Die Straße', system: 'DE:VOLL' });
    expect(result).toMatchObject({ ok: true, value: { sourceIndex: [0, 1, 3, 4, 6, 7, 8, 9] } });
  });

  it.each(GERMAN)('gives an empty line no cells in %s', (system) => {
    expect(engine.translateLine({ text: '', system })).toEqual({
      ok: true,
      value: { cells: [], sourceIndex: [] },
    });
  });

  it.each([
    ['Bär 😀', '⠃⠜⠗⠀', [['😀', 4]]],
    [
      '😀bär😀',
      '⠃⠜⠗',
      [
        ['😀', 0],
        ['😀', 5],
      ],
    ],
    ['bär Ж bär', '⠃⠜⠗⠀⠀⠃⠜⠗', [['Ж', 4]]],
    ['⣿', '', [['⣿', 0]]],
  ] as const)(
    'leaves out and names what German braille cannot write in "%s"',
    (text, braille, characters) => {
      for (const system of GERMAN) {
        const result = engine.translateLine({ text, system });
        expect(unicode(text, system)).toBe(braille);
        expect(result.ok && result.value.unwritten).toEqual(
          characters.map(([character, index]) => ({ character, index })),
        );
      }
    },
  );

  it.each([
    ['EN:UEB2', 'the „best“', 'the “best”'],
    ['EN:UEB1', '„a „b“', '“a “b”'],
    ['EN:UEB1', '‚a‘', '‘a’'],
    ['EN:UEB2', 'a‐b', 'a-b'],
    ['EN:UEB1', 'Ａｂ', 'Ab'],
    ['EN:UEB2', 'cafe\u0301', 'café'],
    ['DE:VOLL', 'Ａ１', 'A1'],
    ['DE:KURZ', 'a\u2009b\u200bc', 'a bc'],
    ['DE:VOLL', '𝑥 = 𝟏', 'x = 1'],
    ['DE:BASIS', 'A\u0308rger', 'Ärger'],
  ] as const)('writes in %s %s as %s', (system, text, same) => {
    expect(unicode(text, system)).toBe(unicode(same, system));
    expect(engine.translateLine({ text, system })).not.toMatchObject({
      value: { unwritten: expect.anything() },
    });
  });

  it.each([
    ['sign', '⠁⠀⠢⠀⠃'],
    ['leave-out', '⠁⠀⠀⠃'],
  ] as const)(
    'writes a sign for what Danish does not know, or leaves it out: %s',
    async (unknownCharacters, braille) => {
      const system = 'da:da-dk-g16@3.39';
      await engine.prepare({ system });
      const result = engine.translateLine({ text: 'a 😀 b', system, unknownCharacters });
      expect(result.ok && String.fromCodePoint(...result.value.cells.map((cell) => 0x2800 + cell))).toBe(
        braille,
      );
      expect(result.ok && result.value.unwritten).toEqual([{ character: '😀', index: 2 }]);
    },
  );

  it.each(['DE:VOLL', 'EN:UEB1'] as const)(
    'writes a sign that %s does not know with given cells',
    (system) => {
      const exceptions = { written: [{ start: 1, end: 2, cells: [41] }], divisions: [] };
      const result = engine.translateLine({ text: 'a☂.', system, exceptions });
      expect(result).toMatchObject({ value: { sourceIndex: [0, 1, 2] } });
      expect(result.ok && [result.value.cells[1], result.value.unwritten]).toEqual([41, undefined]);
    },
  );

  it('names the characters that have variants, if it is told to bring none', async () => {
    const strict = createTableEngine({ hasVariants: false });
    await strict.prepare({ system: 'EN:UEB2' });
    expect(strict.translateLine({ text: 'a „b', system: 'EN:UEB2' })).toMatchObject({
      value: { unwritten: [{ character: '„', index: 2 }] },
    });
  });

  it('answers that a system is not available before it is prepared', async () => {
    const other = createTableEngine();
    await other.prepare({ system: 'EN:UEB2' });
    expect(other.translateLine({ text: 'a', system: 'DE:VOLL' })).toEqual(
      fail({ code: 'BRAILLE_UNAVAILABLE' }),
    );
    expect(other.translateLine({ text: 'a', system: 'EN:UEB2' })).toMatchObject({ ok: true });
  });

  it.each(GERMAN)('writes several addresses behind dashes one after the other in %s', (system) => {
    const end = unicode('-www.b.de', system);
    expect(unicode('siehe -www.a.de und -info@a.de oder -www.b.de', system).endsWith(end)).toBe(true);
  });

  it.each(GERMAN)('writes addresses behind a dash, on which liblouis hangs, in %s', (system) => {
    expect(unicode('siehe -info@example.org', system).endsWith(unicode('-info@example.org', system))).toBe(
      true,
    );
  });

  it.each([
    ['fr:fr-bfu-g2@3.39', 'Les élèves mangent.', '⠨⠜⠀⠿⠇⠮⠧⠱⠀⠍⠂⠛⠣⠲'],
    ['nl:nl-NL-g0@3.39', 'Hallo Wereld 3,5', '⠨⠓⠁⠇⠇⠕⠀⠨⠺⠑⠗⠑⠇⠙⠀⠼⠉⠂⠑'],
    ['en:en-ueb-g2@3.39', 'H₂O', '⠠⠓⠰⠢⠼⠃⠠⠕'],
    ['en:en-ueb-g2@3.39', '0 1', '⠼⠚⠀⠼⠁'],
    ['de:de-g2@3.24', 'die Straße', '⠬⠀⠾⠗⠁⠠⠮⠑'],
  ] as const)('writes by the table that %s names: %s', async (system, text, braille) => {
    await engine.prepare({ system });
    for (const notation of NOTATIONS) expect(unicode(text, system, notation)).toBe(braille);
  });

  it.each(['fr:fr-bfu-g9@3.39', 'fr:fr-bfu-g2@3.24', 'fr:constructor@3.39'] as const)(
    'answers that %s is not available',
    async (system) => {
      await engine.prepare({ system });
      expect(unicode('a', system)).toBe('BRAILLE_UNAVAILABLE');
    },
  );
});

describe('table engine that reads', () => {
  const cellsOf = (braille: string) => [...braille].map((pattern) => (pattern.codePointAt(0) ?? 0) - 0x2800);

  it.each([
    ['DE:BASIS', 'plain', '⠙⠊⠑⠀⠎⠞⠗⠁⠮⠑', 'die straße'],
    ['DE:VOLL', 'capitals', '⠨⠛⠍⠃⠘⠓', 'GmbH'],
    ['DE:KURZ', 'plain', '⠬⠀⠾⠗⠁⠠⠮⠑', 'die straße'],
    ['de:de-g2@3.24', 'plain', '⠓⠡⠎⠀⠁⠍⠀⠎⠑⠑', 'haus am see'],
    ['DE:KURZ', 'computer', '⠈⠙⠊⠑⠀⠈⠎⠞⠗⠁⠠⠼⠑', 'Die Straße'],
    ['EN:UEB1', 'plain', '⠠⠠⠍⠁⠊⠝⠀⠼⠃', 'MAIN 2'],
    ['EN:UEB2', 'plain', '⠠⠮⠀⠅⠬⠙⠕⠍', 'The kingdom'],
    ['fr:fr-bfu-g2@3.39', 'plain', '⠨⠃⠚⠀⠇⠀⠍⠬⠙⠑', 'Bonjour le monde'],
    ['fr:fr-bfu-g2@3.39', 'computer', '⠨⠃⠚', 'Bonjour'],
  ] as const)('reads %s with %s: %s', async (system, notation, braille, text) => {
    await engine.prepareReading({ system, notation });
    expect(engine.readLine({ cells: cellsOf(braille), system, notation })).toMatchObject({
      ok: true,
      value: { text },
    });
  });

  it('says from which cell each character is read, and which cells are not', async () => {
    await engine.prepareReading({ system: 'EN:UEB2' });
    expect(engine.readLine({ cells: [...cellsOf('⠠⠮'), 0xff], system: 'EN:UEB2' })).toEqual({
      ok: true,
      value: { text: 'The', sourceIndex: [0, 0, 0], unread: [2] },
    });
  });

  it('has tables for reading apart from those for writing', async () => {
    const other = createTableEngine();
    const request = { cells: [1], system: 'EN:UEB1' } as const;
    await other.prepare(request);
    expect(other.readLine(request)).toEqual(fail({ code: 'BRAILLE_UNAVAILABLE' }));
    await other.prepareReading(request);
    expect(other.readLine(request)).toMatchObject({ value: { text: 'a' } });
  });

  it.each(['fr:fr-bfu-g9@3.39', 'zh:zh_CHN@3.39', 'fr:constructor@3.39'] as const)(
    'answers that %s cannot be read',
    async (system) => {
      await engine.prepareReading({ system });
      expect(engine.readLine({ cells: [1], system })).toEqual(fail({ code: 'BRAILLE_UNAVAILABLE' }));
    },
  );
});
