import { describe, expect, it } from '@jest/globals';
import type { PathStep } from '@tastwerk/editor-core/geometry';
import type { PathPrimitive, Primitive, Scene, Stroke } from '@tastwerk/editor-core/scene';
import { onPage } from './on-page.js';

const SOLID: Stroke = { ink: '000000', widthMm: 1, cap: 'round', join: 'round' };
const DOTTED: Stroke = { ...SOLID, dashMm: [0.01, 3.49] };

function line(
  points: readonly (readonly [number, number])[],
  rest: Partial<PathPrimitive> = {},
): PathPrimitive {
  const path = points.map(([x, y], index): PathStep => ({ kind: index === 0 ? 'M' : 'L', to: { x, y } }));
  return { type: 'path', layer: 'relief', objectId: 'a', path, stroke: DOTTED, ...rest };
}

function pageOf(...primitives: readonly Primitive[]): Scene {
  return { widthMm: 210, heightMm: 297, title: '', language: 'de', primitives };
}

const pointsOf = (primitive: Primitive | undefined) =>
  primitive?.type === 'path'
    ? primitive.path.flatMap((step) => (step.kind === 'L' || step.kind === 'M' ? [step.to] : []))
    : [];

describe('a scene cut to its page', () => {
  it('stays what it is where it lies on its page, or overhangs', () => {
    const scene = pageOf(
      line([
        [10, 10],
        [250, 40],
        [-30, 300],
      ]),
      line(
        [
          [5, 5],
          [9, 9],
        ],
        { fill: 'FFFF00' },
      ),
    );
    expect(onPage(scene)).toEqual(scene);
  });

  it('loses what lies far beside its page', () => {
    const seen = line([
      [10, 10],
      [20, 10],
    ]);
    const beside = line(
      [
        [900, 10],
        [950, 10],
      ],
      { fill: '000000' },
    );
    const texture = {
      type: 'texture',
      layer: 'relief',
      objectId: 'b',
      path: beside.path,
      texture: 'grid',
      origin: { x: 0, y: 0 },
      angle: 0,
      ink: '000000',
    } as const;
    expect(onPage(pageOf(beside, seen, texture)).primitives).toEqual([seen]);
  });

  it('cuts a dashed line near the page and leaves every dash where it was', () => {
    const [cut] = onPage(
      pageOf(
        line([
          [-1900, 50],
          [1900, 50],
        ]),
      ),
    ).primitives;
    const [start, end] = pointsOf(cut);
    expect(start?.x).toBeLessThanOrEqual(-100);
    expect(start?.x).toBeGreaterThan(-104);
    expect(end?.x).toBeCloseTo(310);
    // Whole periods of dash and gap lie before the new beginning.
    const periods = ((start?.x ?? 0) + 1900) / 3.5;
    expect(periods).toBeCloseTo(Math.round(periods), 6);
  });

  it('keeps each part of a line that leaves the page and comes back, and what the line encloses', () => {
    const zigzag = line(
      [
        [100, 50],
        [1500, 50],
        [1500, 90],
        [100, 90],
      ],
      { fill: 'FFFF00' },
    );
    const [inside, dashes] = onPage(pageOf(zigzag)).primitives;
    expect(inside).toEqual({
      type: 'path',
      layer: 'relief',
      objectId: 'a',
      path: zigzag.path,
      fill: 'FFFF00',
    });
    expect(pointsOf(dashes).map(({ y }) => y)).toEqual([50, 50, 90, 90]);
    expect(dashes).toMatchObject({ stroke: DOTTED });
    expect(dashes).not.toHaveProperty('fill');
  });

  it('draws a line solid that has more dots than a page has room for: rasterisers would leave it out', () => {
    const corners = Array.from(
      { length: 10_000 },
      (_, index) => [index % 2 ? 200 : 10, (index * 7) % 290] as const,
    );
    expect(onPage(pageOf(line(corners))).primitives).toEqual([line(corners, { stroke: SOLID })]);
  });
});
