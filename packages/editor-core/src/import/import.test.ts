import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { id, withObjects } from '../../test/documents.js';
import type { PageObject } from '../objects/schema.js';
import { importArea } from './import-area.js';
import { readDrawing, svgObjects, type SvgWishes } from './svg-objects.js';
import { TACTILE_WISHES } from './tactile-look.js';
import { textLabels } from './text-labels.js';
import { boundsOf, createObject, kinds } from '../standard.js';

const A4 = { widthMm: 210, heightMm: 297, area: { x: 10, y: 10, width: 190, height: 277 } };

/** A drawing comes as it looks, in its own size. */
const AS_IT_IS: SvgWishes = { blackLines: false, texturedFills: false, leastLineMm: 0.5, fillsPage: false };
const TACTILE: SvgWishes = { ...TACTILE_WISHES, fillsPage: true };

function ids() {
  let last = 500;
  return () => id((last += 1));
}

describe('texts of a drawing', () => {
  it('become labels that the program may place, tied to what they stood at', () => {
    const markup =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect x="50" y="50" width="100" height="100" fill="none" stroke="black"/>' +
      '<circle cx="300" cy="300" r="40" fill="none" stroke="black"/><text x="60" y="100" font-size="12">Haus</text></svg>';
    const { objects } = svgObjects(kinds, readDrawing(markup), A4, AS_IT_IS, ids());
    const label = objects.find(({ type }) => type === 'label');
    const house = objects.find(({ uuid }) => label?.type === 'label' && label.anchor?.object === uuid);
    expect(label).toMatchObject({ text: 'Haus', placing: 'free' });
    expect(house && boundsOf(house).x).toBeLessThan(100);
  });
});

describe('texts of an import', () => {
  it('TRACE-4 become labels in their place, wide enough for braille and on the page; blank ones none', () => {
    const box = { x: 50, y: 100, width: 30, height: 6 };
    const labels = textLabels(
      kinds,
      [
        { text: ' Der Ring ', box },
        { text: '  ', box },
        { text: 'Ganz rechts', box: { ...box, x: 200 } },
        { text: 'x'.repeat(100), box: { ...box, x: -40, y: 400 } },
      ],
      A4,
      ids(),
    );
    expect(labels.map(({ text }) => text)).toEqual(['Der Ring', 'Ganz rechts', 'x'.repeat(100)]);
    expect(labels[0]).toMatchObject({ x: 50, width: 78, pristine: false });
    expect((labels[0]?.y ?? 0) + (labels[0]?.height ?? 0) / 2).toBeCloseTo(103);
    for (const { x, y, width, height } of labels) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x + width).toBeLessThanOrEqual(200);
      expect(y + height).toBeLessThanOrEqual(297);
    }
  });
});

describe('an SVG file', () => {
  const svg = (content: string, size = 'width="100mm" height="50mm" viewBox="0 0 100 50"') =>
    `<svg ${size}>${content}</svg>`;
  const imported = (markup: string, wishes = AS_IT_IS) =>
    svgObjects(kinds, readDrawing(markup), A4, wishes, ids());

  it('IMPORT-7 becomes paths and labels in the middle of the page, in mm and in the palette', () => {
    const { objects, shapes, flat, labels } = imported(
      svg(
        '<rect x="10" y="10" width="20" height="20" fill="#333" stroke="blue" stroke-width="2"/>' +
          '<path d="M0 0h9" stroke="#e00" fill="none" stroke-width="0.1" stroke-dasharray="1"/>' +
          '<text x="50" y="25" font-size="5">Haus</text>',
      ),
    );
    expect([shapes, flat, labels]).toEqual([2, 1, 1]);
    expect(objects).toMatchObject([
      { type: 'path', x: 65, y: 133.5, fill: 'black', borderColour: 'blue', borderWidth: 2 },
      { type: 'path', x: 55, borderColour: 'red', borderWidth: 0.5, borderStyle: 'dashed' },
      { type: 'label', text: 'Haus', x: 105 },
    ]);
    expect(objects.every((object) => kinds.objectSchema.safeParse(object).success)).toBe(true);
  });

  it('IMPORT-7 stays within the room of the page, and patterns become textures', () => {
    const { objects } = imported(
      svg('<pattern id="p"/><rect width="3000" height="1000" fill="url(#p)"/>', 'viewBox="0 0 3000 1000"'),
    );
    const [object] = objects;
    expect(object).toMatchObject({ type: 'path', fill: 'none', pattern: { template: 'diagonal_lines' } });
    expect(object && boundsOf(object)).toMatchObject({ x: 10, width: 190 });
  });

  it('IMPORT-7 is one graphic where it has many shapes, and nothing where it has none', () => {
    const many = imported(svg('<path d="M0 0h9v9z"/>'.repeat(400)));
    expect(many).toMatchObject({ objects: [{ type: 'imported' }], shapes: 400, isCut: false });
    expect(imported('nothing')).toMatchObject({ objects: [], shapes: 0, labels: 0 });
  });

  it('IMPORT-10 fills the page, and its lines become black and wide enough', () => {
    const { objects } = imported(
      svg(
        '<path d="M0 0H100V50" stroke="#1f77b4" fill="none" stroke-width="0.1"/>' +
          '<path d="M5 5H50" stroke="white" fill="none" stroke-width="3"/>' +
          '<path d="M5 9H50" stroke="#b0b0b0" fill="none"/>',
      ),
      TACTILE,
    );
    expect(objects).toMatchObject([
      { x: 10, y: 101, borderColour: 'black', borderWidth: 0.7 },
      { borderColour: 'white', borderWidth: 5.7 },
      { borderColour: 'grey', borderWidth: 1.9 },
    ]);
    expect(objects[0] && boundsOf(objects[0])).toMatchObject({ width: 190.7, height: 95.7 });
  });

  it('IMPORT-10 fills the page with what is drawn: neither empty rims nor a ground that is left out take room', () => {
    const ground = '<rect width="100" height="50" fill="white"/>';
    const drawn = '<path d="M40 20H60V30" stroke="black" fill="none"/>';
    for (const content of [drawn, ground + drawn]) {
      const { objects } = imported(svg(content), TACTILE);
      expect(objects).toHaveLength(1);
      expect(objects[0]).toMatchObject({ x: 10, y: 101 });
    }
    const outside = '<path d="M40 20H60V30M500 0V9" stroke="black" fill="none"/>';
    expect(imported(svg(outside), TACTILE).objects[0]).toMatchObject({ x: 10 });
  });

  it('IMPORT-10 gives each colour a texture and an outline, and leaves the ground out', () => {
    const bar = (x: number, fill: string, more = '') =>
      `<rect x="${x}" y="10" width="15" height="30" fill="${fill}" ${more}/>`;
    const { objects } = imported(
      svg(
        '<rect width="100" height="50" fill="#ffffee"/>' +
          bar(0, '#d62728', 'stroke="white"') +
          bar(20, '#79BA4A') +
          bar(40, '#d62829') +
          bar(60, 'black') +
          '<circle cx="90" cy="25" r="2" fill="orange"/>',
      ),
      TACTILE,
    );
    const outline = { border: true, borderColour: 'black' };
    expect(objects).toMatchObject([
      { fill: 'red', pattern: { template: 'diagonal_lines', offset: 2 }, ...outline },
      { fill: 'green', pattern: { template: 'dotted' }, ...outline, borderWidth: 1 },
      { fill: 'red', pattern: { template: 'diagonal_lines' }, ...outline },
      { fill: 'black', pattern: { template: null }, border: false },
      { fill: 'black', pattern: { template: null }, border: false },
    ]);
  });

  it('IMPORT-10 gives two colours two textures, also where they become one colour of the palette', () => {
    const fillsOf = (...colours: readonly string[]) =>
      imported(
        svg(
          colours
            .map((fill, at) => `<rect x="${at * 9}" y="10" width="8" height="30" fill="${fill}"/>`)
            .join(''),
        ),
        TACTILE,
      ).objects.map((object) => (object.type === 'path' ? [object.fill, object.pattern.template] : []));
    expect(fillsOf('#1f77b4', '#17becf', '#1f77b4', '#1e78b5')).toEqual([
      ['cyan', 'diagonal_lines'],
      ['cyan', 'dotted'],
      ['cyan', 'diagonal_lines'],
      ['cyan', 'diagonal_lines'],
    ]);
    const many = ['#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f', '#800', '#080', '#008'];
    const textures = fillsOf(...many).map(([, template]) => template);
    expect(new Set(textures).size).toBe(8);
    expect(textures[8]).toBe(textures[0]);
  });

  it('IMPORT-10 makes areas and lines in the colours of common chart programs swell', () => {
    const bars = ['#66c2a5', '#8da0cb', '#e5c494', '#a6cee3'];
    const lines = ['#b07aa1', '#e377c2', '#ff9da7'];
    const { objects } = imported(
      svg(
        bars
          .map((fill, at) => `<rect x="${at * 20}" y="10" width="15" height="30" fill="${fill}"/>`)
          .join('') +
          lines.map((stroke, at) => `<path d="M0 ${at}H90" fill="none" stroke="${stroke}"/>`).join(''),
      ),
      TACTILE,
    );
    const textures = ['diagonal_lines', 'dotted', 'vertical_lines', 'grid'];
    expect(objects).toMatchObject([
      ...textures.map((template) => ({ pattern: { template }, border: true, borderColour: 'black' })),
      ...lines.map(() => ({ fill: 'none', borderColour: 'black' })),
    ]);
  });

  it('IMPORT-10 gives narrow bars, and the samples of a legend, the textures of their colours; points are black', () => {
    const bar = (x: number, fill: string) => `<rect x="${x}" y="40" width="9" height="60" fill="${fill}"/>`;
    const sample = (y: number, fill: string) =>
      `<rect x="170" y="${y}" width="6" height="4" fill="${fill}"/>`;
    const points =
      '<circle cx="120" cy="20" r="2" fill="#c00"/><rect x="140" y="20" width="4" height="4" fill="#0c0"/>';
    const { objects } = imported(
      svg(
        bar(10, '#c00') + bar(30, '#00c') + sample(10, '#c00') + sample(20, '#00c') + points,
        'viewBox="0 0 188 110"',
      ),
      TACTILE,
    );
    expect(objects.map((object) => ('pattern' in object ? object.pattern.template : ''))).toEqual([
      'diagonal_lines',
      'dotted',
      'diagonal_lines',
      'dotted',
      null,
      null,
    ]);
    expect(objects.slice(4)).toMatchObject([{ fill: 'black' }, { fill: 'black' }]);
  });

  it('IMPORT-10 gives curves that a legend tells apart by colours a style each; other lines stay as they are', () => {
    const curve = (y: number, stroke: string) =>
      `<path d="M10 ${y}L80 ${y - 20}L150 ${y}" fill="none" stroke="${stroke}"/>`;
    const sample = (y: number, stroke: string) => `<path d="M165 ${y}h12" fill="none" stroke="${stroke}"/>`;
    const axis = '<path d="M10 100h140" fill="none" stroke="black"/>';
    const drawing = (samples: string) =>
      imported(
        svg(
          axis + curve(40, '#c00') + curve(60, '#00c') + curve(80, '#0a0') + samples,
          'viewBox="0 0 188 110"',
        ),
        TACTILE,
      )
        .objects.slice(0, 4)
        .map((object) => ('borderStyle' in object ? object.borderStyle : ''));
    expect(drawing(sample(10, '#c00') + sample(15, '#00c') + sample(20, '#0a0')).toSorted()).toEqual([
      'dashed',
      'dotted',
      'solid',
      'solid',
    ]);
    expect(drawing(sample(10, '#c00'))).toEqual(['solid', 'solid', 'solid', 'solid']);
  });

  it('IMPORT-10 takes strokes that are drawn as one path one by one: a curve and its sample in the legend', () => {
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><g fill="none">
      <path stroke="#9400d3" d="M500 20 H540 M20 40 L580 380"/><path stroke="#009e73" d="M500 40 H540 M20 380 L580 60"/>
      <path stroke="black" d="M20 390 H28 M580 390 H572 M30 30"/><path stroke="#888" d="M20 200 H300 M500 200 H580"/><path stroke="black" d="M0 0 h1 m1 0 h1 m1 0 h1 m1 0 h1 m1 0 h1 m1 0 h1 m1 0 h1 m1 0 h1 m1 0 h1"/>
    </g></svg>`;
    const stylesOf = (wishes: SvgWishes) =>
      imported(markup, wishes).objects.flatMap((object) =>
        object.type === 'path' ? [[object.borderStyle, object.points.length]] : [],
      );
    expect(stylesOf(TACTILE)).toEqual([
      ['solid', 2],
      ['solid', 2],
      ['dashed', 2],
      ['dashed', 2],
      ['solid', 2],
      ['solid', 2],
      // A straight line with a gap stays one, and so does one in dashes.
      ['solid', 4],
      ['solid', 18],
    ]);
    expect(stylesOf(AS_IT_IS).map(([, points]) => points)).toEqual([4, 4, 5, 4, 18]);
  });

  it('IMPORT-10 has the room below the title of the page', () => {
    const page = withObjects(
      createObject('label', { uuid: id(1), x: 10, y: 10, width: 190, height: 17, isTitle: true }),
      createObject('label', { uuid: id(2), x: 10, y: 250, width: 190, height: 17, isTitle: true }),
    );
    expect(importArea(kinds, page, 0)).toEqual({ x: 11, y: 33, width: 188, height: 253 });
    expect(importArea(kinds, withObjects(), 0)).toEqual({ x: 11, y: 11, width: 188, height: 275 });
    expect(importArea(kinds, { ...page, bindingSpace: true }, 0)).toMatchObject({ x: 41, width: 158 });
  });

  it('IMPORT-7 gives lines the heads that they carry, closed shapes none', () => {
    const marker = '<marker id="head"><path d="M0 0L9 5L0 9z"/></marker>';
    const style = 'stroke="black" fill="none" marker-end="url(#head)"';
    const { objects } = imported(
      svg(`${marker}<path d="M0 0h90" ${style}/><path d="M0 20h90v30z" ${style}/>`),
      TACTILE,
    );
    expect(objects).toMatchObject([
      { type: 'path', closed: false, startArrow: false, endArrow: true },
      { type: 'path', closed: true, startArrow: false, endArrow: false },
    ]);
  });

  it('IMPORT-8 takes drawings in small units, such as those of LibreOffice, whole', () => {
    const far = '<rect x="25000" y="15000" width="2000" height="500" fill="red"/>';
    const text = '<text x="20000" y="14000" font-size="700">Last</text>';
    const drawing = svg(
      `<rect x="1000" y="100" width="3000" height="500" fill="red"/>${far}${text}`,
      'viewBox="0 0 28000 15750"',
    );
    const { objects, isCut } = imported(drawing);
    expect(isCut).toBe(false);
    const [first, second, label] = objects.map(boundsOf);
    const middles = [first, second].map((box) => (box ? box.x + box.width / 2 : NaN));
    expect(objects).toHaveLength(3);
    // 23,500 units apart in a drawing of 28,000 that is as wide as the room of the page.
    expect((middles[1] ?? 0) - (middles[0] ?? 0)).toBeCloseTo((23_500 / 28_000) * A4.area.width, 1);
    expect(label && label.x > (middles[0] ?? 0) && label.x < (middles[1] ?? 0)).toBe(true);
  });

  it('IMPORT-8 takes a shape that reaches from one end of what a document takes to the other', () => {
    const wide = '<path d="M-1814 4989L1 2C4989 3 4 5 -1814 7z" stroke-width="1" stroke="red"/>';
    const { objects, isCut } = imported(svg(wide, 'width="10" height="0mm" viewBox="0 0 9 10"'));
    expect(objects.map((object) => kinds.objectSchema.safeParse(object).success)).toEqual([true]);
    expect(isCut).toBe(false);
    const [object] = objects;
    expect(object && boundsOf(object).height).toBeGreaterThan(1400);
  });

  it('IMPORT-8 gives only what a document takes, whatever is in the file', () => {
    const numbers = fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -5000, max: 5000 }));
    const parts = fc.oneof(
      fc
        .tuple(numbers, numbers, numbers)
        .map(([x, y, w]) => `<rect x="${x}" y="${y}" width="${w}" height="9" stroke="red"/>`),
      fc
        .tuple(numbers, numbers)
        .map(([x, y]) => `<path d="M${x} ${y}L1 2C${y} 3 4 5 ${x} 7z" stroke-width="${x}" stroke="x"/>`),
      fc.tuple(numbers, fc.string()).map(([x, text]) => `<text x="${x}" font-size="${x}">${text}</text>`),
      numbers.map((by) => `<g transform="scale(${by})">`),
    );
    const sizes = fc
      .tuple(numbers, numbers)
      .map(([width, height]) => `width="${width}" height="${height}mm" viewBox="0 0 9 ${width}"`);
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), sizes, fc.boolean(), (content, size, isTactile) => {
        const { objects } = imported(svg(content.join(''), size), isTactile ? TACTILE : AS_IT_IS);
        const refused = objects.filter((object: PageObject) => !kinds.objectSchema.safeParse(object).success);
        expect(refused).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
