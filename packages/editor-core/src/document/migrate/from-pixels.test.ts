import { describe, expect, it } from '@jest/globals';
import { id } from '../../../test/documents.js';
import { FORMAT_VERSION } from '../schema.js';
import { uuidFrom } from '../../values/uuid.js';
import { migrate, OLDEST_VERSION } from './index.js';
import { oldColour } from './old-values.js';
import { kinds, parseDocument } from '../../standard.js';

/** A document as the older product wrote it. */
const OLD = {
  formatVersion: '0.9',
  uuid: id(1),
  graphicTitle: 'Haus',
  variantTitle: 'Basis',
  medium: 'swell',
  system: 'DE:VOLL',
  width: 210,
  height: 297,
  keyedStrokes: [],
  backdrops: [],
  ignoredFindings: [],
  keyedTextures: [
    { pattern: 'grid', label: 'Wald', braille: 'wald' },
    { pattern: 'zigzag', label: 'Fluss', braille: 'fluss' },
  ],
  braillePages: {
    width: 210,
    height: 297,
    marginLeft: 1,
    marginTop: 1,
    cellsPerRow: 30,
    rowsPerPage: 27,
    imageDescription: { type: 'Karte', summary: 'Ein Haus', details: '' },
    content: 'Text',
    braille: 'text',
    formatted: [],
  },
  pages: [
    {
      name: 'Seite 1',
      text: false,
      rendering: '<svg/>',
      objects: [
        {
          uuid: id(10),
          type: 'rect',
          x: 96,
          y: 192,
          width: 96,
          height: 48,
          angle: 90,
          fill: '#e4120d',
          pattern: { template: 'grid', offset: 7.559 },
          border: true,
          borderWidth: 1.5,
          borderStyle: '10,5',
          moniker: 'Dach',
        },
        {
          uuid: id(11),
          type: 'ellipse',
          x: 192,
          y: 192,
          width: 96,
          height: 48,
          fill: 'rgb(121, 186, 74)',
          borderWidth: 2.5,
        },
        {
          uuid: id(12),
          type: 'path',
          x: 0,
          y: 0,
          scaleX: 2,
          scaleY: 1,
          closed: true,
          fill: 'transparent',
          border: '#f00',
          points: [
            { kind: 'M', coords: [0, 0] },
            { kind: 'C', coords: [96, 0, 96, 96, 0, 96] },
            { kind: 'L', x: 48, y: 48 },
          ],
        },
        {
          type: 'label',
          x: 96,
          y: 96,
          width: 219,
          height: 65,
          text: 'Tür',
          braille: 't8r',
          displayDots: true,
          displayLetters: false,
          isTitle: true,
          editMode: true,
        },
        { uuid: id(14), type: 'hologram', x: 1 },
      ],
    },
  ],
};

function open(json: unknown) {
  const result = parseDocument(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe('a document of form "0.9"', () => {
  const { document, adjusted } = open(OLD);
  const [rect, ellipse, path, label, ...others] = document.pages[0]?.objects ?? [];

  it('MIG-1 turns px into mm and keeps border widths', () => {
    expect(rect).toMatchObject({
      type: 'rect',
      x: 25.4,
      y: 50.8,
      width: 25.4,
      height: 12.7,
      angle: 90,
      borderWidth: 1.5,
      moniker: 'Dach',
    });
    expect(rect).toMatchObject({ pattern: { template: 'grid', offset: expect.closeTo(2, 3) } });
    expect(ellipse).toMatchObject({
      type: 'ellipse',
      x: 25.4,
      y: 38.1,
      width: 50.8,
      height: 25.4,
      borderWidth: 2.5,
    });
    expect(path).toMatchObject({
      scaleX: 2,
      closed: true,
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'C', x1: 25.4, y1: 0, x2: 25.4, y2: 25.4, x: 0, y: 25.4 },
        { kind: 'L', x: 12.7, y: 12.7 },
      ],
    });
    expect(label).toMatchObject({
      text: 'Tür',
      isTitle: true,
      displayLetters: false,
      brailleOverride: null,
      x: 25.4,
    });
    expect(document).toMatchObject({ formatVersion: FORMAT_VERSION, graphicTitle: 'Haus', width: 210 });
    expect(document.braillePages).toMatchObject({
      cellsPerRow: 30,
      content: 'Text',
      imageDescription: { type: 'Karte' },
    });
  });

  it('MIG-2 names colours and reports one that the palette lacks', () => {
    expect(rect).toMatchObject({ fill: 'red' });
    expect(ellipse).toMatchObject({ fill: 'green' });
    expect(path).toMatchObject({ fill: 'none', border: true, borderColour: 'red' });
    expect(adjusted).toContainEqual({
      code: 'ADJUSTED_VALUE_REPLACED',
      path: ['pages', 0, 'objects', 2, 'border'],
      params: { from: '#f00', to: 'red' },
    });
  });

  it('MIG-2 gives no colour as grey, which swells', () => {
    const named = ['#66c2a5', '#8da0cb', '#b07aa1', '#808080'].map((old) =>
      oldColour(old, 'none', [], () => undefined),
    );
    expect(named).toEqual(['green', 'cyan', 'magenta', 'grey']);
  });

  it('MIG-3 takes border style and border colour apart', () => {
    expect(rect).toMatchObject({ border: true, borderColour: 'black', borderStyle: 'dashed' });
    expect(ellipse).toMatchObject({ border: true, borderStyle: 'solid' });
  });

  it('MIG-4 leaves out what is unknown and says so', () => {
    expect(others).toEqual([]);
    expect(document.keyedTextures).toEqual([{ pattern: 'grid', label: 'Wald' }]);
    expect(adjusted).toContainEqual({
      code: 'ADJUSTED_OBJECT_LEFT_OUT',
      path: ['pages', 0, 'objects', 4],
      params: { kind: 'hologram' },
    });
    expect(adjusted).toContainEqual({
      code: 'ADJUSTED_VALUE_REPLACED',
      path: ['keyedTextures', 1, 'pattern'],
      params: { from: 'zigzag', to: '' },
    });
    expect(adjusted).toHaveLength(3);
  });

  it('MIG-5 makes missing ids from their place', () => {
    expect(label?.uuid).toMatch(/^[0-9a-f-]{36}$/u);
    expect(open(OLD).document).toEqual(document);
    expect(uuidFrom('a')).not.toBe(uuidFrom('b'));
  });

  it('MIG-1 opens without a version and without anything but a list of pages', () => {
    const bare = open({ pages: [] });
    expect(bare.document.pages).toHaveLength(1);
    expect(bare.adjusted).toEqual([]);
  });

  it('MIG-6 runs each step once, from the form of the document on', () => {
    expect(migrate(kinds, OLD, OLDEST_VERSION).json['formatVersion']).toBe(FORMAT_VERSION);
    const current = { formatVersion: FORMAT_VERSION, title: 'as it was' };
    expect(migrate(kinds, current, FORMAT_VERSION)).toEqual({ json: current, adjusted: [] });
  });
});
