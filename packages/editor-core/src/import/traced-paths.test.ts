import { describe, expect, it } from '@jest/globals';
import { blank, id } from '../../test/documents.js';
import { runThroughOracle } from '../../test/command-oracle.js';
import { boundsOf, kinds } from '../standard.js';
import { tracedPaths } from './traced-paths.js';

function ids() {
  let last = 500;
  return () => id((last += 1));
}

const square = (x: number, y: number, side: number) => [
  { kind: 'M' as const, x, y },
  { kind: 'L' as const, x: x + side, y },
  { kind: 'C' as const, x1: x + side, y1: y, x2: x + side, y2: y + side, x: x + side, y: y + side },
  { kind: 'L' as const, x, y: y + side },
];

/** A picture of 1000 by 500 px, 1 px for 0.1 mm: a part of 30 mm with holes of 8 and 2 mm, a speck of 4 mm, a letter. */
const PICTURE = {
  mode: 'areas' as const,
  width: 1000,
  height: 500,
  paths: [
    { points: [...square(100, 100, 300), ...square(150, 150, 80), ...square(300, 300, 20)], closed: true },
    { points: square(600, 50, 40), closed: true },
    { points: square(700, 400, 70), closed: true },
  ],
};
const PLACEMENT = { at: { x: 20, y: 30 }, widthMm: 100, leastPartMm: 6, texts: [] };

describe('a traced picture', () => {
  it('TRACE-1 becomes paths that swell, as large as it was placed', () => {
    const { paths } = tracedPaths(kinds, PICTURE, PLACEMENT, ids());
    expect(paths[0]).toMatchObject({ x: 30, y: 40, fill: 'black', border: false, closed: true });
    expect(paths[0] && boundsOf(paths[0])).toEqual({ x: 30, y: 40, width: 30, height: 30 });
    expect(paths.every((path) => kinds.objectSchema.safeParse(path).success)).toBe(true);
    const [page] = blank().pages;
    runThroughOracle(blank(), { type: 'add-objects', pageUuid: page?.uuid ?? '', objects: [...paths] });
  });

  it('TRACE-2 leaves out parts and holes that are too small for a finger, and says how many', () => {
    const traced = tracedPaths(kinds, PICTURE, PLACEMENT, ids());
    expect(traced).toMatchObject({ paths: { length: 2 }, partsLeftOut: 1, holesFilled: 1 });
    expect(traced.paths[0]?.points.filter(({ kind }) => kind === 'M')).toHaveLength(2);
    const all = tracedPaths(kinds, PICTURE, { ...PLACEMENT, leastPartMm: 0 }, ids());
    expect(all).toMatchObject({ paths: { length: 3 }, partsLeftOut: 0, holesFilled: 0 });
    expect(tracedPaths(kinds, PICTURE, { ...PLACEMENT, widthMm: 10 }, ids())).toMatchObject({
      paths: [],
      partsLeftOut: 3,
    });
  });

  it('TRACE-3 leaves out the letters of texts that become labels', () => {
    const texts = [{ x: 680, y: 395, width: 200, height: 80 }];
    expect(tracedPaths(kinds, PICTURE, { ...PLACEMENT, texts }, ids())).toMatchObject({
      paths: { length: 1 },
      partsLeftOut: 1,
    });
    const around = [{ x: 50, y: 50, width: 400, height: 90 }];
    expect(tracedPaths(kinds, PICTURE, { ...PLACEMENT, texts: around }, ids()).paths).toHaveLength(2);
  });

  it('TRACE-5 becomes lines where its outlines were traced, closed and open ones, however small', () => {
    const outlines = {
      ...PICTURE,
      mode: 'outlines' as const,
      paths: [
        { points: square(100, 100, 300), closed: true },
        { points: square(600, 50, 40), closed: false },
      ],
    };
    const { paths, partsLeftOut } = tracedPaths(kinds, outlines, PLACEMENT, ids());
    const line = { fill: 'none', border: true, borderColour: 'black', borderWidth: 1, borderStyle: 'solid' };
    expect(paths).toMatchObject([
      { x: 30, y: 40, closed: true, ...line },
      { x: 80, y: 35, closed: false, ...line },
    ]);
    expect(partsLeftOut).toBe(0);
    expect(paths.every((path) => kinds.objectSchema.safeParse(path).success)).toBe(true);
  });
});
