import { describe, expect, it } from '@jest/globals';
import { id } from '../../test/documents.js';
import { fakeResources } from '../../test/fake-braille.js';
import { boxContains, sharedBox } from '../geometry/box.js';
import { pageLegend } from '../legend/page-legend.js';
import type { ObjectOf } from '../objects/schema.js';
import { labelLayout } from '../plugins/labels/index.js';
import { contextOf } from '../scene/build-scene.js';
import { kinds, parseDocument } from '../standard.js';
import { safeAreaOf } from '../document/safe-area.js';
import type { Document } from '../document/schema.js';
import { estimatedBraille } from './estimates.js';

const FOREST = {
  type: 'rect',
  uuid: id(10),
  x: 60,
  y: 150,
  width: 380,
  height: 300,
  pattern: { template: 'grid', offset: true },
};
const LAKE = { type: 'ellipse', uuid: id(11), x: 560, y: 320, width: 100, height: 90 };
const KEY = {
  type: 'key',
  uuid: id(20),
  x: 100,
  y: 190,
  anchored: true,
  active: true,
  width: 200,
  height: 300,
};
const TITLE = {
  type: 'label',
  uuid: id(30),
  x: 38,
  y: 38,
  width: 219,
  height: 65,
  text: 'Haus am See',
  isTitle: true,
};

function open(pages: readonly (readonly object[])[], fields: object = {}): Document {
  const keyedTextures = [{ pattern: 'grid', label: 'Wald' }];
  const json = { formatVersion: '0.9', uuid: id(1), keyedTextures, ...fields };
  const opened = parseDocument({ ...json, pages: pages.map((objects) => ({ objects })) });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.document;
}

function keyOn(document: Document): ObjectOf<'key'> {
  const key = document.pages[0]?.objects.find((object) => object.type === 'key');
  if (!key) throw new Error('no legend');
  return key;
}

/** The frame of the legend as it is drawn with real braille's likes. */
function frameOf(document: Document) {
  return kinds.drawnFrameOf(keyOn(document), contextOf(document, 0, fakeResources));
}

function titleLines(document: Document, pageIndex: number): readonly string[] {
  const title = document.pages[pageIndex]?.objects.find((object) => object.type === 'label');
  if (title?.type !== 'label') throw new Error('no title');
  const resources = { ...fakeResources, braille: estimatedBraille };
  return labelLayout(document, pageIndex, title, resources).lines.map(({ print }) => print);
}

describe('a legend that the older program placed', () => {
  it('MIG-14 stands in the lower right corner of the safe area', () => {
    const document = open([[FOREST, LAKE, KEY]]);
    const { x, y, width, height } = keyOn(document);
    expect(x + width).toBeCloseTo(210 - 10 - 1, 3);
    expect(y + height).toBeCloseTo(297 - 10 - 1, 3);
    expect(keyOn(document).anchored).toBe(false);
  });

  it('MIG-14 has room for more entries than its old height holds', () => {
    const patterns = ['grid', 'stair', 'dotted', 'fill', 'vertical_lines', 'diagonal_lines'];
    const samples = patterns.map((template, index) => ({
      ...FOREST,
      uuid: id(40 + index),
      y: 60 + 40 * index,
      width: 200,
      height: 30,
      pattern: { template },
    }));
    const keyedTextures = patterns.map((pattern) => ({ pattern, label: 'Gewerbegebiet' }));
    const document = open([[...samples, KEY]], { keyedTextures });
    const frame = frameOf(document);
    expect(frame.height).toBeGreaterThan(79.4);
    expect(boxContains(safeAreaOf(document), frame)).toBe(true);
    expect(keyOn(document).width).toBeGreaterThan(52.9167);
  });

  it('MIG-14 takes a free place where something stands in the corner', () => {
    const inCorner = { ...LAKE, x: 650, y: 950 };
    const document = open([[FOREST, inCorner, KEY]]);
    const others = document.pages[0]?.objects.filter(({ type }) => type !== 'key') ?? [];
    for (const other of others) {
      const { width, height } = sharedBox(kinds.boundsOf(other), frameOf(document));
      expect(Math.min(width, height)).toBeLessThanOrEqual(0);
    }
    const full = { ...FOREST, x: 0, y: 0, width: 790, height: 1120 };
    const { x, width } = keyOn(open([[full, KEY]]));
    expect(x + width).toBeCloseTo(199, 3);
  });

  it('MIG-14 stays where a hand put it', () => {
    const place = { x: 26.4583, y: 50.2708 };
    expect(keyOn(open([[FOREST, { ...KEY, anchored: false }]]))).toMatchObject({ ...place, anchored: true });
    expect(keyOn(open([[FOREST, { ...KEY, anchored: undefined }]]))).toMatchObject(place);
  });
});

describe('a title of several pages', () => {
  it('MIG-15 has its page counter in its only line where there is room', () => {
    const document = open([[TITLE, FOREST], [{ ...TITLE, uuid: id(31) }]]);
    expect(titleLines(document, 0)).toEqual(['Haus am See 1/2']);
    expect(titleLines(document, 1)).toEqual(['Haus am See 2/2']);
  });

  it('MIG-15 has it in its last line where something stands at its right', () => {
    const beside = { ...LAKE, uuid: id(12), x: 360, y: 80, width: 60, height: 40 };
    const long = { ...TITLE, text: 'Ein kleines Haus am See' };
    const lines = ['Ein', 'kleines', 'Haus am', 'See 1/2'];
    expect(titleLines(open([[long, beside], []]), 0)).toEqual(lines);
  });

  it('MIG-15 stays as wide as it was on a single page, and where nothing wraps or nothing helps', () => {
    const widthOf = (document: Document) => document.pages[0]?.objects.find(({ type }) => type === 'label');
    const was = { width: expect.closeTo(57.9438, 3) };
    expect(widthOf(open([[TITLE]]))).toMatchObject(was);
    expect(widthOf(open([[{ ...TITLE, text: 'A' }], []]))).toMatchObject(was);
    const beside = { ...LAKE, uuid: id(12), x: 320, y: 80, width: 60, height: 60 };
    expect(widthOf(open([[TITLE, beside], []]))).toMatchObject(was);
  });
});

describe('an entry of a legend without a texture', () => {
  const wordsOf = (document: Document) =>
    pageLegend(kinds, document, 0).entries.map((entry) => [entry.kind, entry.text]);
  const forest = ['area', 'Wald'];
  const lake = ['area', 'See'];

  it.each([null, undefined, '', 'none'])('MIG-16 explains the areas that have none: %s', (pattern) => {
    const keyedTextures = [
      { pattern: 'grid', label: 'Wald' },
      { pattern, label: 'See' },
    ];
    const line = {
      type: 'path',
      uuid: id(13),
      points: [
        [0, 0],
        [9, 9],
      ],
    };
    const document = open([[FOREST, LAKE, line, KEY]], { keyedTextures });
    expect(wordsOf(document)).toEqual([forest, lake]);
    expect(document.pages[0]?.objects[2]).toMatchObject({ pattern: { template: null } });
  });

  it('MIG-16 comes from the legend itself where the document does not name it', () => {
    const entries = [{ pattern: 'grid', label: 'Wald' }, { label: 'See' }];
    expect(wordsOf(open([[FOREST, LAKE, { ...KEY, entries }]]))).toEqual([forest, lake]);
  });

  it('MIG-16 does not say again what labels and lines say', () => {
    const label = { ...TITLE, isTitle: false, isKey: true, keyVal: 'see', text: 'See' };
    const entries = [{ label: 'See' }, { label: 'Weg' }, { label: 'Bach', borderStyle: 'dotted' }];
    const keyedStrokes = [{ label: 'Weg', borderWidth: 1 }];
    const document = open([[FOREST, LAKE, label, { ...KEY, entries }]], { keyedStrokes });
    expect(document.keyedTextures).toEqual([{ pattern: 'grid', label: 'Wald' }]);
    expect(document.pages[0]?.objects[1]).toMatchObject({ pattern: { template: null } });
  });

  it('MIG-16 is left out where it says nothing', () => {
    const document = open([[LAKE, KEY]], { keyedTextures: [{ pattern: null, label: ' ' }] });
    expect(document.keyedTextures).toEqual([]);
  });
});
