import { describe, expect, it } from '@jest/globals';
import type { ObjectOf, PageObject } from '@tastwerk/editor-core';
import { distanceToOutline, flattenPath, type Point, type Polyline } from '@tastwerk/editor-core/geometry';
import { anchorAt, anchorPlace } from '@tastwerk/editor-core/placing';
import fc from 'fast-check';
import {
  context,
  drawingOf,
  id,
  idsOf,
  kinds,
  label,
  line,
  rect,
  removedBy,
  zigzags,
} from '../../test/drawings.js';
import { outlineOf } from '../outline.js';
import type { Drawing } from './drawing.js';
import { withMergedStrokes } from './strokes.js';
import { withTiesKept } from './ties.js';

type Corner = readonly [number, number];

/** An open path through corners. */
const path = (number: number, corners: readonly Corner[], values: object = {}): ObjectOf<'path'> =>
  kinds.create('path', {
    uuid: id(number),
    fill: 'none',
    points: corners.map(([x, y], index) => ({ kind: index === 0 ? ('M' as const) : ('L' as const), x, y })),
    ...values,
  });

const merged = (...objects: readonly PageObject[]): Drawing =>
  withMergedStrokes(drawingOf(...objects), context);

const pointsOf = (object: PageObject | undefined): readonly Point[] =>
  object ? (outlineOf(kinds, object)[0]?.points ?? []) : [];

/** How far the one outline runs from the other at most, in mm. */
const awayMm = (one: readonly Polyline[], other: readonly Polyline[]): number =>
  Math.max(...one.flatMap(({ points }) => points).map((at) => distanceToOutline(at, other)));

describe('pieces of a line', () => {
  const arc = [
    [100, 100],
    [110, 95],
    [120, 94],
  ] as const;

  it('whose direction goes on become one path with the id of the longest, in whichever direction they were drawn', () => {
    const drawing = merged(path(3, arc), line(4, 160, 94, -40, 0), line(5, 160, 94, 10, 2));
    expect(idsOf(drawing)).toEqual([4]);
    expect(removedBy(drawing)).toEqual([
      [3, 'merged'],
      [5, 'merged'],
    ]);
    expect(drawing.objects[0]).toMatchObject({ type: 'path', closed: false, fill: 'none' });
    expect(pointsOf(drawing.objects[0])).toEqual(
      [
        [170, 96],
        [160, 94],
        [120, 94],
        [110, 95],
        [100, 100],
      ].map(([x, y]) => ({ x, y })),
    );
  });

  it('on one straight line become a straight line of two points, as axes are', () => {
    const drawing = merged(line(3, 50, 80, 30, 0), line(4, 120, 80, -40, 0));
    expect(drawing.objects).toEqual([line(4, 120, 80, -70, 0)]);
  });

  it('keep their curves exactly, turned round and with scale and place', () => {
    const curve = kinds.create('path', {
      uuid: id(3),
      x: 140,
      y: 100,
      scaleX: -2,
      scaleY: 0.5,
      fill: 'none',
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'C', x1: 5, y1: 0, x2: 10, y2: 20, x: 20, y: 20 },
      ],
    });
    const drawing = merged(curve, line(4, 230, 100, -90, 0));
    const [object] = drawing.objects;
    expect(object && kinds.outlineOf(object)).toEqual([
      { kind: 'M', to: { x: 230, y: 100 } },
      { kind: 'L', to: { x: 140, y: 100 } },
      { kind: 'C', c1: { x: 130, y: 100 }, c2: { x: 120, y: 110 }, to: { x: 100, y: 110 } },
    ]);
    expect(idsOf(drawing)).toEqual([4]);
  });

  it('keep the heads of arrows at their free ends', () => {
    const shaft = line(3, 50, 80, 10, 0);
    const tip = { ...line(4, 100, 81, -40, -1), startArrow: true };
    expect(merged(shaft, tip).objects).toMatchObject([{ uuid: id(4), startArrow: true, endArrow: false }]);
    expect(merged(shaft, { ...tip, startArrow: false, endArrow: true }).objects).toHaveLength(2);
  });

  it.each<[string, readonly PageObject[]]>([
    ['turn a corner', [line(3, 50, 80, 40, 0), line(4, 90, 80, 0, 40)]],
    ['meet a third', [line(3, 50, 80, 40, 0), line(4, 90, 80, 40, 4), line(5, 90, 80, 40, -4)]],
    ['look unlike', [line(3, 50, 80, 40, 0), { ...line(4, 90, 80, 40, 4), borderStyle: 'dashed' }]],
    ['stand apart', [line(3, 50, 80, 40, 0), line(4, 90.5, 80, 40, 4)]],
    [
      'meet at a point',
      [line(3, 50, 80, 40, 0), line(4, 90, 80, 40, 4), rect(5, 89, 79, 2, 2, { fill: 'black' })],
    ],
    [
      'meet at the corner of an area',
      [line(3, 50, 80, 40, 0), line(4, 90, 80, 40, 4), rect(5, 90, 80, 30, 30)],
    ],
    ['are turned', [line(3, 50, 80, 40, 0), { ...line(4, 90, 80, 40, 4), angle: 90 }]],
    ['are locked', [line(3, 50, 80, 40, 0), { ...line(4, 90, 80, 40, 4), locked: true }]],
    ['lead from labels', [line(3, 50, 80, 40, 0), { ...line(4, 90, 80, 40, 4), leadsFrom: id(9) }]],
  ])('stay where they %s', (_, objects) => {
    expect(merged(...objects).objects).toEqual(objects);
  });

  it('stay where an author keeps one, and end there for the others', () => {
    const objects = [line(3, 50, 80, 40, 0), line(4, 90, 80, 10, 2), line(5, 100, 82, 40, 4)];
    const drawing = { ...drawingOf(...objects), kept: new Set([id(4)]) };
    expect(withMergedStrokes(drawing, context)).toBe(drawing);
  });

  it('with corners of their own go on at a corner, and so do those that were drawn in one go', () => {
    const steps = [
      path(3, [
        [50, 80],
        [70, 80],
        [70, 100],
      ]),
      path(4, [
        [70, 100],
        [90, 100],
        [90, 120],
      ]),
    ];
    expect(merged(...steps).objects).toHaveLength(1);
    const zigzag = [0, 1, 2, 3].map((at) =>
      line(10 + at, 50 + 20 * at, 80 + 15 * (at % 2), 20, at % 2 ? -15 : 15),
    );
    expect(merged(...zigzag).objects).toHaveLength(1);
    const [first, second, ...others] = zigzag;
    if (!first || !second) throw new Error('no zigzag');
    expect(merged(second, ...others, first).objects).toHaveLength(4);
  });
});

describe('a ring of pieces', () => {
  const triangle = [line(3, 50, 150, 60, 0), line(4, 80, 90, 30, 60), line(5, 80, 90, -30, 60)];

  it('becomes a closed path without a fill, whatever its corners are', () => {
    const drawing = merged(...triangle);
    expect(drawing.objects).toMatchObject([{ type: 'path', closed: true, fill: 'none' }]);
    expect(pointsOf(drawing.objects[0])).toHaveLength(3);
    const other = triangle.map((side) => outlineOf(kinds, side)).flat();
    expect(
      awayMm(
        drawing.objects.flatMap((object) => outlineOf(kinds, object)),
        other,
      ),
    ).toBeLessThan(0.01);
  });

  it('closes with a curve where the last piece is one', () => {
    const half = (number: number, side: number) =>
      kinds.create('path', {
        uuid: id(number),
        x: 60,
        y: 100,
        fill: 'none',
        points: [
          { kind: 'M', x: 0, y: 0 },
          { kind: 'C', x1: 0, y1: 25 * side, x2: 40, y2: 25 * side, x: 40, y: 0 },
        ],
      });
    const drawing = merged(half(3, 1), half(4, -1));
    expect(drawing.objects).toMatchObject([{ closed: true }]);
    const [ring] = drawing.objects;
    expect(ring && kinds.extentOf(ring)).toMatchObject({ x: 60, width: 40, height: 37.5 });
  });

  it.each<[string, readonly PageObject[]]>([
    [
      'small enough to become a point',
      triangle.map((side) => ({
        ...side,
        x: side.x / 15,
        y: side.y / 15,
        dx: side.dx / 15,
        dy: side.dy / 15,
      })),
    ],
    [
      'the frame of a grid',
      [
        ...[0, 1, 2, 3].map((at) => line(10 + at, 50, 60 + 30 * at, 120, 0)),
        line(20, 50, 60, 0, 90),
        line(21, 170, 60, 0, 90),
      ],
    ],
    [
      'the frame of a chart, whose axes have ticks',
      [
        line(3, 50, 60, 120, 0),
        line(4, 50, 150, 120, 0),
        line(5, 50, 60, 0, 90),
        line(6, 170, 60, 0, 90),
        ...[0, 1, 2].map((at) => line(10 + at, 70 + 30 * at, 150, 0, 3)),
      ],
    ],
    ['of arrows', triangle.map((side, at) => (at === 1 ? { ...side, endArrow: true } : side))],
  ])('stays in pieces where it is %s', (_, objects) => {
    expect(merged(...objects).objects).toEqual(objects);
  });
});

describe('axes and ticks', () => {
  it('stay as they are where they meet', () => {
    const axes = [line(3, 50, 150, 120, 0), line(4, 50, 150, 0, -90)];
    const below = [0, 1, 2].map((at) => line(10 + at, 50 + 30 * at, 150, 0, 3));
    const left = [0, 1, 2].map((at) => line(20 + at, 50, 150 - 30 * at, -3, 0));
    const curve = path(5, [
      [170, 150],
      [180, 145],
      [190, 130],
    ]);
    const objects = [...axes, ...below, ...left, curve];
    expect(merged(...objects).objects).toEqual(objects);
  });

  it('in pieces become a straight axis', () => {
    const ticks = [0, 1, 2, 3].map((at) => line(10 + at, 60 + 30 * at, 149, 0, 3));
    const drawing = merged(line(3, 50, 150, 50, 0), line(4, 100, 150, 60, 0), ...ticks);
    expect(drawing.objects).toEqual([line(4, 50, 150, 110, 0), ...ticks]);
  });

  it('of one row on both sides of an axis stay two rows', () => {
    const rows = [0, 1, 2].flatMap((at) => [
      line(10 + at, 60 + 30 * at, 150, 0, 3),
      line(20 + at, 60 + 30 * at, 150, 0, -3),
    ]);
    expect(merged(line(3, 50, 150, 120, 0), ...rows).objects).toHaveLength(7);
  });
});

describe('what is merged', () => {
  it('is listed as it was, though it was merged twice', () => {
    const short = [line(3, 50, 90, 10, 0), line(4, 60, 90, 8, 0)];
    const long = line(5, 68, 90, 60, 6);
    const drawing = merged(...short, long);
    expect(idsOf(drawing)).toEqual([5]);
    expect(drawing.removed).toEqual(short.map((object) => ({ object, reason: 'merged' })));
  });

  it('is named at the same place by its labels, though something else is nearer', () => {
    const [piece, long, near] = [line(3, 50, 86, 20, 4), line(4, 70, 90, 60, 6), line(5, 61, 92, 0, 30)];
    const place = { x: 60, y: 93 };
    const anchor = anchorAt(kinds, piece, place);
    const before = drawingOf(piece, long, near, label(6, 'Weg', 55, 95, { anchor }));
    const after = withTiesKept(before, withMergedStrokes(before, context), context);
    const named = after.objects.find((object) => object.type === 'label');
    if (named?.type !== 'label' || !named.anchor) throw new Error('no tie');
    expect(named.anchor.object).toBe(long.uuid);
    const now = anchorPlace(kinds, named.anchor, after.objects);
    expect(now?.point.x).toBeCloseTo(place.x);
    expect(now?.point.y).toBeCloseTo(place.y);
  });
});

describe('a course cut into pieces', () => {
  /** Corners of a course that goes on everywhere: each next at most 25 degrees to either side. */
  const turns = fc.array(
    fc.record({ degrees: fc.integer({ min: -25, max: 25 }), mm: fc.integer({ min: 3, max: 12 }) }),
    {
      minLength: 3,
      maxLength: 14,
    },
  );

  it('is the same course again, whatever their order and direction', () => {
    fc.assert(
      fc.property(turns, fc.infiniteStream(fc.nat(1000)), (steps, numbers) => {
        let direction = 0;
        const corners: [number, number][] = [[100, 100]];
        for (const { degrees, mm } of steps) {
          direction += degrees;
          // Never back to where it was: a course that meets itself has junctions.
          direction = Math.max(-80, Math.min(80, direction));
          const [x, y] = corners.at(-1) ?? [0, 0];
          const angle = (direction * Math.PI) / 180;
          corners.push([x + mm * Math.cos(angle), y + mm * Math.sin(angle)]);
        }
        const random = () => numbers.next().value ?? 0;
        const pieces: [number, number][][] = [[]];
        for (const [index, corner] of corners.entries()) {
          pieces.at(-1)?.push(corner);
          const isInner = index > 0 && index < corners.length - 1;
          if (isInner && random() % 2 === 0) pieces.push([corner]);
        }
        const objects = pieces
          .map((piece, index) => path(10 + index, random() % 2 === 0 ? piece : piece.toReversed()))
          .map((object) => ({ object, at: random() }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ object }) => object);
        const drawing = merged(...objects);
        expect(drawing.objects).toHaveLength(1);
        expect(drawing.removed).toHaveLength(objects.length - 1);
        const course = [{ closed: false, points: corners.map(([x, y]) => ({ x, y })) }];
        const made = drawing.objects.flatMap((object) => flattenPath(kinds.outlineOf(object) ?? []));
        expect(Math.max(awayMm(made, course), awayMm(course, made))).toBeLessThan(0.03);
      }),
    );
  });

  it('becomes one path for each row of 5,000 strokes; the bench holds the time to their number', () => {
    expect(merged(...zigzags(50)).objects).toHaveLength(50);
  });
});
