import { afterAll, describe, expect, it } from '@jest/globals';
import { boxPath } from '@tastwerk/editor-core/geometry';
import { COLOURS } from '@tastwerk/editor-core/document';
import {
  buildScene,
  bundledFontMetrics,
  DOT_GEOMETRY,
  type Primitive,
  type Scene,
} from '@tastwerk/editor-core/scene';
import { translateDocument } from '@tastwerk/editor-core/braille';
import type { Manifold } from 'manifold-3d';
import { rasteriseSvg } from '../../../render/src/png/rasterise-svg.js';
import { reliefSvg } from '@tastwerk/render/relief';
import { documentOf, engine, translator } from '../../test/engine.js';
import { DotGrid } from '../embossing/dot-grid.js';
import { dotsInside } from '../embossing/fill.js';
import { solidLibrary } from './library.js';
import { ROUND_TABLE_PROFILE } from './relief-profile.js';
import { reliefSolid } from './relief-solid.js';

const { baseMm, highMm, lowMm, dotMm } = ROUND_TABLE_PROFILE;
const drawn = { layer: 'relief', objectId: null } as const;
const black = '000000';

const box = (x: number, y: number, width: number, height: number) => boxPath({ x, y, width, height });
const fill = (x: number, y: number, width: number, height: number, ink: string = black): Primitive => ({
  ...drawn,
  type: 'path',
  path: box(x, y, width, height),
  fill: ink,
});

const sceneOf = (primitives: readonly Primitive[]): Scene => ({
  widthMm: 40,
  heightMm: 30,
  title: '',
  language: 'de',
  primitives,
});

const bodies: Manifold[] = [];
async function solidOf(scene: Scene): Promise<Manifold> {
  const body = reliefSolid(scene, ROUND_TABLE_PROFILE, await solidLibrary());
  bodies.push(body);
  return body;
}

/** Areas of the body, in mm², just above the plate, between the heights, and just below the top. */
async function areasOf(primitives: readonly Primitive[]): Promise<readonly number[]> {
  const body = await solidOf(sceneOf(primitives));
  return [baseMm + 0.01, baseMm + (lowMm + highMm) / 2, baseMm + highMm + 0.01].map(
    (z) => Math.round(body.slice(z).area() * 10) / 10,
  );
}

afterAll(() => {
  for (const body of bodies) body.delete();
});

describe('a sheet in plastic', () => {
  it('is a plate of the size of the sheet, with black areas at full height', async () => {
    const body = await solidOf(sceneOf([fill(10, 5, 10, 10)]));
    expect(body.status()).toBe('NoError');
    expect(body.boundingBox()).toEqual({ min: [0, 0, 0], max: [40, 30, baseMm + highMm] });
    expect(body.volume()).toBeCloseTo(40 * 30 * baseMm + 100 * highMm, 3);
    // The sheet has its upper edge away from the reader: y = 30 is its top.
    const { min, max } = body.slice(baseMm + 0.1).bounds();
    expect([min, max].map((corner) => corner.map((value) => Math.round(value)))).toEqual([
      [10, 15],
      [20, 25],
    ]);
  });

  it('has grey and textures lower than black', async () => {
    const texture: Primitive = {
      ...drawn,
      type: 'texture',
      path: box(0, 20, 20, 10),
      texture: 'vertical_lines',
      origin: { x: 2.5, y: 25 },
      angle: 0,
      ink: black,
    };
    expect(await areasOf([fill(0, 0, 10, 10), fill(20, 0, 10, 10, COLOURS.grey)])).toEqual([200, 100, 0]);
    // Grey over black is as low as grey.
    expect(await areasOf([fill(0, 0, 20, 10), fill(5, 0, 10, 10, COLOURS.grey)])).toEqual([200, 100, 0]);
    // Four lines of 1.3 mm in 20 mm, 10 mm long.
    expect(await areasOf([texture])).toEqual([52, 0, 0]);
  });

  it('draws in the order of the scene: white takes away what is below, within a clip alone', async () => {
    expect(await areasOf([fill(0, 0, 20, 10), fill(5, 0, 10, 10, 'FFFFFF')])).toEqual([100, 100, 0]);
    const clip: Primitive = {
      ...drawn,
      type: 'clip',
      clip: box(0, 0, 10, 10),
      evenOdd: false,
      children: [fill(5, 0, 10, 10, 'FFFFFF'), fill(0, 0, 2, 10)],
    };
    expect(await areasOf([fill(0, 0, 20, 10), clip])).toEqual([150, 150, 0]);
  });

  it('has lines of their width, round at bends, and dashes of their length', async () => {
    const line = (dashMm?: readonly number[]): Primitive => ({
      ...drawn,
      type: 'path',
      path: [
        { kind: 'M', to: { x: 5, y: 15 } },
        { kind: 'L', to: { x: 35, y: 15 } },
      ],
      stroke: { ink: black, widthMm: 2, cap: 'butt', join: 'miter', ...(dashMm ? { dashMm } : {}) },
    });
    expect(await areasOf([line()])).toEqual([60, 60, 0]);
    expect(await areasOf([line([8, 4])])).toEqual([44, 44, 0]);
  });

  it('has dots of braille as domes of the height and width of the standard', async () => {
    const braille: Primitive = {
      ...drawn,
      type: 'braille',
      cells: [0b111_111],
      origin: { x: 10, y: 10 },
      angle: 0,
      dots: DOT_GEOMETRY,
      ink: black,
      text: 'é',
    };
    const body = await solidOf(sceneOf([braille]));
    expect(body.boundingBox().max[2]).toBeCloseTo(baseMm + dotMm, 5);
    const foot = body.slice(baseMm + 0.001);
    expect(foot.decompose()).toHaveLength(6);
    const rightEdges = foot.decompose().map((dot) => dot.bounds().max[0]);
    expect(Math.min(...rightEdges)).toBeCloseTo(10 + DOT_GEOMETRY.diameterMm / 2, 2);
    // A dome is narrower above: half as high, it has lost more than a quarter of its area.
    expect(body.slice(baseMm + dotMm / 2).area()).toBeLessThan(0.75 * foot.area());
  });

  it('has dots of braille on what is below them, and none that reaches over the edge', async () => {
    const dot = (x: number): Primitive => ({
      ...drawn,
      type: 'braille',
      cells: [1],
      origin: { x, y: 10 },
      angle: 0,
      dots: DOT_GEOMETRY,
      ink: black,
      text: 'a',
    });
    const topOf = async (primitives: readonly Primitive[]) =>
      (await solidOf(sceneOf(primitives))).boundingBox().max[2];
    expect(await topOf([fill(0, 0, 20, 20, COLOURS.grey), dot(10)])).toBeCloseTo(baseMm + lowMm + dotMm, 5);
    expect(await topOf([dot(0.3)])).toBeCloseTo(baseMm, 5);
  });

  it('leaves out print and what lies beyond the sheet, and is a plate for an empty page', async () => {
    expect(await areasOf([{ ...fill(0, 0, 10, 10, '0000FF'), layer: 'print' }])).toEqual([0, 0, 0]);
    expect(await areasOf([fill(35, 25, 10, 10)])).toEqual([25, 25, 0]);
    expect(await areasOf([])).toEqual([0, 0, 0]);
  });

  it('has at each height what the picture of the sheet has', async () => {
    const blank = documentOf({});
    const shape = (uuid: number, values: object) =>
      engine.kinds.create('ellipse', {
        uuid: `00000000-0000-4000-8000-0000000000${uuid}`,
        x: 20,
        y: 120,
        width: 70,
        height: 60,
        fill: 'none',
        ...values,
      });
    const document = {
      ...blank,
      pages: blank.pages.map((page) => ({
        ...page,
        objects: [
          shape(71, { pattern: { template: 'grid', offset: 2, clearance: 0 } }),
          shape(72, { x: 110, borderStyle: 'dashed', borderWidth: 2 }),
          shape(73, { x: 60, y: 200, fill: 'grey' }),
        ],
      })),
    };
    const { book } = await translateDocument(engine.kinds, document, translator);
    const scene = buildScene(document, 0, { kinds: engine.kinds, braille: book, font: bundledFontMetrics });
    const body = await solidOf(scene);
    const pxPerMm = 4;
    const { pixels, width, height } = await rasteriseSvg(reliefSvg(scene), {
      widthPx: scene.widthMm * pxPerMm,
      aspectRatio: scene.widthMm / scene.heightMm,
    });
    const polygons = body.slice(baseMm + lowMm / 2).toPolygons();
    const pieces = polygons.map((ring) => ({
      points: ring.map(([x = 0, y = 0]) => ({ x, y: scene.heightMm - y })),
      closed: true,
    }));
    const solid = DotGrid.blank(width, height, 1 / pxPerMm);
    for (const place of dotsInside(pieces, solid, true)) solid.set(place, true);
    let [both, either] = [0, 0];
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const inked = (pixels[4 * (row * width + column)] ?? 255) < 200;
        const raised = solid.has({ column, row });
        if (inked && raised) both += 1;
        if (inked || raised) either += 1;
      }
    }
    expect(either).toBeGreaterThan(10_000);
    expect(both / either).toBeGreaterThanOrEqual(0.98);
  });
});
