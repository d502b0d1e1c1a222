import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../../../test/documents.js';
import { fakeResources, pendingResources } from '../../../../test/fake-braille.js';
import { collectBrailleTexts, placedBrailleTexts } from '../../../braille/collect.js';
import { brailleFailures } from '../../../braille/translate-document.js';
import type { Document } from '../../../document/schema.js';
import { type Box, boxContains, growBox } from '../../../geometry/box.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import { primitiveBounds } from '../../../primitives/primitive-bounds.js';
import { buildObjectScene, buildScene, createPageDrawer } from '../../../scene/build-scene.js';
import { keyLayout } from './layout.js';
import { snapSurroundingsOf } from '../../../snapping/surroundings-of.js';
import { isInReach } from '../../../objects/in-reach.js';
import type { ObjectOf, PageObject } from '../../../objects/schema.js';
import type { KeyLayout } from './layout.js';
import type { KeyObject } from './schema.js';
import { createObject, hitTest, kinds } from '../../../standard.js';

const KEY = createObject('key', { uuid: id(60), x: 20, y: 100, width: 170, height: 160 });

function area(number: number, template: ObjectOf<'rect'>['pattern']['template']) {
  return createObject('rect', {
    uuid: id(number),
    x: number,
    y: 20,
    pattern: { template, offset: 2, clearance: 0 },
  });
}

const DASHED = createObject('line', { uuid: id(30), x: 20, y: 70, dx: 60, dy: 0, borderStyle: 'dashed' });
const LABEL = createObject('label', {
  uuid: id(40),
  x: 120,
  y: 20,
  text: 'Die Straße',
  keyVal: 'str',
  isKey: true,
});

function explained(key: KeyObject, ...others: readonly PageObject[]): Document {
  const objects = others.length > 0 ? others : [area(20, 'grid'), area(21, 'dotted'), DASHED, LABEL];
  const { borderStyle, borderWidth, borderColour } = DASHED;
  return {
    ...withObjects(...objects, key),
    keyedTextures: [
      { pattern: 'grid', label: 'Wald' },
      { pattern: 'dotted', label: 'Wiese am Fluss' },
    ],
    keyedStrokes: [{ borderStyle, borderWidth, borderColour, label: 'Grenze' }],
  };
}

function layoutOf(key: KeyObject, document = explained(key)): KeyLayout {
  return keyLayout(document, 0, key, fakeResources);
}

function sceneOf(key: KeyObject, document = explained(key)) {
  return buildObjectScene(document, 0, key, fakeResources).primitives;
}

/** The boxes of samples and of lines of words, from the upper left corner of the legend. */
function boxesOf({ heading, items }: KeyLayout): readonly Box[] {
  const linesOf = ({ leftMm, topMm, layout }: KeyLayout['heading']) =>
    layout.lines.map((line): Box => ({
      x: leftMm,
      y: topMm + line.printTopMm,
      width: layout.neededWidthMm,
      height: line.dotsTopMm + 6.5 - line.printTopMm,
    }));
  return [
    ...linesOf(heading),
    ...items.flatMap(({ item, leftMm, topMm }) => [
      ...item.texts.flatMap((text) =>
        linesOf({ ...text, leftMm: leftMm + text.leftMm, topMm: topMm + text.topMm }),
      ),
      ...(item.sample
        ? [
            {
              x: leftMm + item.sample.leftMm,
              y: topMm + item.sample.topMm,
              width: item.sample.sample.widthMm,
              height: item.sample.sample.heightMm,
            },
          ]
        : []),
    ]),
  ];
}

function covers(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('a keyed label', () => {
  const textsOf = (document: Document) =>
    buildScene(document, 0, fakeResources).primitives.flatMap((primitive) =>
      primitive.objectId === LABEL.uuid && (primitive.type === 'text' || primitive.type === 'braille')
        ? [primitive.text]
        : [],
    );

  it('KEY-3 shows its abbreviation in print and braille while the legend is in use', () => {
    expect(textsOf(explained(KEY))).toEqual(['str', 'str']);
    expect(textsOf(explained({ ...KEY, show: false }))).toEqual(['str', 'str']);
    expect(textsOf(explained({ ...KEY, active: false }))).toEqual(['Die Straße', 'Die Straße']);
    expect(textsOf(explained({ ...KEY, hidden: true }))).toEqual(['Die Straße', 'Die Straße']);
  });

  it('KEY-3 shows its text while it has no abbreviation or is a title', () => {
    expect(textsOf(explained(KEY, { ...LABEL, keyVal: ' ' }))).toEqual(['Die Straße', 'Die Straße']);
    expect(textsOf(explained(KEY, { ...LABEL, isTitle: true }))).toEqual(['Die Straße', 'Die Straße']);
  });

  it("KEY-3 keeps a transcriber's braille for its text in the legend", () => {
    const override = { braille: '⠓⠑⠓', text: LABEL.text, system: 'DE:VOLL' } as const;
    const document = explained(KEY, { ...LABEL, brailleOverride: override });
    const [item] = layoutOf(KEY, document).items;
    expect(item?.item.texts.map(({ layout }) => layout.braille.kind)).toEqual(['translated', 'override']);
  });
});

describe('a legend', () => {
  const SIZES = [
    [170, 160],
    [90, 250],
    [60, 190],
    [190, 60],
    [53, 80],
  ] as const;

  it.each(SIZES)(
    'KEY-10 sets entries of %s x %s beside and below each other, nothing on anything else',
    (width, height) => {
      const key = { ...KEY, width, height };
      const layout = layoutOf(key);
      const boxes = boxesOf(layout);
      boxes.forEach((box, index) =>
        boxes.slice(index + 1).forEach((other) => expect(covers(box, other)).toBe(false)),
      );
      expect(layout.items.map(({ item }) => item.entry.kind)).toEqual([
        'area',
        'area',
        'line',
        'abbreviation',
      ]);
      const frame = { x: 0, y: 0, width: layout.neededWidthMm + 1e-6, height: layout.neededHeightMm + 1e-6 };
      for (const box of boxes) expect(boxContains(frame, box)).toBe(true);
      if (!layout.overflows) expect(layout.neededWidthMm).toBeLessThanOrEqual(width + 1e-6);
    },
  );

  it('KEY-10 fills a second column where the first is full', () => {
    const flat = layoutOf({ ...KEY, width: 190, height: 70 });
    expect(flat.columns).toBeGreaterThan(1);
    const [first] = flat.items;
    const tops = flat.items.filter(({ topMm }) => topMm === first?.topMm);
    expect(tops.length).toBe(flat.columns);
    expect(layoutOf({ ...KEY, height: 200 }).columns).toBe(1);
  });

  it('KEY-10 sets an abbreviation level with the first line of its words, a blank cell before them', () => {
    const key = { ...KEY, width: 70 };
    const long = { ...LABEL, text: 'Straße am Schloss' };
    const [short, words] = layoutOf(key, explained(key, long)).items[0]?.item.texts ?? [];
    expect(words?.layout.lines.length).toBeGreaterThan(1);
    expect(words?.topMm).toBeCloseTo(short?.topMm ?? NaN);
    expect(words?.leftMm).toBeCloseTo((short?.layout.neededWidthMm ?? NaN) + 8);
  });

  it('KEY-10 lets columns grow alike where all together have no room', () => {
    const many = Array.from({ length: 24 }, (_, index) => {
      const [keyVal, text] = [`a${index}`, `Wort ${index}`];
      return createObject('label', { uuid: id(200 + index), keyVal, text, isKey: true });
    });
    const low = { ...KEY, width: 190, height: 60 };
    const { columns, items, neededHeightMm, overflows } = layoutOf(low, explained(low, ...many));
    const lefts = [...new Set(items.map(({ leftMm }) => leftMm))];
    const counts = lefts.map((left) => items.filter(({ leftMm }) => leftMm === left).length);
    expect(overflows).toBe(false);
    expect(columns).toBeGreaterThan(1);
    expect(counts).toHaveLength(columns);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(columns);
    expect(neededHeightMm).toBeLessThan((24 * 17.5) / columns + 60);
  });

  it('KEY-9 shows large textures where there is room, small ones else, and lines of three dashes', () => {
    const samplesOf = (layout: KeyLayout) => layout.items.flatMap(({ item }) => item.sample?.sample ?? []);
    const [large, , dashes] = samplesOf(layoutOf({ ...KEY, height: 200 }));
    const edge = 2 * (2 + 1.5);
    expect(large).toMatchObject({ widthMm: 30 + edge, heightMm: 15 + edge });
    expect(dashes).toMatchObject({ widthMm: 8 + 4 + 8 + 4 + 8 + 1.5, heightMm: 1.5 });
    const [small] = samplesOf(layoutOf({ ...KEY, width: 100, height: 126 }));
    expect(small).toMatchObject({ widthMm: 15 + edge, heightMm: 10 + edge });
  });

  it('KEY-9 draws texture, strip, fill and outline of a sample as the drawing has them', () => {
    const yellow = createObject('rect', { ...area(20, 'grid'), fill: 'yellow', borderStyle: 'dotted' });
    const primitives = sceneOf(KEY, explained(KEY, yellow));
    const texture = primitives.find(({ type }) => type === 'texture');
    const box = texture?.type === 'texture' ? boundsOfPath(texture.path) : undefined;
    expect(texture).toMatchObject({ texture: 'grid', layer: 'relief', angle: 0 });
    expect(box?.width).toBeCloseTo(30);
    expect(box?.height).toBeCloseTo(15);
    expect(primitives).toContainEqual(expect.objectContaining({ fill: 'FFEC01', layer: 'print' }));
    const outline = primitives.filter(
      (primitive) => primitive.type === 'path' && primitive.stroke?.cap === 'round',
    );
    expect(outline).toHaveLength(1);
  });

  it('KEY-11 grows downwards until its size is fixed, and says when it is full', () => {
    const low = { ...KEY, width: 90, height: 40 };
    const grown = layoutOf(low);
    expect(grown).toMatchObject({ overflows: false, frameHeightMm: grown.neededHeightMm });
    expect(grown.neededHeightMm).toBeGreaterThan(40);
    expect(layoutOf({ ...low, fixed: true })).toMatchObject({ overflows: true, frameHeightMm: 40 });
    const tall = layoutOf({ ...KEY, height: 250 });
    expect(tall.frameHeightMm).toBeLessThan(250);
    expect(layoutOf({ ...KEY, height: 250, fixed: true }).frameHeightMm).toBe(250);
  });

  it('KEY-11 says when a word sticks out, and needs no more than it says', () => {
    const word = { ...LABEL, text: 'Donaudampfschifffahrt' };
    const narrow = { ...KEY, width: 60, height: 80 };
    const layout = layoutOf(narrow, explained(narrow, word, area(20, 'grid')));
    expect(layout.overflows).toBe(true);
    const fitting = { ...narrow, width: layout.neededWidthMm, height: layout.neededHeightMm, fixed: true };
    expect(layoutOf(fitting, explained(fitting, word, area(20, 'grid'))).overflows).toBe(false);
  });

  it('KEY-12 has its heading in the language of the document, and asks for all that it writes', () => {
    const headingOf = (document: Document) => layoutOf(KEY, document).heading.layout.lines[0]?.print;
    expect(headingOf(explained(KEY))).toBe('Legende');
    expect(headingOf({ ...explained(KEY), system: 'EN:UEB2' })).toBe('Key');
    const texts = collectBrailleTexts(kinds, explained(KEY)).map(({ text }) => text);
    expect(texts).toEqual(['str', 'Legende', 'Wald', 'Wiese am Fluss', 'Grenze', 'Die Straße']);
    const asked: string[] = [];
    const get = (text: string, system: Document['system']) => {
      asked.push(text);
      return fakeResources.braille.get(text, system);
    };
    buildScene(explained(KEY), 0, { ...fakeResources, braille: { get } });
    expect(new Set(texts)).toEqual(new Set(asked));
  });

  it('KEY-12 names the field of each of its words', () => {
    const placed = placedBrailleTexts(kinds, explained(KEY)).map(({ text, path }) => [text, path.join('.')]);
    expect(placed).toEqual([
      ['str', 'pages.0.objects.3.keyVal'],
      ['Legende', 'pages.0.objects.4'],
      ['Wald', 'keyedTextures.0.label'],
      ['Wiese am Fluss', 'keyedTextures.1.label'],
      ['Grenze', 'keyedStrokes.0.label'],
      ['str', 'pages.0.objects.3.keyVal'],
      ['Die Straße', 'pages.0.objects.3.text'],
    ]);
  });

  it('KEY-12 tells once what of its words cannot be written', () => {
    const document = explained(KEY, { ...LABEL, keyVal: '☃' });
    const failures = brailleFailures(kinds, document, fakeResources.braille);
    expect(failures.map(({ uuid, path }) => [uuid, path.join('.')])).toEqual([
      [LABEL.uuid, 'pages.0.objects.0.keyVal'],
    ]);
    const worded = { ...explained(KEY), keyedTextures: [{ pattern: 'grid' as const, label: '☃' }] };
    expect(brailleFailures(kinds, worded, fakeResources.braille)).toMatchObject([
      { uuid: KEY.uuid, path: ['keyedTextures', 0, 'label'] },
    ]);
  });

  it('KEY-12 shows letters alone until its braille has come', () => {
    const primitives = buildObjectScene(explained(KEY), 0, KEY, pendingResources).primitives;
    expect(primitives.some(({ type }) => type === 'braille')).toBe(false);
    expect(primitives.flatMap((one) => (one.type === 'text' ? [one.text] : []))).toContain('Wiese am Fluss');
  });

  it('KEY-13 draws nothing out of use, hidden or not shown, and on the screen alone while it is empty', () => {
    expect(sceneOf(KEY).length).toBeGreaterThan(5);
    for (const off of [{ active: false }, { hidden: true }, { show: false }]) {
      const key = { ...KEY, ...off };
      expect(sceneOf(key)).toEqual([]);
      expect(hitTest(key, { x: 40, y: 120 }, 0)).toBe(false);
      expect(isInReach(key)).toBe(false);
      expect(snapSurroundingsOf(kinds, withObjects(key), 0, new Set()).boxes).toEqual([]);
      expect(collectBrailleTexts(kinds, explained(key)).map(({ text }) => text)).not.toContain('Legende');
    }
    expect(sceneOf(KEY, withObjects(KEY)).map(({ layer }) => layer)).toEqual(['aid']);
  });

  it('KEY-10 keeps textures below it off', () => {
    const [halo, ...others] = createPageDrawer(explained(KEY), 0, fakeResources).halos(KEY);
    const { frameHeightMm } = layoutOf(KEY);
    expect(others).toEqual([]);
    expect(halo?.box).toMatchObject({ x: 20 - 4, y: 100 - 4, width: 170 + 8 });
    expect(halo?.box.height).toBeCloseTo(frameHeightMm + 8);
    expect(createPageDrawer(withObjects(KEY), 0, fakeResources).halos(KEY)).toEqual([]);
  });

  it('KEY-10 turns as a whole, its samples with it, its textures not', () => {
    const turned = { ...KEY, angle: 90 };
    const box = growBox({ x: 105 - 80, y: 180 - 85, width: 160, height: 170 }, 1.01);
    for (const primitive of sceneOf(turned)) {
      expect(boxContains(growBox(box, 2), primitiveBounds(primitive))).toBe(true);
      if (primitive.type === 'texture') expect(primitive.angle).toBe(0);
      if (primitive.type === 'text' || primitive.type === 'braille') expect(primitive.angle).toBe(90);
    }
  });
});
