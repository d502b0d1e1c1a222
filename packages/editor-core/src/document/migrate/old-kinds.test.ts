import { describe, expect, it } from '@jest/globals';
import { id } from '../../../test/documents.js';
import type { PageObject } from '../../objects/schema.js';
import { LIMITS } from '../../values/limits.js';
import { type ParsedDocument } from '../parse.js';
import { extentOf, parseDocument } from '../../standard.js';

/** 96 px are an inch. */
const INCH = 25.4;
const PLACE = { x: 96, y: 192 };

function open(fields: object): ParsedDocument {
  const result = parseDocument({ formatVersion: '0.9', uuid: id(1), ...fields });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function onPage(...objects: readonly (object | null)[]) {
  const { document, adjusted } = open({ pages: [{ name: 'Seite 1', objects }] });
  return { objects: document.pages[0]?.objects ?? [], adjusted };
}

function groupAround(depth: number): object {
  const inner: object = { type: 'rect', uuid: id(90), ...PLACE, width: 48, height: 48 };
  return Array.from({ length: depth }).reduce<object>(
    (object) => ({ type: 'group', x: 1, objects: [object] }),
    inner,
  );
}

function depthOf(objects: readonly PageObject[]): number {
  return Math.max(0, ...objects.map((object) => (object.type === 'group' ? 1 + depthOf(object.objects) : 0)));
}

describe('kinds of form "0.9"', () => {
  it('MIG-7 lines and curves open from lists of points, from named ends and from their box', () => {
    const { objects, adjusted } = onPage(
      {
        type: 'line',
        ...PLACE,
        points: [{ coords: [0, 0] }, { x: 96, y: 0 }],
        endArrow: true,
        borderWidth: 2.5,
      },
      { type: 'line', x1: 96, y1: 96, x2: 192, y2: 0, borderStyle: '10,5' },
      { type: 'line', ...PLACE, width: 96, height: 48 },
      {
        type: 'quadratic',
        ...PLACE,
        points: [
          { kind: 'M', coords: [0, 0] },
          { kind: 'Q', coords: [48, -96, 96, 0] },
        ],
      },
      { type: 'quadraticCurve', x1: 0, y1: 0, cx: 48, cy: 96, x2: 96, y2: 0 },
      {
        type: 'cubic',
        ...PLACE,
        points: [
          [0, 0],
          [0, 96],
          [96, 96],
          [96, 0],
        ],
      },
      { type: 'cubicCurve', x1: 0, y1: 0, cx1: 0, cy1: 96, cx2: 96, cy2: 96, x2: 96, y2: 0 },
    );
    expect(objects).toMatchObject([
      { type: 'line', x: INCH, y: 2 * INCH, dx: INCH, dy: 0, endArrow: true, borderWidth: 2.5 },
      { type: 'line', x: INCH, y: INCH, dx: INCH, dy: -INCH, borderStyle: 'dashed' },
      { type: 'line', dx: INCH, dy: INCH / 2 },
      { type: 'quadratic', control: { x: INCH / 2, y: -INCH }, end: { x: INCH, y: 0 } },
      { type: 'quadratic', x: 0, control: { x: INCH / 2, y: INCH }, end: { x: INCH, y: 0 } },
      { type: 'cubic', control1: { x: 0, y: INCH }, control2: { x: INCH, y: INCH }, end: { x: INCH, y: 0 } },
      { type: 'cubic', x: 0, control1: { x: 0, y: INCH }, end: { x: INCH, y: 0 } },
    ]);
    expect(adjusted).toEqual([]);
  });

  it('MIG-7 a path that was turned and then stretched lies where it lay', () => {
    const points = [
      { kind: 'M', coords: [0, 0] },
      { kind: 'L', coords: [96, 0] },
      { kind: 'Q', coords: [96, 96, 0, 96] },
    ];
    const { objects } = onPage(
      { type: 'path', ...PLACE, angle: 90, scaleX: 2, scaleY: 1, points: points.slice(0, 2) },
      { type: 'path', ...PLACE, angle: 90, scaleX: 2, scaleY: 2, points },
    );
    const [stretched, grown] = objects;
    expect(stretched).toMatchObject({ angle: 0, scaleX: 1, scaleY: 1 });
    expect(stretched && extentOf(stretched)).toEqual({
      x: expect.closeTo(INCH + INCH),
      y: expect.closeTo(2 * INCH - INCH / 2),
      width: expect.closeTo(0),
      height: expect.closeTo(INCH),
    });
    expect(grown).toMatchObject({
      angle: 90,
      scaleX: 2,
      points: [{ kind: 'M' }, { kind: 'L' }, { kind: 'C' }],
    });
  });

  it('MIG-7 a group is taken apart into places of the page', () => {
    const rect = { type: 'rect', ...PLACE, width: 96, height: 48 };
    const { objects, adjusted } = onPage({
      type: 'group',
      x: 96,
      y: 0,
      moniker: 'Gruppe',
      objects: [rect, { type: 'group', x: 0, y: 96, objects: [{ ...rect, type: 'ellipse' }] }],
    });
    expect(objects).toMatchObject([
      {
        type: 'group',
        moniker: 'Gruppe',
        objects: [
          { type: 'rect', x: 2 * INCH, y: 2 * INCH },
          { type: 'group', objects: [{ type: 'ellipse', x: INCH, width: 2 * INCH, y: 2.5 * INCH }] },
        ],
      },
    ]);
    expect(adjusted).toEqual([]);
  });

  it('MIG-7 a turned group turns its members about its middle', () => {
    const rect = { type: 'rect', ...PLACE, width: 96, height: 96 };
    const { objects } = onPage({ type: 'group', angle: 90, objects: [rect, { ...rect, x: 288 }] });
    const [group] = objects;
    expect(group && extentOf(group)).toEqual({
      x: expect.closeTo(2 * INCH),
      y: expect.closeTo(INCH),
      width: expect.closeTo(INCH),
      height: expect.closeTo(3 * INCH),
    });
  });

  it('MIG-10 a turn that would take members out of bounds is left out', () => {
    const far = { type: 'rect', x: 0, y: 7500, width: 9, height: 9 };
    const { objects, adjusted } = onPage({
      type: 'group',
      angle: 45,
      objects: [far, { ...far, x: 7500, y: 0 }],
    });
    expect(objects).toMatchObject([{ type: 'group', objects: [{ angle: 0 }, { angle: 0 }] }]);
    expect(adjusted.map(({ code, path }) => [code, path.at(-1)])).toEqual([
      ['ADJUSTED_PART_LEFT_OUT', 'angle'],
    ]);
  });

  it('MIG-7 a legend is kept, also out of a group, the one in use before others', () => {
    const key = { type: 'key', ...PLACE, anchored: true, entries: [{ label: 'Wald' }], borderWidth: 2 };
    const { objects, adjusted } = onPage(
      { ...key, active: false },
      {
        type: 'group',
        objects: [{ ...key, active: true, anchored: false, width: 192 }, { type: 'rect' }],
      },
    );
    expect(objects).toMatchObject([
      { type: 'group', objects: [{ type: 'rect' }] },
      { type: 'key', active: true, anchored: true, show: true, width: 2 * INCH, borderWidth: 2 },
    ]);
    expect(adjusted).toEqual([
      { code: 'ADJUSTED_OBJECT_LEFT_OUT', path: ['pages', 0, 'objects', 0], params: { kind: 'key' } },
    ]);
  });

  it('MIG-7 an imported graphic is kept as its shapes, laid into its box', () => {
    const markup =
      '<metadata>potrace</metadata><g transform="translate(0,96) scale(0.1,-0.1)" fill="#000000" stroke="none">' +
      '<path d="M0 960 l960 0 0 -960 -960 0z M240 240 l0 480 480 0 0 -480z"/></g>' +
      '<line x1="0" y1="0" x2="96" y2="96" stroke="rgb(1,142,204)" stroke-width="3.7795" stroke-dasharray="4"/>' +
      '<image href="file:///etc/passwd"/>';
    const sizes = { originalWidth: 96, originalHeight: 96, width: 192, height: 192, scaleX: -1, scaleY: 1 };
    const { objects, adjusted } = onPage({ type: 'embedded', ...PLACE, ...sizes, markup, moniker: 'Plan' });
    expect(objects).toMatchObject([
      {
        type: 'imported',
        moniker: 'Plan',
        x: INCH,
        width: 2 * INCH,
        originalWidth: INCH,
        paths: [
          {
            closed: true,
            fill: 'black',
            border: false,
            points: { length: 8, 0: { kind: 'M', x: INCH, y: 0 } },
          },
          { closed: false, borderColour: 'cyan', borderStyle: 'dashed', borderWidth: expect.closeTo(2, 3) },
        ],
      },
    ]);
    expect(JSON.stringify(objects)).not.toContain('<');
    expect(adjusted.map(({ code, params }) => [code, params])).toEqual([
      ['ADJUSTED_PART_LEFT_OUT', { part: 'image' }],
      ['ADJUSTED_GRAPHIC_READ', { shapes: 2 }],
    ]);
  });

  it('MIG-4 what draws nothing is left out and reported', () => {
    const { objects, adjusted } = onPage(
      { type: 'path', points: [{ kind: 'M', coords: [0, 0] }] },
      { type: 'line' },
      { type: 'embedded', markup: '<text>A</text>' },
      { type: 'group', objects: [] },
      null,
    );
    expect(objects).toEqual([]);
    expect(
      adjusted.filter(({ code }) => code === 'ADJUSTED_OBJECT_LEFT_OUT').map(({ path }) => path[3]),
    ).toEqual([0, 1, 2, 4]);
  });

  it('MIG-9 the free strip and the halo of shapes are as wide as they were', () => {
    const pattern = { template: 'full', offset: true };
    const { objects } = onPage(
      { type: 'rect', ...PLACE, pattern, borderWidth: 1.5 },
      { type: 'rect', ...PLACE, pattern, border: false },
      { type: 'rect', ...PLACE, pattern: { template: 'grid', offset: false }, borderWidth: 0 },
    );
    expect(objects).toMatchObject([
      { pattern: { template: 'fill', offset: 1.625, clearance: expect.closeTo(2.65 - 0.75, 2) } },
      { pattern: { offset: 2, clearance: expect.closeTo(2.65, 2) } },
      { pattern: { offset: 0 }, border: false },
    ]);
  });

  it('MIG-8 texts lose HTML and keep their lines', () => {
    const { objects, adjusted } = onPage(
      { type: 'label', text: '<p>Stra&szlig;e<br/>am &lt;Tor&gt;</p><ul><li>a</li><li>b</li></ul>' },
      { type: 'label', text: 'a < b und <unbekannt> & Co' },
    );
    expect(objects).toMatchObject([
      { text: 'Straße\nam <Tor>\n- a\n- b' },
      { text: 'a < b und <unbekannt> & Co' },
    ]);
    expect(adjusted).toEqual([{ code: 'ADJUSTED_TEXT_PLAIN', path: ['pages', 0, 'objects', 0, 'text'] }]);
    const styled = '<STYLE>p{}</STYLE><script>x()</script>Tor&#228;<b>e</b>&#xe4;&nbsp;<td>1</td>';
    expect(onPage({ type: 'label', text: styled }).objects).toMatchObject([{ text: 'Toräeä 1' }]);
  });

  it('MIG-10 numbers out of bounds become the nearest that is allowed, and are reported', () => {
    const { objects, adjusted } = onPage(
      { type: 'rect', x: 1e9, y: 0, width: 0, height: -96, borderWidth: 99, angle: 725 },
      {
        type: 'path',
        x: 0,
        y: 0,
        points: [
          { kind: 'M', coords: [0, 0] },
          { kind: 'C', coords: [1] },
          { kind: 'L', coords: [96, 1e99] },
        ],
      },
    );
    expect(objects).toMatchObject([
      { x: LIMITS.coordinateMm, width: LIMITS.minSizeMm, height: INCH, borderWidth: 20, angle: 5 },
      { points: [{ kind: 'M' }, { kind: 'L', x: INCH, y: LIMITS.coordinateMm }] },
    ]);
    expect(adjusted.map(({ code, path }) => [code, path.at(-1)])).toEqual([
      ['ADJUSTED_VALUE_CLAMPED', 'x'],
      ['ADJUSTED_VALUE_CLAMPED', 'width'],
      ['ADJUSTED_VALUE_CLAMPED', 'height'],
      ['ADJUSTED_VALUE_CLAMPED', 'borderWidth'],
      ['ADJUSTED_PART_LEFT_OUT', 1],
      ['ADJUSTED_VALUE_CLAMPED', 'points'],
    ]);
  });

  it('MIG-5 an id that is none or stands twice is made anew', () => {
    const { objects } = onPage(
      { type: 'rect', uuid: id(7) },
      { type: 'rect', uuid: id(7) },
      { type: 'group', uuid: id(7), objects: [{ type: 'rect', uuid: 'x' }] },
    );
    const uuids = objects.flatMap((object) => [object, ...(object.type === 'group' ? object.objects : [])]);
    expect(new Set(uuids.map(({ uuid }) => uuid)).size).toBe(4);
    expect(objects[0]?.uuid).toBe(id(7));
  });

  it('MIG-11 groups deeper than a document may have are dissolved, and what no hand made is left out', () => {
    const deep = onPage(groupAround(LIMITS.groupDepth + 2));
    expect(depthOf(deep.objects)).toBe(LIMITS.groupDepth);
    expect(deep.adjusted.map(({ code }) => code)).toEqual([
      'ADJUSTED_GROUP_DISSOLVED',
      'ADJUSTED_GROUP_DISSOLVED',
    ]);
    expect(JSON.stringify(deep.objects)).toContain(id(90));
    expect(onPage(groupAround(4000)).adjusted.map(({ code }) => code)).toContain('ADJUSTED_OBJECT_LEFT_OUT');
  });

  it('MIG-11 at most 1,000 adjustments are told', () => {
    const points = Array.from({ length: 3000 }, () => null);
    expect(onPage({ type: 'path', points }).adjusted).toHaveLength(1000);
  });
});

describe('a document of form "0.9" as older programs wrote it', () => {
  it('MIG-12 names its braille system by a table', () => {
    const systems = ['de-de-g2.ctb', 'de-g0.utb', 'VOLL', 'DE:KURZ', undefined, 'klingonisch'];
    const opened = systems.map((system) => open({ system }));
    expect(opened.map(({ document }) => document.system)).toEqual([
      'DE:KURZ',
      'DE:BASIS',
      'DE:VOLL',
      'DE:KURZ',
      'DE:VOLL',
      'DE:VOLL',
    ]);
    expect(opened.map(({ adjusted }) => adjusted.length)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('MIG-12 has its paper in mm, in px or near one of the four', () => {
    const papers = [
      {},
      { width: 420, height: 297 },
      { width: 793.7, height: 1122.5 },
      { width: 200, height: 300 },
    ];
    const opened = papers.map(open);
    expect(opened.map(({ document: { width, height } }) => [width, height])).toEqual([
      [210, 297],
      [420, 297],
      [210, 297],
      [210, 297],
    ]);
    expect(opened[3]?.adjusted).toEqual([
      { code: 'ADJUSTED_VALUE_REPLACED', path: ['width'], params: { from: '200 x 300', to: '210 x 297' } },
    ]);
  });

  it('MIG-12 keeps the labels of textures from a list or by their names', () => {
    const listed = open({
      keyedTextures: [
        { pattern: 'grid', label: ' ' },
        { pattern: 'grid', label: 'Wald' },
        { pattern: 'full', label: 'Haus' },
      ],
    });
    const named = open({ keyedTextures: { grid: 'Wald', fill: { label: 'Haus', braille: 'haus' } } });
    const expected = [
      { pattern: 'grid', label: 'Wald' },
      { pattern: 'fill', label: 'Haus' },
    ];
    expect(listed.document.keyedTextures).toEqual(expected);
    expect(named.document.keyedTextures).toEqual(expected);
  });

  it('MIG-12 takes numbers for switches, and ids and tags as far as they mean something', () => {
    const { document, adjusted } = open({
      variant_id: '17',
      graphic_id: 'neu',
      lastVersionHash: 'abc',
      lastSaved: 1600000000000,
      category: 3,
      tags: ['Karte', { name: 'Haus', tag_id: 4 }, { name: 'Tor', tag_id: id(5) }, { name: ' ' }],
      safeArea: 0,
      verticalGridSpacing: 0,
      braillePages: { pageNumbers: 1, cellsPerRow: 99, imageDescription: 'Ein Haus' },
    });
    expect(document).toMatchObject({
      variant_id: 17,
      graphic_id: null,
      lastVersionHash: null,
      lastSaved: null,
      category: '3',
      tags: [
        { name: 'Karte', tag_id: null },
        { name: 'Haus', tag_id: 4 },
        { name: 'Tor', tag_id: null },
      ],
      safeArea: false,
      verticalGridSpacing: 1,
      braillePages: { pageNumbers: true, cellsPerRow: 35, imageDescription: { summary: 'Ein Haus' } },
    });
    expect(adjusted.map(({ code, path }) => [code, path.at(-1)])).toEqual([
      ['ADJUSTED_VALUE_CLAMPED', 'verticalGridSpacing'],
      ['ADJUSTED_VALUE_CLAMPED', 'cellsPerRow'],
    ]);
  });

  it('MIG-12 has at least one page', () => {
    expect(open({ pages: [] }).document.pages).toHaveLength(1);
    expect(open({ pages: [7, { objects: [] }] })).toMatchObject({
      document: { pages: { length: 1 } },
      adjusted: [{ code: 'ADJUSTED_PART_LEFT_OUT', path: ['pages', 0] }],
    });
  });
});
