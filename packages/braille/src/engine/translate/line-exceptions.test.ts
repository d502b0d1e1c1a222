import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type BrailleSystem,
  cellsFromUnicode,
  cellsToUnicode,
  type LineExceptions,
} from '@tastwerk/editor-core/braille';
import fc from 'fast-check';
import { createTableEngine } from '../table-engine.js';

const engine = createTableEngine();
const SYSTEMS = [
  'DE:BASIS',
  'DE:KURZ',
  'en:en-ueb-g2@3.39',
  'fr:fr-bfu-g2@3.39',
  'nl:nl-NL-g0@3.39',
] as const;

/** A line with own cells for the words in brackets and divisions at bars: `die [Vase=⠿] Haus|tür`. */
function parsed(marked: string): { readonly text: string; readonly exceptions: LineExceptions } {
  const written: { start: number; end: number; cells: readonly number[] }[] = [];
  const divisions: number[] = [];
  let text = '';
  for (const [, word, cells, other = ''] of marked.matchAll(/\[([^=]+)=([^\]]+)\]|(.)/gu)) {
    if (other === '|') divisions.push(text.length);
    if (word !== undefined && cells !== undefined)
      written.push({ start: text.length, end: text.length + word.length, cells: cellsFromUnicode(cells) });
    text += word ?? (other === '|' ? '' : other);
  }
  return { text, exceptions: { written, divisions } };
}

function write(system: BrailleSystem, marked: string): string {
  const result = engine.translateLine({ ...parsed(marked), system });
  return result.ok ? cellsToUnicode(result.value.cells) : result.error.code;
}

beforeAll(() => Promise.all(SYSTEMS.map((system) => engine.prepare({ system }))));

describe('a line with exceptions', () => {
  it.each([
    ['DE:KURZ', 'die Vase und', '⠬⠀⠧⠁⠎⠑⠀⠥'],
    ['DE:KURZ', 'die [Vase=⠿⠷] und', '⠬⠀⠿⠷⠀⠥'],
    ['DE:KURZ', 'die Blumen[vase=⠿⠷]n.', '⠬⠀⠃⠇⠥⠍⠉⠿⠷⠝⠄'],
    ['en:en-ueb-g2@3.39', 'the mother', '⠮⠀⠐⠍'],
    ['en:en-ueb-g2@3.39', 'the mo|ther', '⠮⠀⠍⠕⠮⠗'],
    ['en:en-ueb-g2@3.39', 'the m|o|t|h|e|r', '⠮⠀⠍⠕⠞⠓⠑⠗'],
    ['en:en-ueb-g2@3.39', '[Vase=⠿⠷] [VASE=⠿⠷] [vase=⠿⠷]s', '⠠⠿⠷⠀⠠⠠⠿⠷⠀⠿⠷⠎'],
  ] as const)(
    'is written by them before the table, with capitals marked: %s %s',
    (system, marked, expected) => {
      expect(write(system, marked)).toBe(expected);
    },
  );

  it('is written although the table does not know a character of the word', () => {
    const result = engine.translateLine({ ...parsed('das [☃☃=⠿] ☃'), system: 'DE:KURZ' });
    expect(result).toMatchObject({ ok: true, value: { unwritten: [{ character: '☃', index: 7 }] } });
    expect(write('DE:KURZ', 'das [☃☃=⠿] ☃')).toBe('⠙⠀⠿⠀');
  });

  it('says from which characters its cells come', () => {
    const result = engine.translateLine({ ...parsed('ja [Vase=⠿⠷] ja'), system: 'DE:BASIS' });
    expect(result.ok && result.value.sourceIndex).toEqual([0, 1, 2, 3, 3, 7, 8, 9]);
  });

  it('is as without them where they are none', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'abehinrstuABz .,1'), maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...SYSTEMS), texts, (system, text) => {
        const exceptions = { written: [], divisions: [] };
        expect(engine.translateLine({ text, system, exceptions })).toEqual(
          engine.translateLine({ text, system }),
        );
      }),
    );
  });

  it('writes each part with its cells, whatever stands beside it', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'abehinrstuABz ,1'), maxLength: 12 });
    const cells = fc.array(fc.integer({ min: 1, max: 63 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.constantFrom('DE:BASIS', 'DE:KURZ', 'en:en-ueb-g2@3.39'),
        texts,
        texts,
        cells,
        (system, before, behind, own) => {
          const text = `${before}vase${behind}`;
          const part = { start: before.length, end: before.length + 4, cells: own };
          const result = engine.translateLine({
            text,
            system,
            exceptions: { written: [part], divisions: [] },
          });
          if (!result.ok) throw new Error(result.error.code);
          const ofPart = result.value.cells.filter((_, at) => result.value.sourceIndex[at] === before.length);
          expect(cellsToUnicode(ofPart)).toContain(cellsToUnicode(own));
        },
      ),
    );
  });

  it('of 20,000 parts is written', () => {
    const count = 20_000;
    const text = 'ab '.repeat(count);
    const written = Array.from({ length: count }, (_, at) => ({
      start: 3 * at,
      end: 3 * at + 2,
      cells: [63],
    }));
    const result = engine.translateLine({ text, system: 'DE:BASIS', exceptions: { written, divisions: [] } });
    expect(result.ok && result.value.cells).toHaveLength(2 * count);
  });
});
