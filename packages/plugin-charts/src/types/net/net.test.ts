import { describe, expect, it } from '@jest/globals';
import { sampleFaults, variedSheets } from '../../../test/proofed-sheet.js';
import { net } from './net.js';
import { edgesOf, NET_SOLIDS, netOf } from './nets.js';

const base = net.sample('de');
const sizes = { width: 4, depth: 3, height: 5, sides: 6 };

/** The area of a flat face. */
const areaOf = (face: readonly { readonly x: number; readonly y: number }[]) =>
  Math.abs(
    face.reduce(
      (sum, a, index) =>
        sum +
        a.x * (face[(index + 1) % face.length]?.y ?? 0) -
        a.y * (face[(index + 1) % face.length]?.x ?? 0),
      0,
    ),
  ) / 2;

describe('nets', () => {
  it.each([
    ['cube', 6, 5, 6 * 16],
    ['cuboid', 6, 5, 2 * (12 + 20 + 15)],
    ['prism', 8, 7, 6 * 20 + 2 * ((3 * Math.sqrt(3)) / 2) * 16],
    ['tetrahedron', 4, 3, Math.sqrt(3) * 16],
    ['octahedron', 8, 7, 2 * Math.sqrt(3) * 16],
  ] as const)('of a %s have all faces, and folds that hold them together', (solid, faces, folds, area) => {
    const { faces: found } = netOf({ solid, ...sizes });
    const edges = edgesOf(found);
    expect(found).toHaveLength(faces);
    expect(edges.folds).toHaveLength(folds);
    expect(edges.outlines).toHaveLength(1);
    expect(found.reduce((sum, face) => sum + areaOf(face), 0)).toBeCloseTo(area, 6);
    // No face lies on another: the outline encloses all of them and nothing else.
    expect(areaOf(edges.outlines[0] ?? [])).toBeCloseTo(area, 6);
  });

  it('of a pyramid have slant sides', () => {
    const { faces } = netOf({ solid: 'pyramid', width: 6, depth: 1, height: 4, sides: 4 });
    const apex = faces[1]?.[2];
    expect(Math.abs(apex?.y ?? 0)).toBeCloseTo(5, 6);
  });

  it('of round solids roll around their bases', () => {
    expect(netOf({ solid: 'cylinder', ...sizes }).faces[0]?.[1]?.x).toBeCloseTo(Math.PI * 4, 6);
    const { sector } = netOf({ solid: 'cone', width: 6, depth: 1, height: 4, sides: 3 });
    expect(((sector?.degrees ?? 0) / 360) * 2 * Math.PI * (sector?.radius ?? 0)).toBeCloseTo(Math.PI * 6, 6);
  });

  it('refuse solids without size', () => {
    expect(net.schema.safeParse({ ...base, width: 0 }).success).toBe(false);
    expect(net.schema.safeParse({ ...base, solid: 'sphere' }).success).toBe(false);
  });

  it('are told', () => {
    expect(net.describe(base).details).toBe(
      'Das Netz hat 6 Flächen. Sein Rand ist durchgezogen, 5 Faltlinien sind gestrichelt.',
    );
  });

  it('pass the proof in all systems', async () => {
    expect(await sampleFaults('net')).toEqual([]);
  });

  it('pass the proof varied', async () => {
    const { faults, open } = await variedSheets((dice, language) => ({
      ...base,
      language,
      solid: dice.pick(NET_SOLIDS),
      width: dice.number(2, 8),
      depth: dice.number(2, 8),
      height: dice.number(2, 8),
      sides: dice.number(3, 8),
    }));
    expect(faults).toEqual([]);
    expect(open).toBeLessThanOrEqual(8);
  });
});
