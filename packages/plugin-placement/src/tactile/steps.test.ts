import { describe, expect, it } from '@jest/globals';
import { context, drawingOf, id, idsOf, kinds, label, line, rect, removedBy } from '../../test/drawings.js';
import { resourcesOf } from '../../test/engine.js';
import { withAxesOfTicks } from './axes.js';
import { fileTitle } from './file-title.js';
import { withFewTextures, withOpenAreas } from './fills.js';
import { scaledInto } from './scale.js';
import { withLargePoints, withoutSpecks } from './sizes.js';
import { withoutDoubles, withoutGrid, withoutGround, withoutOutlinedText } from './tidy.js';
import { withTiesKept, withTiesOfLeads } from './ties.js';
import { withFullCells, withThinnedNumbers, withTitle } from './words.js';

describe('what carries nothing', () => {
  const inside = [rect(10, 60, 80, 30, 30), rect(11, 120, 80, 30, 30)];

  it('is a ground, a frame and what is invisible; a large shape that is no box stays', () => {
    const ground = rect(3, 20, 40, 170, 200, { fill: 'white', border: false });
    const frame = rect(4, 22, 42, 166, 196);
    const nothing = rect(5, 60, 200, 20, 20, { border: false });
    expect(removedBy(withoutGround(drawingOf(ground, frame, nothing, ...inside), context))).toEqual([
      [5, 'invisible'],
      [3, 'background'],
      [4, 'frame'],
    ]);
    const coast = kinds.create('ellipse', { uuid: id(6), x: 20, y: 40, width: 170, height: 200 });
    expect(removedBy(withoutGround(drawingOf(coast, ...inside), context))).toEqual([]);
  });

  it('is one of two shapes on each other, which keeps fill and outline of both', () => {
    const filled = rect(3, 60, 80, 40, 40, { fill: 'black', border: false });
    const lined = rect(4, 60, 80, 40, 40, { borderWidth: 2 });
    const merged = withoutDoubles(drawingOf(filled, lined), context);
    expect(removedBy(merged)).toEqual([[4, 'double']]);
    expect(merged.objects).toMatchObject([{ fill: 'black', border: true, borderWidth: 2 }]);
  });

  it('is a grid; axes with ticks stay, and two lines are no grid', () => {
    const axis = line(3, 40, 150, 120, 0);
    const ticks = [0, 1, 2, 3].map((at) => line(20 + at, 50 + 30 * at, 150, 0, 3));
    const grid = [0, 1, 2, 3]
      .map((at) => line(30 + at, 40, 60 + 30 * at, 120, 0))
      .filter(({ y }) => y !== 150);
    const drawing = drawingOf(axis, ...ticks, ...grid);
    expect(new Set(removedBy(withoutGrid(drawing, context)).map(([number]) => number))).toEqual(
      new Set(grid.map(({ uuid }) => Number(uuid.slice(-6)))),
    );
    expect(removedBy(withoutGrid(drawingOf(axis, line(4, 40, 100, 120, 0)), context))).toEqual([]);
  });

  it('is no line among those of a grid that is drawn unlike them', () => {
    const grid = [60, 90, 120, 150].map((y, at) => line(30 + at, 40, y, 120, 0));
    const limit = { ...line(40, 40, 100, 120, 0), borderStyle: 'dashed' as const };
    expect(removedBy(withoutGrid(drawingOf(...grid, limit), context)).map(([number]) => number)).toEqual([
      30, 31, 32,
    ]);
  });

  it('is no axis: where ticks stand on none, one is drawn through them', () => {
    const curve = line(50, 40, 140, 120, -80);
    const below = [50, 80, 110, 140].map((x, at) => line(20 + at, x, 150, 0, 3));
    const left = [60, 100, 140].map((y, at) => line(30 + at, 40, y, -3, 0));
    const { objects } = withAxesOfTicks(drawingOf(curve, ...below, ...left), context);
    expect(objects.slice(8)).toMatchObject([
      { type: 'line', x: 50, y: 150, dx: 90, dy: 0 },
      { type: 'line', x: 40, y: 60, dx: 0, dy: 80 },
    ]);
    const axis = line(60, 40, 150, 120, 0);
    expect(withAxesOfTicks(drawingOf(curve, axis, ...below), context).objects).toHaveLength(6);
    expect(withAxesOfTicks(drawingOf(curve, ...below.slice(0, 2)), context).objects).toHaveLength(3);
    // Lines of dimensions between them are no axis, but there is none to be added either.
    const dimensions = [line(60, 54, 151.5, 22, 0), line(61, 80, 151.5, 30, 0), line(62, 110, 151.5, 30, 0)];
    expect(withAxesOfTicks(drawingOf(curve, ...dimensions, ...below), context).objects).toHaveLength(8);
  });

  it('is a word drawn as shapes, not the points of a diagram', () => {
    const letters = [2, 3, 2.5, 2].map((width, at) =>
      rect(10 + at, 60 + 3.5 * at, 80, width, 4, { fill: 'black', border: false }),
    );
    const points = [0, 1, 2, 3].map((at) =>
      kinds.create('ellipse', {
        uuid: id(20 + at),
        x: 60 + 5 * at,
        y: 120,
        width: 3,
        height: 3,
        fill: 'black',
      }),
    );
    const left = withoutOutlinedText(drawingOf(...letters, ...points), context);
    expect(idsOf(left)).toEqual([20, 21, 22, 23]);
    expect(left.removed.every(({ reason }) => reason === 'outlined-text')).toBe(true);
  });

  it('is a word drawn as one shape, and then a letter; no mark and no area in two parts', () => {
    const shape = (
      number: number,
      x: number,
      corners: readonly (readonly [number, number, 'M' | 'L'])[],
      values = {},
    ) =>
      kinds.create('path', {
        uuid: id(number),
        x,
        y: 100,
        closed: true,
        border: false,
        fill: 'black',
        points: corners.map(([px, py, kind]) => ({ kind, x: px, y: py })),
        ...values,
      });
    const one = [
      [0, 5, 'M'],
      [1, 4, 'L'],
      [2, 4, 'L'],
      [2, 0, 'L'],
      [3, 0, 'L'],
      [3, 6, 'L'],
      [2, 6, 'L'],
    ] as const;
    const dash = [
      [-3, 3, 'M'],
      [-1, 3, 'L'],
      [-1, 4, 'L'],
      [-3, 4, 'L'],
    ] as const;
    const curl = [
      [0, 0, 'M'],
      [5, 0, 'L'],
      [5, 1, 'L'],
      [1, 1, 'L'],
      [1, 3, 'L'],
      [4, 3, 'L'],
      [4, 4, 'L'],
      [1, 4, 'L'],
      [1, 6, 'L'],
      [5, 6, 'L'],
      [5, 7, 'L'],
      [0, 7, 'L'],
    ] as const;
    const word = shape(3, 60, [...dash, ...one]);
    const letter = shape(4, 90, curl);
    const mark = kinds.create('ellipse', {
      uuid: id(5),
      x: 120,
      y: 100,
      width: 4,
      height: 4,
      fill: 'black',
      border: false,
    });
    const islands = shape(
      6,
      60,
      [...dash, ...one].map(([x, y, kind]) => [9 * x, 9 * y, kind] as const),
    );
    expect(removedBy(withoutOutlinedText(drawingOf(word, letter, mark, islands), context))).toEqual([
      [3, 'outlined-text'],
      [4, 'outlined-text'],
    ]);
    expect(removedBy(withoutOutlinedText(drawingOf(letter, mark), context))).toEqual([]);
  });

  it('is a speck', () => {
    const drawing = drawingOf(rect(3, 60, 80, 0.5, 0.4, { border: false, fill: 'black' }), ...inside);
    expect(removedBy(withoutSpecks(drawing, context))).toEqual([[3, 'speck']]);
  });
});

describe('lead lines of a drawing', () => {
  const leaf = kinds.create('ellipse', { uuid: id(3), x: 100, y: 80, width: 40, height: 30, fill: 'none' });
  const word = label(4, 'Blatt', 40, 88);

  it('tie their labels to what they lead to, and go', () => {
    const lead = line(5, 62, 95, 45, 0);
    const drawing = withTiesOfLeads(drawingOf(leaf, lead, word), context);
    expect(removedBy(drawing)).toEqual([[5, 'lead-line']]);
    expect(drawing.objects[1]).toMatchObject({ anchor: { object: leaf.uuid } });
  });

  it('are no arrows, whose heads stand at the label, and no ticks beside each other', () => {
    const arrow = line(5, 62, 95, 45, 0);
    const head = rect(6, 60, 93.5, 3, 3, { fill: 'black' });
    expect(removedBy(withTiesOfLeads(drawingOf(leaf, arrow, head, word), context))).toEqual([]);
    const row = [0, 1, 2].map((at) => line(10 + at, 62, 90 + 4 * at, 45, 0));
    expect(removedBy(withTiesOfLeads(drawingOf(leaf, ...row, word), context))).toEqual([]);
    // An axis with words leads to nothing either, though it ends at a shape.
    const axis = line(10, 62, 100, 45, 0);
    const months = [0, 0.5, 1].map((share, at) =>
      label(20 + at, 'Mai', 60, 102, { anchor: { object: axis.uuid, at: { x: share, y: 0.5 } } }),
    );
    expect(removedBy(withTiesOfLeads(drawingOf(leaf, axis, ...months), context))).toEqual([]);
  });
});

describe('a tie', () => {
  const tick = line(3, 60, 150, 0, 4);
  const named = label(5, '10', 50, 156, { anchor: { object: tick.uuid, at: { x: 0.5, y: 1 } } });

  it('leads to the same place after a step changed what it names', () => {
    const longer = { ...tick, dy: 8 };
    const after = withTiesKept(drawingOf(tick, named), drawingOf(longer, named), context);
    expect(after.objects[1]).toMatchObject({ anchor: { object: tick.uuid, at: { y: 0.5 } } });
  });

  it('leads to what is there when that is gone, else to the bare place', () => {
    const axis = line(4, 20, 150, 120, 0);
    const left = withTiesKept(drawingOf(tick, axis, named), drawingOf(axis, named), context);
    expect(left.objects[1]).toMatchObject({ anchor: { object: axis.uuid } });
    const bare = withTiesKept(drawingOf(tick, named), drawingOf(named), context);
    expect(bare.objects[0]).toMatchObject({ anchor: { object: null, at: { x: 60, y: 154 } } });
  });

  it('of a word leads to no axis and to no tick, though they be nearer', () => {
    const axis = line(4, 20, 150, 120, 0);
    const twice = kinds.create('path', {
      uuid: id(6),
      fill: 'none',
      points: [
        { kind: 'M', x: 20, y: 60 },
        { kind: 'L', x: 20, y: 150 },
        { kind: 'L', x: 140, y: 150 },
        { kind: 'M', x: 140, y: 60 },
      ],
    });
    const upright = line(7, 20, 60, 0, 90);
    const numbers = [0, 0.5, 1].flatMap((share, at) => [
      label(20 + at, String(at), 20 + 120 * share, 152, {
        anchor: { object: axis.uuid, at: { x: share, y: 0.5 } },
      }),
      label(30 + at, String(at), 5, 60 + 90 * share, {
        anchor: { object: upright.uuid, at: { x: 0.5, y: share } },
      }),
    ]);
    const curve = line(8, 30, 110, 90, 20);
    const grid = line(9, 20, 140, 120, 0);
    const word = label(40, 'Schmelzen', 60, 135, { anchor: { object: grid.uuid, at: { x: 0.5, y: 0.5 } } });
    const left = [axis, upright, twice, tick, curve, ...numbers, word];
    const after = withTiesKept(drawingOf(grid, ...left), drawingOf(...left), context);
    expect(after.objects.at(-1)).toMatchObject({ anchor: { object: curve.uuid } });
  });
});

describe('sizes', () => {
  it('leave room for labels around the drawing, below its title', async () => {
    const title = label(3, 'Titel', 10, 10, { isTitle: true, width: 190, height: 17 });
    const drawing = drawingOf(title, rect(4, 0, 0, 400, 400));
    const { objects } = scaledInto(drawing, context, 'usual', await resourcesOf(drawing.document));
    expect(objects[0]).toEqual(title);
    const box = objects[1] && kinds.boundsOf(objects[1]);
    expect(box?.x).toBeGreaterThan(30);
    expect(box?.y).toBeGreaterThan(40);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(190);
  });

  it('of points are those of point symbols; of points in one place one stays', () => {
    const point = (number: number, x: number) =>
      kinds.create('ellipse', { uuid: id(number), x, y: 80, width: 2, height: 2, fill: 'black' });
    const drawing = withLargePoints(drawingOf(point(3, 60), point(4, 62), point(5, 100)), context);
    expect(removedBy(drawing)).toEqual([[4, 'same-place']]);
    for (const object of drawing.objects)
      expect(kinds.boundsOf(object).width).toBeGreaterThanOrEqual(context.profile.pointMin.warningMm);
  });
});

describe('fills', () => {
  it('below other things become outlines', () => {
    const bar = rect(3, 60, 80, 12, 60, { fill: 'black' });
    const alone = rect(4, 120, 80, 12, 60, { fill: 'black' });
    const { objects } = withOpenAreas(drawingOf(bar, alone, line(5, 50, 100, 40, 5)), context);
    expect(objects).toMatchObject([{ fill: 'none', border: true }, { fill: 'black' }, {}]);
  });

  it('have at most as many textures as a finger tells apart, those of the largest areas', () => {
    const names = [
      'grid',
      'dotted',
      'stair',
      'vertical_lines',
      'horizontal_lines',
      'diagonal_lines',
    ] as const;
    const areas = names.map((template, at) =>
      rect(10 + at, 20, 30 + 30 * at, 40 - 4 * at, 20, {
        pattern: { template, offset: 2, clearance: 0 },
      }),
    );
    const { objects } = withFewTextures(drawingOf(...areas), context);
    const left = objects.flatMap((object) => ('pattern' in object ? (object.pattern.template ?? []) : []));
    expect(left).toEqual(names.slice(0, context.profile.textureCount.most));
  });
});

describe('words', () => {
  it('of an axis are thinned to those that have room', async () => {
    const axis = line(3, 30, 195, 130, 0);
    const numbers = Array.from({ length: 9 }, (_, at) =>
      label(10 + at, String(at * 10 - 10), 25 + 15 * at, 200, {
        anchor: { object: axis.uuid, at: { x: (15 * at) / 130, y: 10.5 } },
      }),
    );
    const drawing = drawingOf(axis, ...numbers);
    const resources = await resourcesOf(drawing.document);
    const thinned = withThinnedNumbers(drawing, context, resources);
    const kept = thinned.objects.flatMap((object) => (object.type === 'label' ? [object.text] : []));
    // Zero stays, and so do those as far from it as each other.
    expect(kept).toEqual(['0', '20', '40', '60']);
  });

  it('above the drawing are its title, else what is given', () => {
    const title = label(3, '', 10, 10, { isTitle: true, width: 190 });
    const shape = rect(4, 50, 90, 100, 100);
    const named = withTitle(drawingOf(title, shape, label(5, 'Das Haus', 90, 70)), context, 'Datei');
    expect(named.document.graphicTitle).toBe('Das Haus');
    expect(named.objects).toMatchObject([{ text: 'Das Haus', isTitle: true }, { uuid: id(4) }]);
    const other = withTitle(drawingOf(title, shape, label(5, 'Tür', 90, 150)), context, 'Datei');
    expect(other.document.graphicTitle).toBe('Datei');
    expect(other.objects).toHaveLength(3);
  });

  it('of one cell begin with a full cell', async () => {
    const drawing = drawingOf(label(3, 'x', 60, 80), label(4, 'xy', 90, 80));
    const { objects } = withFullCells(drawing, await resourcesOf(drawing.document));
    expect(objects).toMatchObject([{ fullCharPrefix: true }, { fullCharPrefix: false }]);
  });

  it('above the drawing stay where the page has no empty place for a title', () => {
    const [written, shape] = [
      label(3, 'Mein Blatt', 10, 10, { isTitle: true, width: 190 }),
      rect(4, 60, 80, 100, 100),
    ];
    const named = withTitle(drawingOf(written, shape, label(5, 'Das Haus', 90, 70)), context, 'Datei');
    expect(named.document.graphicTitle).toBe('Das Haus');
    expect(named.objects).toHaveLength(3);
    expect(named.objects[0]).toBe(written);
  });
});

describe('the name of a file', () => {
  it.each([
    ['plaene/haus_am-see.svg', 'haus am see'],
    ['C:\\Zeichnungen\\Zelle.neu.svg', 'Zelle.neu'],
    ['Herz', 'Herz'],
    ['', ''],
  ])('%s becomes the title "%s"', (path, title) => {
    expect(fileTitle(path)).toBe(title);
  });
});
