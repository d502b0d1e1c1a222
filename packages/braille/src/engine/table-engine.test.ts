import { beforeAll, describe, expect, it } from '@jest/globals';
import { type BrailleSystem, fail } from '@tastwerk/editor-core';
import { createTableEngine } from './table-engine.js';

const engine = createTableEngine();
const GERMAN = ['DE:BASIS', 'DE:VOLL', 'DE:KURZ'] as const;

function unicode(text: string, system: BrailleSystem): string {
  const result = engine.translateLine(text, system);
  return result.ok
    ? String.fromCodePoint(...result.value.cells.map((cell) => 0x2800 + cell))
    : result.error.code;
}

beforeAll(async () => {
  await Promise.all(
    [...GERMAN, 'EN:UEB1' as const, 'EN:UEB2' as const].map((system) => engine.prepare(system)),
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

  it('says for each cell which character of the print text it begins to write', () => {
    const result = engine.translateLine('Die Straße', 'DE:VOLL');
    expect(result).toMatchObject({ ok: true, value: { sourceIndex: [0, 1, 3, 4, 6, 7, 8, 9] } });
  });

  it.each(GERMAN)('gives an empty line no cells in %s', (system) => {
    expect(engine.translateLine('', system)).toEqual({ ok: true, value: { cells: [], sourceIndex: [] } });
  });

  it.each([
    ['Bär 😀', '😀', 4],
    ['😀😀', '😀', 0],
    ['Ich ♥ Wald', '♥', 4],
    ['Winkel Α', 'Α', 7],
    ['x@日本.de', '日', 2],
    ['⣿', '⣿', 0],
  ])('names what German braille cannot write in "%s"', (text, character, index) => {
    for (const system of GERMAN)
      expect(engine.translateLine(text, system)).toEqual(
        fail({ code: 'BRAILLE_UNTRANSLATABLE', character, index }),
      );
  });

  it('answers that a system is not available before it is prepared', async () => {
    const other = createTableEngine();
    await other.prepare('EN:UEB2');
    expect(other.translateLine('a', 'DE:VOLL')).toEqual(fail({ code: 'BRAILLE_UNAVAILABLE' }));
    expect(other.translateLine('a', 'EN:UEB2')).toMatchObject({ ok: true });
  });

  it.each(GERMAN)('writes addresses behind a dash, on which liblouis hangs, in %s', (system) => {
    expect(unicode('siehe -info@example.org', system).endsWith(unicode('-info@example.org', system))).toBe(
      true,
    );
  });
});
