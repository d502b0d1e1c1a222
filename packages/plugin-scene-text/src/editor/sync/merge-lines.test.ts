import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lineHunks } from './line-hunks.js';
import { linesOfWritten, mergeLines, saysMore, settleLines, withEdits } from './merge-lines.js';

const lines = (text: string): readonly string[] => text.split(' ').map((line) => line.replaceAll('_', ''));
const merged = (base: string, mine: string, theirs: string) => {
  const { edits, kept } = mergeLines(lines(base), lines(mine), lines(theirs));
  return `${withEdits(lines(mine), edits).join(' ')}${kept > 0 ? ` (${kept} kept)` : ''}`;
};

const anyLines = fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd', ''), { maxLength: 9 });

describe('differences of texts', () => {
  it('are as few lines as can be', () => {
    expect(lineHunks(lines('a b c d'), lines('a x c d e'))).toEqual([
      { from: 1, to: 2, lines: ['x'] },
      { from: 4, to: 4, lines: ['e'] },
    ]);
    expect(lineHunks(lines('a b c'), lines('a x y'))).toEqual([
      { from: 1, to: 2, lines: ['x'] },
      { from: 2, to: 3, lines: ['y'] },
    ]);
    expect(lineHunks(lines('a b c'), lines('b c'))).toEqual([{ from: 0, to: 1, lines: [] }]);
  });

  it('lead from any text to any other', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (before, after) => {
        expect(withEdits(before, lineHunks(before, after))).toEqual(after);
      }),
    );
  });

  it('of texts that have nothing in common are one', () => {
    const before = Array.from({ length: 400 }, (_, index) => `before ${index}`);
    const after = Array.from({ length: 401 }, (_, index) => `after ${index}`);
    expect(lineHunks(before, after)).toHaveLength(1);
  });
});

describe('what changes outside while an author writes', () => {
  it.each([
    ['another line', 'a b c', 'a b2 c', 'a b c2', 'a b2 c2'],
    ['a new line at the end', 'a b', 'a b2', 'a b c', 'a b2 c'],
    ['a line is gone', 'a b c', 'a b c2', 'b c', 'b c2'],
    ['the same line', 'a b c', 'a b2 c', 'a b3 c', 'a b2 c (1 kept)'],
    ['the same line, the same way', 'a b c', 'a b2 c', 'a b2 c', 'a b2 c'],
    ['the line that the author changes is gone', 'a b c', 'a b2 c', 'a c', 'a b2 c (1 kept)'],
    ['a line that the author took away', 'a b c', 'a c', 'a b2 c', 'a c (1 kept)'],
    ['behind an unfinished line', 'a b', 'a n b', 'a b c', 'a n b c'],
    ['where the author writes, too', 'a b', 'a b n', 'a b c', 'a b c n'],
    ['around an empty line', 'a b c', 'a _ b c', 'a b2 c2', 'a  b2 c2'],
    ['all lines around an empty line', 'a b c', 'a b _ c', 'x', 'x'],
  ])('%s', (_what, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toBe(expected);
  });

  it('is all taken over where the author changed nothing but empty lines', () => {
    const said = anyLines.map((list) => list.filter((line) => line !== ''));
    fc.assert(
      fc.property(said, said, (base, theirs) => {
        const mine = base.flatMap((line) => [line, '']);
        const { edits, kept } = mergeLines(base, mine, theirs);
        expect(kept).toBe(0);
        expect(withEdits(mine, edits).filter((line) => line !== '')).toEqual(theirs);
      }),
    );
  });

  it('never takes away what the author wrote', () => {
    const said = anyLines.map((list) => list.filter((line) => line !== ''));
    fc.assert(
      fc.property(said, fc.array(fc.nat(9), { maxLength: 3 }), said, (base, places, theirs) => {
        const own = places.map((_place, index) => `own ${index}`);
        const mine: string[] = [...base];
        places.forEach((place, index) => mine.splice(Math.min(place, mine.length), 0, own[index] ?? ''));
        const { edits } = mergeLines(base, mine, theirs);
        const after = withEdits(mine, edits);
        expect(own.filter((line) => !after.includes(line))).toEqual([]);
      }),
    );
  });
});

describe('a text that was taken over', () => {
  it('is as it is written, with its empty lines', () => {
    const mine = ['a ', '', 'b', '  ', 'c', ''];
    const written = ['a', 'b', 'new', 'c'];
    expect(withEdits(mine, settleLines(mine, written))).toEqual(['a', '', 'b', 'new', '  ', 'c', '']);
    expect(saysMore(mine, written)).toBe(true);
    expect(saysMore(['a', '', 'b', 'new', 'c', ''], written)).toBe(false);
  });

  it('says what is written, whatever it was', () => {
    fc.assert(
      fc.property(
        anyLines,
        anyLines.map((list) => list.filter((line) => line !== '')),
        (mine, written) => {
          expect(saysMore(withEdits(mine, settleLines(mine, written)), written)).toBe(false);
        },
      ),
    );
  });

  it('knows the lines of what is written', () => {
    expect(linesOfWritten(lines('a _ b2 n c'), lines('a b c d'))).toEqual([0, 2, 4, undefined]);
  });
});
