import { afterAll, describe, expect, it } from '@jest/globals';
import { boxPath, distance } from '@tastwerk/editor-core/geometry';
import { DOT_GEOMETRY, type Primitive, type Scene } from '@tastwerk/editor-core/scene';
import type { Manifold } from 'manifold-3d';
import { sheetSections } from './cross-sections.js';
import { solidLibrary, withBin } from './library.js';
import { USUAL_PROFILES } from './relief-profile.js';
import { reliefSolid } from './relief-solid.js';
import { ventPlaces } from './vents.js';

const profile = USUAL_PROFILES.mold;
const { baseMm, highMm } = profile;
const SHEET = { widthMm: 100, heightMm: 80 } as const;
const drawn = { layer: 'relief', objectId: null } as const;

const fill = (x: number, y: number, width: number, height: number): Primitive => ({
  ...drawn,
  type: 'path',
  path: boxPath({ x, y, width, height }),
  fill: '000000',
});
const frame = (x: number, y: number, width: number, height: number): Primitive => ({
  ...drawn,
  type: 'path',
  path: boxPath({ x, y, width, height }),
  stroke: { ink: '000000', widthMm: 1, cap: 'butt', join: 'miter' },
});
const braille: Primitive = {
  ...drawn,
  type: 'braille',
  origin: { x: 30, y: 60 },
  angle: 0,
  cells: [63, 63, 63, 63],
  text: '',
  dots: DOT_GEOMETRY,
  ink: '000000',
};

const sceneOf = (...primitives: readonly Primitive[]): Scene => ({
  ...SHEET,
  title: '',
  language: 'de',
  primitives,
});

const bodies: Manifold[] = [];
async function moldOf(...primitives: readonly Primitive[]): Promise<Manifold> {
  const body = reliefSolid(sceneOf(...primitives), profile, await solidLibrary(), 'mold');
  bodies.push(body);
  return body;
}

async function ventsOf(...primitives: readonly Primitive[]) {
  const library = await solidLibrary();
  return withBin((keep) => {
    const { high, low, dots } = sheetSections(sceneOf(...primitives), library);
    const raised = keep(library.CrossSection.union([keep(high), keep(low)]));
    return { vents: ventPlaces(SHEET, raised, dots), dots };
  });
}

afterAll(() => {
  for (const body of bodies) body.delete();
});

describe('a mold for thermoforming', () => {
  it('is closed, with walls that lean outwards down to the plate', async () => {
    const body = await moldOf(fill(40, 30, 20, 20));
    expect(body.status()).toBe('NoError');
    expect(body.boundingBox().max[2]).toBeCloseTo(baseMm + highMm, 5);
    const widthAt = (z: number) =>
      withBin((keep) => {
        const { min, max } = keep(body.slice(z)).bounds();
        return max[0] - min[0];
      });
    expect(widthAt(baseMm + highMm - 0.01)).toBeCloseTo(20, 2);
    // Half way down begins a step that stands out by the lean of 10 degrees over 0.5 mm, on each side.
    expect(widthAt(baseMm + 0.01) - 20).toBeCloseTo(2 * 0.5 * Math.tan(Math.PI / 18), 2);
  });

  it('has holes through the whole plate, so that a slice of it has their openings', async () => {
    const { vents } = await ventsOf(fill(40, 30, 20, 20));
    const body = await moldOf(fill(40, 30, 20, 20));
    expect(vents.length).toBeGreaterThan(4);
    // Each hole is a tunnel: the genus of the body is their number.
    expect(body.genus()).toBe(vents.length);
  });

  it('draws the air off each recess, along edges and on empty places', async () => {
    const { vents } = await ventsOf(frame(20, 20, 6, 6), fill(60, 20, 30, 30));
    const isIn = (x: number, y: number, width: number, height: number) =>
      vents.filter((vent) => vent.x > x && vent.x < x + width && vent.y > y && vent.y < y + height).length;
    expect(isIn(20.5, 20.5, 5, 5)).toBe(1);
    expect(isIn(58, 18, 34, 34)).toBeGreaterThan(5);
    expect(isIn(60, 20, 30, 30)).toBe(0);
    expect(isIn(0, 55, 100, 25)).toBeGreaterThan(0);
  });

  it('has no holes near braille, or at the edge of the sheet', async () => {
    const { vents, dots } = await ventsOf(braille, fill(0, 0, 100, 10), fill(30, 50, 40, 4));
    expect(vents.length).toBeGreaterThan(0);
    for (const vent of vents) {
      expect(Math.min(...dots.map((dot) => distance(dot, vent)))).toBeGreaterThanOrEqual(4);
      expect(
        Math.min(vent.x, vent.y, SHEET.widthMm - vent.x, SHEET.heightMm - vent.y),
      ).toBeGreaterThanOrEqual(4);
    }
  });

  it('has holes where nothing is drawn', async () => {
    expect((await moldOf()).genus()).toBe(9);
  });
});
