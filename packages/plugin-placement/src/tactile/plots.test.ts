import { describe, expect, it } from '@jest/globals';
import type { ObjectOf } from '@tastwerk/editor-core';
import { context, drawingOf, id, idsOf, kinds, label, line, rect, removedBy } from '../../test/drawings.js';
import { withHeadsOfLines } from './arrows.js';
import { withLinesForBars } from './bars.js';
import { withLegend } from './samples.js';
import { withEvenLines } from './sizes.js';

type Texture = NonNullable<ObjectOf<'rect'>['pattern']['template']>;

const textured = (template: Texture) => ({ pattern: { template, offset: 2, clearance: 0 } });

/** Bars on a base at 200 mm, each so high. */
const bars = (first: number, x: number, heights: readonly number[], values: object = {}) =>
  heights.map((height, at) => rect(first + at, x + 20 * at, 200 - height, 8, height, values));

describe('bars narrower than an area', () => {
  it('become lines as long as they were, on the middle of the bar, one style for each look', () => {
    const one = bars(10, 40, [50, 30, 80], textured('dotted'));
    const other = bars(20, 49, [20, 60, 40], textured('grid'));
    const { objects, data } = withLinesForBars(drawingOf(...one, ...other), context);
    expect(objects).toMatchObject([
      { type: 'line', uuid: id(10), x: 44, y: 150, dx: 0, dy: 50, borderStyle: 'solid' },
      { type: 'line', uuid: id(11), x: 64, y: 170, dx: 0, dy: 30, borderStyle: 'solid' },
      { type: 'line', uuid: id(12), x: 84, y: 120, dx: 0, dy: 80, borderStyle: 'solid' },
      { type: 'line', uuid: id(20), x: 53, borderStyle: 'dashed' },
      { type: 'line', uuid: id(21), borderStyle: 'dashed' },
      { type: 'line', uuid: id(22), borderStyle: 'dashed' },
    ]);
    expect(data).toEqual(new Set([10, 11, 12, 20, 21, 22].map(id)));
  });

  it('are lines on both sides of an axis, as in a pyramid of ages', () => {
    const side = (first: number, isLeft: boolean) =>
      [40, 60, 30].map((length, at) =>
        rect(
          first + at,
          isLeft ? 105 - length : 105,
          80 + 10 * at,
          length,
          6,
          textured(isLeft ? 'dotted' : 'grid'),
        ),
      );
    const { objects } = withLinesForBars(drawingOf(...side(10, true), ...side(20, false)), context);
    expect(objects.every(({ type }) => type === 'line')).toBe(true);
    expect(objects[0]).toMatchObject({ x: 65, y: 83, dx: 40, dy: 0 });
  });

  it.each([
    ['wide', bars(10, 40, [50, 30, 80]).map((bar) => ({ ...bar, width: 14 }))],
    ['of one length, as tiles are', bars(10, 40, [50, 50, 50])],
    [
      'of a histogram, which touch',
      [50, 30, 80].map((height, at) => rect(10 + at, 40 + 8 * at, 200 - height, 8, height)),
    ],
    [
      'stacked',
      bars(10, 40, [50, 30, 80]).flatMap((bar) => [
        bar,
        { ...bar, uuid: id(Number(bar.uuid.slice(-3)) + 50), y: bar.y - 20, height: 20 },
      ]),
    ],
    [
      'of four looks and more where lines cannot be wide',
      bars(10, 40, [50, 30, 80, 20]).map((bar, at) => ({
        ...bar,
        x: 40 + 7 * at,
        width: 6,
        ...textured((['dotted', 'grid', 'stair', 'vertical_lines'] as const)[at] ?? 'medium'),
      })),
    ],
  ])('stay where they are %s', (_, shapes) => {
    expect(withLinesForBars(drawingOf(...shapes), context).objects).toEqual(shapes);
  });

  it('keep their words in the legend, which then explains lines', () => {
    const drawing = drawingOf(...bars(10, 40, [50, 30, 80], textured('dotted')));
    const document = { ...drawing.document, keyedTextures: [{ pattern: 'dotted' as const, label: 'Bus' }] };
    const made = withLinesForBars({ ...drawing, document }, context).document;
    expect(made.keyedTextures).toEqual([]);
    expect(made.keyedStrokes).toEqual([
      { borderStyle: 'solid', borderWidth: 2.5, borderColour: 'black', label: 'Bus' },
    ]);
  });
});

describe('a legend that was drawn', () => {
  const large = [rect(10, 40, 100, 40, 40, textured('dotted')), rect(11, 90, 100, 40, 40, textured('grid'))];
  const samples = [rect(20, 150, 60, 8, 4, textured('dotted')), rect(21, 150, 68, 8, 4, textured('grid'))];
  const words = [
    label(30, 'Wald', 165, 55, { height: 14 }),
    label(31, 'Wiese\nund Feld', 165, 63, { height: 14 }),
  ];
  const frame = rect(40, 147, 55, 45, 22);

  it('becomes that of the page: samples, words and frame go', () => {
    const made = withLegend(drawingOf(...large, ...samples, ...words, frame), context);
    expect(made.document.keyedTextures).toEqual([
      { pattern: 'dotted', label: 'Wald' },
      { pattern: 'grid', label: 'Wiese und Feld' },
    ]);
    expect(idsOf(made)).toEqual([10, 11]);
    expect(removedBy(made).map(([, reason]) => reason)).toEqual(Array.from({ length: 5 }, () => 'in-legend'));
  });

  it('may explain lines, with the marks on them', () => {
    const styled = (number: number, x: number, y: number, dx: number, borderStyle: 'solid' | 'dashed') => ({
      ...line(number, x, y, dx, 0),
      borderStyle,
    });
    const curves = [styled(10, 40, 150, 100, 'solid'), styled(11, 40, 180, 100, 'dashed')];
    const shown = [styled(20, 150, 62, 12, 'solid'), styled(21, 150, 70, 12, 'dashed')];
    const mark = kinds.create('ellipse', { uuid: id(25), x: 155, y: 61, width: 2, height: 2, fill: 'black' });
    const made = withLegend(drawingOf(...curves, ...shown, mark, ...words), context);
    expect(made.document.keyedStrokes).toMatchObject([
      { borderStyle: 'solid', label: 'Wald' },
      { borderStyle: 'dashed', label: 'Wiese und Feld' },
    ]);
    expect(idsOf(made)).toEqual([10, 11]);
  });

  it('takes its title along, and the rest of a line that was drawn in pieces', () => {
    const title = label(32, 'Arten', 155, 51, { anchor: { object: null, at: { x: 160, y: 58 } } });
    const rest = label(33, '(groß)', 170, 57, { anchor: { object: null, at: { x: 180, y: 64 } } });
    const other = label(34, 'Nord', 60, 40, { anchor: { object: null, at: { x: 60, y: 40 } } });
    const made = withLegend(drawingOf(...large, ...samples, ...words, title, rest, other, frame), context);
    expect(made.document.keyedTextures[0]?.label).toBe('Wald (groß)');
    expect(idsOf(made)).toEqual([10, 11, 34]);
  });

  it.each([
    ['one sample', [...large, ...samples.slice(0, 1), ...words]],
    ['samples of what is not drawn', [...samples, ...words]],
    ['samples without words', [...large, ...samples]],
    [
      'two samples of one look',
      [...large, ...samples, rect(22, 150, 76, 8, 4, textured('dotted')), ...words],
    ],
  ])('is none of %s', (_, objects) => {
    const drawing = drawingOf(...objects);
    const made = withLegend(drawing, context);
    expect(made.document.keyedTextures.map(({ pattern }) => pattern)).not.toContain('dotted');
  });
});

describe('a head that was drawn as a shape', () => {
  const triangle = (number: number, x: number, y: number, points: readonly (readonly [number, number])[]) =>
    kinds.create('path', {
      uuid: id(number),
      x,
      y,
      closed: true,
      fill: 'black',
      points: points.map(([px, py], at) => ({
        kind: at === 0 ? ('M' as const) : ('L' as const),
        x: px,
        y: py,
      })),
    });
  const right = [
    [0, -2],
    [6, 0],
    [0, 2],
  ] as const;

  it('becomes the head of its line, which ends at its tip', () => {
    const made = withHeadsOfLines(drawingOf(line(3, 40, 100, 60, 0), triangle(4, 100, 100, right)), context);
    expect(made.objects).toMatchObject([
      { uuid: id(3), x: 40, dx: 66, dy: 0, startArrow: false, endArrow: true },
    ]);
    expect(removedBy(made)).toEqual([[4, 'arrow-head']]);
  });

  it('is that of the line in its direction, not of another that begins at its tip', () => {
    const ray = line(3, 106, 100, 60, 25);
    const made = withHeadsOfLines(
      drawingOf(ray, line(5, 40, 100, 60, 0), triangle(4, 100, 100, right)),
      context,
    );
    expect(made.objects).toMatchObject([
      { uuid: id(3), x: 106, startArrow: false, endArrow: false },
      { uuid: id(5), dx: 66, endArrow: true },
    ]);
  });

  it('may have a notch at which its line ends', () => {
    const notched = triangle(4, 100, 100, [
      [6, 0],
      [-2, -4],
      [0, 0],
      [-2, 4],
    ]);
    const made = withHeadsOfLines(drawingOf(line(3, 40, 100, 60, 0), notched), context);
    expect(made.objects).toMatchObject([{ uuid: id(3), dx: 66, endArrow: true }]);
  });

  it('may be at the start of a path that was scaled, with its tip at the end of the line', () => {
    const path = kinds.create('path', {
      uuid: id(3),
      x: 106,
      y: 100,
      scaleX: 2,
      scaleY: 2,
      fill: 'none',
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'L', x: -30, y: 0 },
      ],
    });
    const made = withHeadsOfLines(drawingOf(path, triangle(4, 100, 100, right)), context);
    expect(made.objects).toMatchObject([{ uuid: id(3), startArrow: true, endArrow: false }]);
    expect(kinds.extentOf(made.objects[0] ?? path)).toMatchObject({ x: 46, width: 60 });
  });

  it.each([
    ['a mark of data about the end of its line', [triangle(4, 97, 100, right)]],
    ['a box', [rect(4, 100, 98, 6, 4, { fill: 'black' })]],
    [
      'one that points elsewhere',
      [
        triangle(4, 100, 100, [
          [-2, 0],
          [0, -6],
          [2, 0],
        ]),
      ],
    ],
    ['one that stands apart', [triangle(4, 103, 100, right)]],
    [
      'one of many marks of a curve, of which this one lies at an end',
      [triangle(4, 100, 100, right), triangle(5, 60, 140, right), triangle(6, 80, 150, right)],
    ],
  ])('is not %s', (_, shapes) => {
    const drawing = drawingOf(line(3, 40, 100, 60, 0), ...shapes);
    expect(withHeadsOfLines(drawing, context).objects).toEqual(drawing.objects);
  });
});

describe('lines', () => {
  it('have two widths, of which one is twice the other', () => {
    const widths = [0.5, 0.7, 1, 1.4, 1.6, 3].map((borderWidth, at) => ({
      ...line(3 + at, 40, 90 + 9 * at, 60, 0),
      borderWidth,
    }));
    const { objects } = withEvenLines(drawingOf(...widths), context);
    expect(objects.map((object) => 'borderWidth' in object && object.borderWidth)).toEqual([
      1, 1, 1, 1, 2, 2,
    ]);
  });
});
