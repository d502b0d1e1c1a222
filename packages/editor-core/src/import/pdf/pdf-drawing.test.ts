import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { id } from '../../../test/documents.js';
import { boundsOfPath } from '../../geometry/path-bounds.js';
import type { PathData } from '../../geometry/path-data.js';
import { svgObjects } from '../svg-objects.js';
import { TACTILE_WISHES } from '../tactile-look.js';
import { pdfDrawing } from './pdf-drawing.js';
import type { PdfGlyph, PdfOperator, PdfStyle } from './pdf-operators.js';
import { kinds } from '../../standard.js';

/** A page of 200 by 100 px whose content has its origin at the bottom left, 1 unit to the px. */
const PAGE = { width: 200, height: 100, matrix: { a: 1, b: 0, c: 0, d: -1, e: 0, f: 100 } };

const at = (kind: 'M' | 'L', x: number, y: number) => ({ kind, to: { x, y } });
const box = (x: number, y: number, width: number, height: number): PathData => [
  at('M', x, y),
  at('L', x + width, y),
  at('L', x + width, y + height),
  at('L', x, y + height),
  { kind: 'Z' },
];
const line = (...points: readonly (readonly [number, number])[]): PathData =>
  points.map(([x, y], index) => at(index === 0 ? 'M' : 'L', x, y));

/** Which way a piece runs round, on the screen. */
function isClockwise(piece: PathData): boolean {
  const corners = piece.flatMap((step) => (step.kind === 'Z' ? [] : [step.to]));
  const area = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return area > 0;
}

const filled = (outline: PathData, rule: 'nonzero' | 'evenodd' = 'nonzero'): PdfOperator => ({
  kind: 'path',
  outline,
  fill: rule,
  isStroked: false,
});
const stroked = (outline: PathData): PdfOperator => ({
  kind: 'path',
  outline,
  fill: 'none',
  isStroked: true,
});
const clippedTo = (outline: PathData): readonly PdfOperator[] => [
  { kind: 'clip' },
  { kind: 'path', outline, fill: 'none', isStroked: false },
];
const colour = (name: string): PdfStyle['fill'] => ({ colour: name, texture: null });
const style = (set: Partial<PdfStyle>): PdfOperator => ({ kind: 'style', set });
const transform = (a: number, b: number, c: number, d: number, e: number, f: number): PdfOperator => ({
  kind: 'transform',
  matrix: { a, b, c, d, e, f },
});

const read = (...operators: readonly PdfOperator[]) => pdfDrawing(operators, PAGE);
const boxesOf = (...operators: readonly PdfOperator[]) =>
  read(...operators).drawing.shapes.map(({ outline }) => boundsOfPath(outline));

describe('shapes of a PDF page', () => {
  it('IMPORT-11 lie where transforms in one another put them, with lines as wide as they are drawn', () => {
    const { drawing } = read(
      { kind: 'save' },
      transform(2, 0, 0, 2, 10, 10),
      { kind: 'save' },
      transform(1, 0, 0, 1, 5, 5),
      style({ stroke: colour('#ff0000'), strokeWidth: 3, isDashed: true }),
      stroked(line([0, 0], [10, 0])),
      { kind: 'restore' },
      filled(box(0, 0, 10, 10)),
      { kind: 'restore' },
      style({ strokeWidth: 0 }),
      stroked(line([0, 0], [0, 50])),
    );
    expect(drawing.size).toEqual({ width: 200, height: 100 });
    expect(drawing.shapes).toMatchObject([
      { outline: line([20, 80], [40, 80]), stroke: '#ff0000', strokeWidth: 6, isDashed: true },
      { outline: [...line([10, 90], [30, 90], [30, 70], [10, 70]), { kind: 'Z' }], fill: colour('black') },
      { strokeWidth: 0.25, isDashed: false, stroke: 'black' },
    ]);
    expect(drawing).toMatchObject({ leftOut: [], isCut: false });
  });

  it('IMPORT-11 are one where an area is filled and the line around it drawn after it', () => {
    const { shapes } = read(
      filled(box(0, 0, 9, 9)),
      stroked(box(0, 0, 9, 9)),
      stroked(box(0, 0, 8, 8)),
    ).drawing;
    expect(shapes).toMatchObject([
      { fill: colour('black'), stroke: 'black', strokeWidth: 1 },
      { fill: colour('none'), stroke: 'black' },
    ]);
  });

  it('IMPORT-11 keep their holes, whichever rule fills them', () => {
    const ring = [...box(0, 0, 90, 90), ...box(30, 30, 30, 30)];
    const turns = (...operators: readonly PdfOperator[]) => {
      const [shape] = read(...operators).drawing.shapes;
      const outline = shape?.outline ?? [];
      return [outline.slice(0, 5), outline.slice(5)].map(isClockwise);
    };
    const [around, within] = turns(filled(ring, 'evenodd'));
    expect(around).toBe(!within);
    const [wholeAround, wholeWithin] = turns(filled(ring));
    expect(wholeAround).toBe(wholeWithin);
    // An island in the hole is filled again.
    const island = [...ring, ...box(40, 40, 9, 9)];
    const [shape] = read(filled(island, 'evenodd')).drawing.shapes;
    const pieces = [0, 5, 10].map((start) => shape?.outline.slice(start, start + 5) ?? []);
    const [outer, hole, inner] = pieces.map(isClockwise);
    expect([outer === inner, outer === hole]).toEqual([true, false]);
  });

  it('IMPORT-11 are closed as areas, and open and closed pieces of a line are two', () => {
    const [area] = read(filled(line([0, 0], [9, 0], [9, 9]))).drawing.shapes;
    expect(area?.outline.at(-1)).toEqual({ kind: 'Z' });
    const lines = read(stroked([...line([0, 0], [9, 0], [9, 9]), ...box(20, 20, 5, 5)])).drawing.shapes;
    expect(lines.map(({ outline }) => outline.some(({ kind }) => kind === 'Z'))).toEqual([true, false]);
  });

  it('IMPORT-11 are cut where an upright clip ends, and left out beyond it', () => {
    const axes = clippedTo(box(20, 20, 100, 60));
    expect(boxesOf(...axes, filled(box(30, 10, 20, 30)))).toEqual([{ x: 30, y: 60, width: 20, height: 20 }]);
    expect(boxesOf(...axes, stroked(line([0, 50], [70, 50], [70, 300])))).toEqual([
      { x: 20, y: 20, width: 50, height: 30 },
    ]);
    expect(boxesOf(...axes, filled(box(130, 30, 20, 20)), stroked(line([0, 0], [9, 9])))).toEqual([]);
    // The bounds of the page itself, and a clip that has ended, cut nothing.
    expect(boxesOf(...clippedTo(box(0, 0, 200, 100)), filled(box(0, 0, 9, 9)))).toHaveLength(1);
    expect(
      boxesOf({ kind: 'save' }, ...axes, { kind: 'restore' }, filled(box(130, 30, 20, 20))),
    ).toHaveLength(1);
    expect(boxesOf(filled(box(300, 0, 9, 9)))).toEqual([]);
  });

  it('IMPORT-11 are cut by other clips as areas; lines stay whole, and that is said', () => {
    const wedge = clippedTo([...line([0, 0], [40, 0], [0, 40]), { kind: 'Z' }]);
    const { shapes, leftOut } = read(...wedge, filled(box(0, 0, 30, 30))).drawing;
    const corners = (shapes[0]?.outline ?? []).flatMap((step) => (step.kind === 'Z' ? [] : [step.to]));
    expect(corners).toHaveLength(5);
    expect(corners.every(({ x, y }) => x + (100 - y) < 40.01)).toBe(true);
    expect(leftOut).toEqual([]);
    expect(read(...wedge, stroked(line([0, 0], [30, 30]))).drawing).toMatchObject({
      shapes: [{ outline: line([0, 100], [30, 70]) }],
      leftOut: ['clip-path'],
    });
  });

  it('IMPORT-11 are not what is hidden, clear or without a colour; patterns are named for lines', () => {
    const hidden = read(
      { kind: 'hide' },
      filled(box(0, 0, 9, 9)),
      { kind: 'leftOut', name: 'shading' },
      { kind: 'show' },
      style({ fillAlpha: 0 }),
      filled(box(0, 0, 9, 9)),
      style({ fill: colour('none'), fillAlpha: 1 }),
      filled(box(0, 0, 9, 9)),
    );
    expect(hidden.drawing).toMatchObject({ shapes: [], leftOut: [] });
    const pattern = { colour: 'none', texture: 0 };
    const { drawing } = read(
      style({ fill: pattern, stroke: pattern }),
      filled(box(0, 0, 9, 9)),
      stroked(line([0, 0], [9, 9])),
    );
    expect(drawing).toMatchObject({ shapes: [{ fill: pattern, stroke: 'none' }], leftOut: ['linePattern'] });
  });
});

/** Characters half as wide as their font is large; blanks have no spacing of words of their own. */
const glyphs = (text: string): readonly PdfGlyph[] =>
  [...text].map((letter) => ({ text: letter, width: 500, isSpace: letter === ' ' }));
const show = (...parts: readonly (string | number)[]): PdfOperator => ({
  kind: 'glyphs',
  glyphs: parts.flatMap((part): readonly (PdfGlyph | number)[] =>
    typeof part === 'number' ? [part] : glyphs(part),
  ),
});
const size = (fontSize: number): PdfOperator => ({ kind: 'textStyle', set: { fontSize } });
const place = (x: number, y: number): PdfOperator => ({
  kind: 'textMatrix',
  matrix: { a: 1, b: 0, c: 0, d: 1, e: x, f: y },
});
const textsOf = (...operators: readonly PdfOperator[]) =>
  read({ kind: 'textBegin' }, size(10), ...operators).drawing.texts;
const wordsOf = (...operators: readonly PdfOperator[]) => textsOf(...operators).map(({ text }) => text);

describe('texts of a PDF page', () => {
  it('IMPORT-12 are one label for each line, with the box of its letters', () => {
    expect(textsOf(place(20, 50), show('Ha', -20, 'us'))).toEqual([
      { text: 'Haus', box: { x: 20, y: 42.5, width: expect.closeTo(20.2), height: 7.5 } },
    ]);
    expect(wordsOf(place(20, 50), show('Das'), show(' Haus'), place(65, 50), show('steht'))).toEqual([
      'Das Haus steht',
    ]);
    expect(wordsOf(place(20, 50), show('Das', -300, 'Haus'))).toEqual(['Das Haus']);
    // A font that counts in other units is given up with the state in which it was chosen.
    const wide: PdfOperator = { kind: 'textStyle', set: { widthUnit: 0.004 } };
    const [font] = textsOf({ kind: 'save' }, wide, place(20, 50), show('Haus'));
    expect(font?.box.width).toBe(80);
    const [usual] = textsOf({ kind: 'save' }, wide, { kind: 'restore' }, place(20, 50), show('Haus'));
    expect(usual?.box.width).toBe(20);
    const lines: readonly PdfOperator[] = [
      { kind: 'textStyle', set: { leading: 12 } },
      place(20, 80),
      show('eins'),
    ];
    expect(wordsOf(...lines, { kind: 'textNextLine' }, show('zwei'))).toEqual(['eins', 'zwei']);
    expect(wordsOf(...lines, { kind: 'textMove', x: 0, y: -12 }, show('zwei'))).toEqual(['eins', 'zwei']);
  });

  it('IMPORT-12 stay apart where they are columns, of another size or turned otherwise', () => {
    expect(wordsOf(place(0, 50), show('0.0', -1500, '0.5'))).toEqual(['0.0', '0.5']);
    expect(wordsOf(place(0, 50), show('A'), size(20), show('B'))).toEqual(['A', 'B']);
    const [turned] = textsOf(
      { kind: 'textMatrix', matrix: { a: 0, b: 1, c: -1, d: 0, e: 50, f: 20 } },
      show('Höhe'),
    );
    expect(turned).toEqual({
      text: 'Höhe',
      angle: -90,
      box: { x: 36.25, y: 66.25, width: 20, height: 7.5 },
    });
  });

  it('IMPORT-12 write indices as such, and letters that are joined as what they are', () => {
    const raised: PdfOperator = { kind: 'textStyle', set: { fontSize: 7, rise: 4 } };
    const lowered: PdfOperator = { kind: 'textStyle', set: { fontSize: 7, rise: -2 } };
    const plain: PdfOperator = { kind: 'textStyle', set: { fontSize: 10, rise: 0 } };
    expect(wordsOf(place(0, 50), show('10'), raised, show('−3'), plain, show(' m'))).toEqual(['10⁻³ m']);
    expect(wordsOf(place(0, 50), show('H'), lowered, show('2'), plain, show('O'))).toEqual(['H₂O']);
    expect(wordsOf(place(0, 50), show('ﬁnden'))).toEqual(['finden']);
  });

  it('IMPORT-12 are left out where they are not seen, and named where they cannot be read', () => {
    const unseen: PdfOperator = { kind: 'textStyle', set: { isSeen: false } };
    expect(read(size(10), place(0, 50), unseen, show('Scan')).drawing).toMatchObject({
      texts: [],
      leftOut: [],
    });
    expect(wordsOf(place(300, 50), show('daneben'))).toEqual([]);
    expect(read(size(10), place(0, 50), show('\ue001\ufffd')).drawing).toMatchObject({
      texts: [],
      leftOut: ['letters'],
    });
  });

  it('IMPORT-12 are one where their lines stand below each other, and several where they are figures of a scale', () => {
    const lines = (...texts: readonly string[]) =>
      textsOf(...texts.flatMap((text, row) => [place(20, 80 - row * 12), show(text)]));
    expect(lines('Das Blatt nimmt', 'Licht auf').map(({ text }) => text)).toEqual([
      'Das Blatt nimmt\nLicht auf',
    ]);
    expect(lines('Das Blatt nimmt', 'Licht auf')[0]?.box.height).toBeCloseTo(12 + 7.5, 1);
    expect(lines('10', '20', '30').map(({ text }) => text)).toEqual(['10', '20', '30']);
    const apart = textsOf(place(20, 80), show('Das Blatt'), place(20, 60), show('Der Stiel'));
    expect(apart).toHaveLength(2);
    const aside = textsOf(place(20, 80), show('Das Blatt'), place(60, 68), show('Der Stiel'));
    expect(aside).toHaveLength(2);
  });

  it('IMPORT-12 become labels that are turned about the middle of their letters', () => {
    const operators: readonly PdfOperator[] = [
      size(10),
      { kind: 'textMatrix', matrix: { a: 0, b: 1, c: -1, d: 0, e: 100, f: 40 } },
      show('Höhe'),
    ];
    const { drawing } = read(...operators);
    // In its own size: one that fills the sheet would leave the empty rims of the page out.
    const { objects } = svgObjects(kinds, drawing, A4, { ...TACTILE_WISHES, fillsPage: false }, ids());
    const [label] = objects;
    if (label?.type !== 'label') throw new Error('there is no label');
    expect(label).toMatchObject({ text: 'Höhe', angle: -90 });
    expect(label.x + label.width / 2).toBeCloseTo(104, 1);
    expect(label.y + label.height / 2).toBeCloseTo(148.5, 0);
  });
});

const A4 = { widthMm: 210, heightMm: 297, area: { x: 10, y: 10, width: 190, height: 277 } };

function ids() {
  let last = 500;
  return () => id((last += 1));
}

describe('a PDF page as a whole', () => {
  const image = (width: number, height: number): readonly PdfOperator[] => [
    { kind: 'save' },
    transform(width, 0, 0, height, 0, 0),
    { kind: 'image' },
    { kind: 'restore' },
  ];

  it('IMPORT-13 is a picture where one covers it, or where there is nothing else', () => {
    expect(read(...image(200, 100))).toMatchObject({ isPicture: true, drawing: { leftOut: ['image'] } });
    expect(read(...image(200, 30), ...image(200, 80), stroked(line([0, 0], [9, 9]))).isPicture).toBe(true);
    expect(read(...image(20, 10)).isPicture).toBe(true);
    expect(read(...image(20, 10), filled(box(0, 0, 9, 9))).isPicture).toBe(false);
    const drawn = Array.from({ length: 9 }, (_, index) => filled(box(index, 0, 9, 9)));
    expect(read(...image(200, 100), ...drawn).isPicture).toBe(false);
    expect(read({ kind: 'leftOut', name: 'shading' }).isPicture).toBe(true);
    expect(read().isPicture).toBe(false);
  });

  it('IMPORT-14 has as many shapes, points and texts as a document takes, and says when there were more', () => {
    const many = Array.from({ length: 2100 }, (_, index) => filled(box(index % 90, 0, 5, 5)));
    const { drawing } = read(...many);
    expect([drawing.shapes.length, drawing.isCut]).toEqual([2000, true]);
    const long = line(...Array.from({ length: 60_000 }, (_, x) => [x % 200, x % 90] as const));
    expect(read(stroked(long)).drawing).toMatchObject({ shapes: [], isCut: true });
    const words = Array.from({ length: 2100 }, (_, index) => [
      place(index % 7, index % 90),
      show('x'),
    ]).flat();
    const texts = read(size(5), ...words).drawing;
    expect([texts.texts.length, texts.isCut]).toEqual([2000, true]);
  });

  it('IMPORT-14 gives only what a document takes, whatever it says', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -300, max: 300 }), fc.constantFrom(0, 1e300));
    const point = fc.record({ x: number, y: number });
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('M' as const, 'L' as const), to: point }),
      fc.record({ kind: fc.constant('C' as const), c1: point, c2: point, to: point }),
      fc.record({ kind: fc.constant('Z' as const) }),
    );
    const matrix = fc.record({ a: number, b: number, c: number, d: number, e: number, f: number });
    const operator: fc.Arbitrary<PdfOperator> = fc.oneof(
      fc.record({
        kind: fc.constant('path' as const),
        outline: fc.array(step, { maxLength: 6 }),
        fill: fc.constantFrom('none' as const, 'nonzero' as const, 'evenodd' as const),
        isStroked: fc.boolean(),
      }),
      fc.record({
        kind: fc.constantFrom(
          'save',
          'restore',
          'textBegin',
          'textNextLine',
          'hide',
          'show',
          'clip',
          'image',
        ),
      }) as fc.Arbitrary<PdfOperator>,
      fc.record({ kind: fc.constantFrom('transform' as const, 'textMatrix' as const), matrix }),
      number.map((strokeWidth) => style({ strokeWidth, stroke: colour('red') })),
      number.map((fontSize) => size(fontSize)),
      fc.string().map((text) => show(text, 100, text)),
    );
    fc.assert(
      fc.property(fc.array(operator, { maxLength: 15 }), (operators) => {
        const { objects } = svgObjects(
          kinds,
          read(...operators).drawing,
          A4,
          { ...TACTILE_WISHES, fillsPage: true },
          ids(),
        );
        expect(objects.filter((object) => !kinds.objectSchema.safeParse(object).success)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
