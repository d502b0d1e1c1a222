import { describe, expect, it } from '@jest/globals';
import { id } from '../../test/documents.js';
import { isPhotograph, misfitOf } from './trace-fitness.js';
import { type TracedPicture, tracedPaths } from './traced-paths.js';
import { kinds } from '../standard.js';

const SIZE = { widthMm: 100, heightMm: 80 };

function misfit(mode: TracedPicture['mode'], paths: TracedPicture['paths']) {
  let last = 0;
  const placement = { at: { x: 0, y: 0 }, widthMm: SIZE.widthMm, leastPartMm: 0, texts: [] };
  const picture = { mode, width: SIZE.widthMm, height: SIZE.heightMm, paths };
  return misfitOf(kinds, {
    mode,
    paths: tracedPaths(kinds, picture, placement, () => id((last += 1))).paths,
    ...SIZE,
  });
}

/** The corners of a box; the hole of an area where it comes second. */
const box = (x: number, y: number, width: number, height: number) => [
  { kind: 'M' as const, x, y },
  { kind: 'L' as const, x: x + width, y },
  { kind: 'L' as const, x: x + width, y: y + height },
  { kind: 'L' as const, x, y: y + height },
];

const part = (...pieces: readonly ReturnType<typeof box>[]) => ({ points: pieces.flat(), closed: true });

/** `count` lines of the length `mm`, one below the other. */
const lines = (count: number, mm: number) =>
  Array.from({ length: count }, (_, row) => ({
    points: [
      { kind: 'M' as const, x: 0, y: row },
      { kind: 'L' as const, x: mm, y: row },
    ],
    closed: false,
  }));

describe('whether a trace is fit for a finger', () => {
  it('TRACE-6 finds areas unfit that are mostly black, or have one part that is the ground', () => {
    const column = (x: number, width: number) => part(box(x, 0, width, 80));
    expect(misfit('areas', [column(0, 30), column(35, 19)])).toBeUndefined();
    expect(misfit('areas', [column(0, 30), column(35, 21)])).toBe('mostlyBlack');
    expect(misfit('areas', [column(0, 39)])).toBeUndefined();
    expect(misfit('areas', [column(0, 41)])).toBe('mostlyBlack');
    // A frame is large, but little of it is black.
    expect(misfit('areas', [part(box(0, 0, 100, 80), box(5, 5, 90, 70))])).toBeUndefined();
    expect(misfit('areas', [])).toBeUndefined();
  });

  it('TRACE-6 finds outlines unfit that are few, fragments, or too close', () => {
    expect(misfit('outlines', [])).toBe('fewEdges');
    expect(misfit('outlines', lines(1, 39))).toBe('fewEdges');
    expect(misfit('outlines', lines(1, 41))).toBeUndefined();
    // Of a closed line the way back counts.
    expect(misfit('outlines', [part(box(0, 0, 11, 11))])).toBeUndefined();
    expect(misfit('outlines', lines(30, 20))).toBeUndefined();
    expect(misfit('outlines', lines(31, 20))).toBe('tooDetailed');
    expect(misfit('outlines', [...lines(24, 20), ...lines(8, 26)])).toBeUndefined();
    expect(misfit('outlines', lines(8, 99))).toBeUndefined();
    expect(misfit('outlines', lines(9, 99))).toBe('tooDetailed');
  });
});

describe('a photograph', () => {
  const counts = (lightness: (pixel: number) => number) => {
    const levels = new Array<number>(256).fill(0);
    for (let pixel = 0; pixel < 10_000; pixel += 1) {
      const level = lightness(pixel);
      levels[level] = (levels[level] ?? 0) + 1;
    }
    return levels;
  };

  it('TRACE-7 is told from a drawing by its many tones', () => {
    // Black on white with soft rims; four flat colours; paper with a shadow across.
    expect(
      isPhotograph(counts((pixel) => (pixel % 20 === 0 ? pixel % 256 : pixel % 3 === 0 ? 0 : 255))),
    ).toBe(false);
    expect(isPhotograph(counts((pixel) => [0, 90, 160, 255][pixel % 4] ?? 0))).toBe(false);
    expect(isPhotograph(counts((pixel) => 190 + (pixel % 60)))).toBe(false);
    expect(isPhotograph(counts((pixel) => 60 + (pixel % 120)))).toBe(true);
    expect(isPhotograph(counts((pixel) => pixel % 256))).toBe(true);
    expect(isPhotograph([])).toBe(false);
  });
});
