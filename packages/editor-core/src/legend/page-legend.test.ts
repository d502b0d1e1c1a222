import { describe, expect, it } from '@jest/globals';
import { id, withObjects } from '../../test/documents.js';
import type { Document } from '../document/schema.js';
import type { ObjectInput, ObjectOf, PageObject } from '../objects/schema.js';
import { compareAbbreviations } from './abbreviation-order.js';
import { isSameLegend, pageLegend, pageMarks } from './page-legend.js';
import { createObject, kinds } from '../standard.js';

function textured(
  number: number,
  template: ObjectOf<'rect'>['pattern']['template'],
  input: Partial<ObjectOf<'rect'>> = {},
) {
  return createObject('rect', { uuid: id(number), pattern: { template, offset: 2, clearance: 0 }, ...input });
}

function keyed(
  number: number,
  text: string,
  keyVal: string,
  input: Partial<ObjectInput<ObjectOf<'label'>>> = {},
) {
  return createObject('label', { uuid: id(number), text, keyVal, isKey: true, ...input });
}

const BORDER = { borderStyle: 'dashed', borderWidth: 1.5, borderColour: 'black' } as const;

function named(...objects: readonly PageObject[]): Document {
  return {
    ...withObjects(...objects),
    keyedTextures: [
      { pattern: 'dotted', label: 'Wald' },
      { pattern: 'grid', label: ' Wiese ' },
      { pattern: 'stair', label: '  ' },
    ],
    keyedStrokes: [{ ...BORDER, label: 'Grenze' }],
  };
}

function wordsOf(document: Document): readonly string[] {
  return pageLegend(kinds, document, 0).entries.map((entry) =>
    entry.kind === 'abbreviation' ? `${entry.abbreviation}=${entry.text}` : entry.text,
  );
}

describe('the legend of a page', () => {
  it('KEY-1 lists textures, lines and keyed labels that are shown and named, each once', () => {
    const line = createObject('line', { uuid: id(30), ...BORDER, dx: 50, dy: 0 });
    const objects = [
      textured(20, 'grid'),
      textured(21, 'grid', { fill: 'yellow' }),
      textured(22, 'stair'),
      textured(23, 'horizontal_lines'),
      textured(24, 'dotted', { hidden: true }),
      line,
      createObject('line', { ...line, uuid: id(31), borderWidth: 1.52 }),
      createObject('line', { ...line, uuid: id(32), borderWidth: 2.5 }),
      createObject('line', { ...line, uuid: id(33), borderStyle: 'solid' }),
      keyed(40, 'Haus', 'hau'),
      keyed(41, 'Haus', 'hau'),
      keyed(42, 'Turm', 'tur', { isKey: false }),
      keyed(43, '', 'lee'),
      keyed(44, 'Karte', 'kar', { isTitle: true }),
    ];
    expect(wordsOf(named(...objects))).toEqual(['Wiese', 'Grenze', 'hau=Haus']);
    expect(
      pageMarks(
        kinds,
        named(...objects).pages[0] ?? { uuid: '', name: '', text: false, objects: [], guides: [] },
      ).lines,
    ).toHaveLength(3);
  });

  it('KEY-1 looks into groups and shows a texture as its first object does', () => {
    const group = createObject('group', {
      uuid: id(50),
      objects: [textured(20, 'dotted', { fill: 'red' }), keyed(40, 'Tor', 'tor')],
    });
    const document = named(group, textured(21, 'dotted'));
    expect(wordsOf(document)).toEqual(['Wald', 'tor=Tor']);
    const [area] = pageLegend(kinds, document, 0).entries;
    expect(area?.kind === 'area' && area.style.fill).toBe('red');
    expect(wordsOf(named({ ...group, hidden: true }))).toEqual([]);
  });

  it('KEY-1 says nothing of textures that draw nothing, of outlines of areas and of lines without ink', () => {
    const objects = [
      textured(20, 'dashed', BORDER),
      textured(21, 'blank', { border: false }),
      textured(22, null, BORDER),
      createObject('line', { uuid: id(30), ...BORDER, border: false }),
    ];
    const keyedTextures = [
      { pattern: 'dashed', label: 'Nichts' },
      { pattern: 'blank', label: 'Leere' },
    ] as const;
    expect(wordsOf({ ...named(...objects), keyedTextures })).toEqual([]);
  });

  it('KEY-20 explains areas without a texture where an older document named them', () => {
    const keyedTextures = [{ pattern: 'blank', label: 'See' }] as const;
    const outlined = textured(20, 'blank', BORDER);
    const coloured = textured(21, 'blank', { border: false, fill: 'blue' });
    expect(wordsOf({ ...named(outlined), keyedTextures })).toEqual(['See']);
    expect(wordsOf({ ...named(coloured), keyedTextures })).toEqual(['See']);
  });

  it('KEY-2 orders areas, lines, abbreviations by the alphabet, then numbers by their value', () => {
    const objects = [
      keyed(40, 'Zebra', 'zeb'),
      keyed(41, 'zehn', '10'),
      keyed(42, 'zwei', '2'),
      keyed(43, 'Äpfel', 'äpf'),
      keyed(44, 'Auto', 'aut'),
      createObject('line', { uuid: id(30), ...BORDER }),
      textured(20, 'grid'),
    ];
    const words = ['Wiese', 'Grenze', 'äpf=Äpfel', 'aut=Auto', 'zeb=Zebra', '2=zwei', '10=zehn'];
    expect(wordsOf(named(...objects))).toEqual(words);
    expect(wordsOf(named(...objects.toReversed()))).toEqual(words);
  });

  it('KEY-1 explains both words that share an abbreviation', () => {
    const document = named(keyed(40, 'Haus', 'hau'), keyed(41, 'Haube', 'hau'));
    expect(wordsOf(document)).toEqual(['hau=Haus', 'hau=Haube']);
  });

  it('KEY-2 never leaves the order of two abbreviations open', () => {
    expect(compareAbbreviations('a', 'A')).toBe(-compareAbbreviations('A', 'a'));
    expect(compareAbbreviations('a', 'A')).not.toBe(0);
    expect(compareAbbreviations('ab', 'ab')).toBe(0);
  });

  it('KEY-1 is the same object while the page is, and the same in content when only places changed', () => {
    const document = named(textured(20, 'grid'), keyed(40, 'Haus', 'hau'));
    const legend = pageLegend(kinds, document, 0);
    expect(pageLegend(kinds, { ...document, title: 'x' }, 0)).toBe(legend);
    const moved = named(textured(20, 'grid', { x: 70 }), keyed(40, 'Haus', 'hau', { y: 90 }));
    expect(isSameLegend(pageLegend(kinds, moved, 0), legend)).toBe(true);
    expect(isSameLegend(pageLegend(kinds, named(), 0), legend)).toBe(false);
    const renamed = pageLegend(
      kinds,
      { ...document, keyedTextures: [{ pattern: 'grid', label: 'Heide' }] },
      0,
    );
    expect(renamed.entries[0]?.text).toBe('Heide');
    expect(pageLegend(kinds, document, 7)).toEqual({ isActive: false, entries: [] });
  });
});

describe('the marks of a page that changes', () => {
  const shapes = [textured(20, 'grid'), keyed(40, 'Haus', 'hau')];
  const inGroup = createObject('group', { uuid: id(50), objects: [textured(51, 'dotted')] });
  const pageOf = (...objects: readonly PageObject[]) => {
    const [page] = named(...objects).pages;
    if (!page) throw new Error('no page');
    return page;
  };
  const plain = createObject('label', { uuid: id(41), text: 'a' });
  const before = pageOf(...shapes, plain, inGroup);

  it('are the same ones while nothing changes that a legend explains', () => {
    const known = pageMarks(kinds, before);
    const moved = { ...textured(20, 'grid'), x: 99 };
    const typed = { ...plain, text: 'ab' };
    expect(pageMarks(kinds, { ...before, objects: [moved, shapes[1] ?? plain, typed, inGroup] })).toBe(known);
  });

  it.each([
    ['a texture', [textured(20, 'stair'), ...shapes.slice(1), plain, inGroup]],
    ['a hidden object', [textured(20, 'grid', { hidden: true }), ...shapes.slice(1), plain, inGroup]],
    [
      'what an abbreviation stands for',
      [...shapes.slice(0, 1), keyed(40, 'Hausboot', 'hau'), plain, inGroup],
    ],
    ['a hidden group', [...shapes, plain, { ...inGroup, hidden: true }]],
    ['one object more', [...shapes, plain, inGroup, textured(60, 'stair')]],
    ['one object less', [...shapes, plain]],
    ['the order', [...shapes.toReversed(), plain, inGroup]],
  ])('follow %s', (_, objects) => {
    pageMarks(kinds, before);
    const known = pageMarks(kinds, { ...before, objects });
    // Behind an empty page nothing is compared, so that all is looked at anew.
    pageMarks(kinds, pageOf());
    expect(known).toEqual(pageMarks(kinds, { ...before, objects: objects.map((object) => ({ ...object })) }));
    expect(known).not.toBe(pageMarks(kinds, before));
  });
});
