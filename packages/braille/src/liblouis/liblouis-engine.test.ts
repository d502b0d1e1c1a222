import { beforeAll, describe, expect, it } from '@jest/globals';
import { BRAILLE_SYSTEMS, type BrailleSystem, fail } from '@tastwerk/editor-core';
import fc from 'fast-check';
import { createLiblouisEngine } from './liblouis-engine.js';
import { readTableFromPackage } from './read-table-node.js';

const engine = createLiblouisEngine(readTableFromPackage);

/** The braille of `text` as Unicode patterns, or the failure's code. */
function unicode(text: string, system: BrailleSystem): string {
  const result = engine.translateLine(text, system);
  if (!result.ok) return result.error.code;
  return String.fromCodePoint(...result.value.cells.map((cell) => 0x2800 + cell));
}

beforeAll(async () => {
  await Promise.all(BRAILLE_SYSTEMS.map((system) => engine.prepare(system)));
});

describe('liblouis engine', () => {
  it.each([
    ['DE:BASIS', 'Die Straße', '⠙⠊⠑⠀⠎⠞⠗⠁⠮⠑'],
    ['DE:VOLL', 'Die Straße', '⠙⠬⠀⠾⠗⠁⠮⠑'],
    ['DE:KURZ', 'die Straße', '⠬⠀⠾⠗⠁⠠⠮⠑'],
    ['DE:VOLL', 'Schule', '⠱⠥⠇⠑'],
    ['DE:VOLL', 'Bäume', '⠃⠌⠍⠑'],
    ['DE:VOLL', '2026', '⠼⠃⠚⠃⠋'],
    ['DE:KURZ', 'und', '⠥'],
    ['EN:UEB1', 'Street 12', '⠠⠎⠞⠗⠑⠑⠞⠀⠼⠁⠃'],
    ['EN:UEB2', 'the knowledge', '⠮⠀⠅'],
  ] as const)('writes %s: %s', (system, text, braille) => {
    expect(unicode(text, system)).toBe(braille);
  });

  it.each(BRAILLE_SYSTEMS)('gives an empty line no cells in %s', (system) => {
    expect(engine.translateLine('', system)).toEqual({ ok: true, value: { cells: [], sourceIndex: [] } });
  });

  it('says for each cell which character of the print text it begins to write', () => {
    const result = engine.translateLine('Die Straße', 'DE:VOLL');
    expect(result).toMatchObject({ ok: true, value: { sourceIndex: [0, 1, 3, 4, 6, 7, 8, 9] } });
  });

  it.each(['EN:UEB1', 'EN:UEB2'] as const)(
    'names the sharp s of "Die Straße" as not writable in %s',
    (system) => {
      expect(engine.translateLine('Die Straße', system)).toEqual(
        fail({ code: 'BRAILLE_UNTRANSLATABLE', character: 'ß', index: 8 }),
      );
    },
  );

  it.each([
    ['😀 Bär', '😀', 0],
    ['Bär 😀', '😀', 4],
    ['Ich ♥ Wald', '♥', 4],
    ['10 m²', '²', 4],
    ['Łódź', 'Ł', 0],
    ['⣿', '⣿', 0],
  ])('names what German braille cannot write in "%s"', (text, character, index) => {
    for (const system of ['DE:BASIS', 'DE:VOLL', 'DE:KURZ'] as const) {
      expect(engine.translateLine(text, system)).toEqual(
        fail({ code: 'BRAILLE_UNTRANSLATABLE', character, index }),
      );
    }
  });

  it.each(BRAILLE_SYSTEMS)('translates a line of 5,000 characters whole in %s', (system) => {
    const text = 'Der Wald liegt am See. '.repeat(218).slice(0, 5000);
    const result = engine.translateLine(text, system);
    const cells = result.ok ? result.value.cells : [];
    const first = engine.translateLine('Der Wald liegt am See. ', system);
    expect(cells.slice(0, 18)).toEqual(first.ok ? first.value.cells.slice(0, 18) : 'none');
    expect(result.ok && result.value.sourceIndex.at(-1)).toBeGreaterThan(4990);
  });

  it('ends on an address whose beginning belongs to a rule with the space before it', () => {
    expect(unicode('Mail -a@b', 'DE:VOLL')).toBe('⠍⠁⠊⠇⠀⠠⠨⠤⠁⠈⠜⠃');
  });

  it('writes calculations with the blanks that the rules put in', () => {
    expect(unicode('5<6', 'DE:VOLL')).toBe('⠼⠑⠀⠈⠪⠄⠼⠋');
  });

  it('finds room for a text that grows manifold', () => {
    const text = '1a'.repeat(5000);
    const result = engine.translateLine(text, 'EN:UEB1');
    expect(result.ok && result.value.cells.length).toBe(20_000);
  });

  it('answers that braille is unavailable for a line beyond its heap, and goes on working', () => {
    expect(unicode('a'.repeat(4_000_000), 'DE:BASIS')).toBe('BRAILLE_UNAVAILABLE');
    expect(unicode('Wald', 'DE:BASIS')).toBe('⠺⠁⠇⠙');
  });

  it.each(BRAILLE_SYSTEMS)('never overruns, throws or loses the way back on random text in %s', (system) => {
    const letters = fc.constantFrom(...' @<=*aäbcdeinorstuß ÄBSTX019.,;:-()/"\'%+„“–é²😀\u0301\u00ad');
    const anything = fc.string({ unit: 'binary', maxLength: 20 });
    const text = fc.oneof(fc.string({ unit: letters, maxLength: 120 }), anything);
    fc.assert(
      fc.property(text, (line) => {
        const result = engine.translateLine(line, system);
        if (!result.ok) {
          const { character = '', index = -1 } = result.error;
          expect(result.error.code).toBe('BRAILLE_UNTRANSLATABLE');
          expect(line.slice(index).normalize('NFC').startsWith(character)).toBe(true);
          return;
        }
        const { cells, sourceIndex } = result.value;
        expect(sourceIndex).toHaveLength(cells.length);
        expect(cells.every((cell) => cell >= 0 && cell <= 63)).toBe(true);
        expect(sourceIndex.every((at, cell) => at >= (sourceIndex[cell - 1] ?? 0) && at < line.length)).toBe(
          true,
        );
      }),
      { numRuns: 2000, seed: 20261121 },
    );
  });

  it('tries again to load a system whose table could not be read', async () => {
    let isOnline = false;
    const late = createLiblouisEngine(async (name) => {
      if (!isOnline) throw new Error('offline');
      return readTableFromPackage(name);
    });
    await late.prepare('DE:VOLL');
    expect(late.translateLine('Wald', 'DE:VOLL')).toEqual(fail({ code: 'BRAILLE_UNAVAILABLE' }));
    isOnline = true;
    await late.prepare('DE:VOLL');
    expect(late.translateLine('Wald', 'DE:VOLL').ok).toBe(true);
  });

  it('leaves nothing behind on the prototype of all objects', () => {
    expect('ENVIRONMENT' in {}).toBe(false);
  });
});
