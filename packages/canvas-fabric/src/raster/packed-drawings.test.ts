import { describe, expect, it } from '@jest/globals';
import type { PathData } from '@tastwerk/editor-core/geometry';
import type { Primitive } from '@tastwerk/editor-core/scene';
import { packDrawings, unpackDrawings } from './packed-drawings.js';

/** What a worker does not get. */
const UNPACKED = { layer: 'print', objectId: null } as const;

const path: PathData = [
  { kind: 'M', to: { x: 0.1, y: -2 } },
  { kind: 'L', to: { x: 419.123456789, y: 1 / 3 } },
  { kind: 'C', c1: { x: 1, y: 2 }, c2: { x: 3, y: 4 }, to: { x: 5, y: 6 } },
  { kind: 'Z' },
];

const primitives: readonly Primitive[] = [
  { ...UNPACKED, type: 'path', path, fill: 'B5AEAB' },
  {
    ...UNPACKED,
    type: 'path',
    path,
    fill: '00000A',
    stroke: { ink: 'E4120D', widthMm: 0.5, dashMm: [8, 4], cap: 'butt', join: 'round' },
  },
  { ...UNPACKED, type: 'texture', path, texture: 'grid', origin: { x: 7, y: 8 }, angle: 30, ink: '000000' },
  {
    ...UNPACKED,
    type: 'text',
    text: 'Straße „Süd“',
    origin: { x: 9, y: 10 },
    angle: -45,
    sizeMm: 5,
    widthMm: 21.5,
    ink: '0000FF',
  },
  {
    ...UNPACKED,
    type: 'text',
    text: 'kursiv',
    origin: { x: 9, y: 20 },
    angle: 0,
    sizeMm: 5,
    widthMm: 14,
    ink: '0000FF',
    isItalic: true,
  },
  {
    ...UNPACKED,
    type: 'text',
    text: 'beides',
    origin: { x: 9, y: 30 },
    angle: 0,
    sizeMm: 5,
    widthMm: 15,
    ink: '0000FF',
    isBold: true,
    isItalic: true,
  },
  {
    ...UNPACKED,
    type: 'braille',
    cells: [63, 0, 17],
    origin: { x: 11, y: 12 },
    angle: 90,
    dots: { diameterMm: 1.5, dotSpacingMm: 2.5, cellSpacingMm: 6 },
    ink: '000000',
    text: '',
  },
];

const clip: Primitive = { ...UNPACKED, type: 'clip', clip: path, evenOdd: true, children: primitives };

describe('packed drawings', () => {
  it('come out as they went in, in their order, those inside of others too', () => {
    const drawings = [primitives, [], [clip, { ...clip, evenOdd: false, children: [clip] }]];
    expect(unpackDrawings(packDrawings(drawings))).toEqual(drawings);
  });

  it('leave out what no painter looks at', () => {
    const packed = packDrawings([
      [{ type: 'path', layer: 'relief', objectId: 'one', path, fill: '000000', texture: 'grid' }],
    ]);
    expect(unpackDrawings(packed)).toEqual([[{ ...UNPACKED, type: 'path', path, fill: '000000' }]]);
    expect(packed.words).toEqual([]);
  });

  it('say so when they were cut short', () => {
    const packed = packDrawings([primitives]);
    expect(() => unpackDrawings({ ...packed, numbers: packed.numbers.slice(0, -1) })).toThrow(RangeError);
  });
});
