import { describe, expect, it } from '@jest/globals';
import { boxPath } from '@tastwerk/editor-core/geometry';
import { DOT_GEOMETRY, type Primitive, type Scene } from '@tastwerk/editor-core/scene';
import { cellOfColumns } from '../embossing/column-bits.js';
import { DotGrid } from '../embossing/dot-grid.js';
import { PIN_DISPLAY_IDS, PIN_DISPLAYS } from './displays.js';
import { cellRows, textBytes } from './pin-cells.js';
import { pinSheet, zoomSteps } from './pin-sheet.js';
import { panned, placeOnSheet, viewAround, viewWithin } from './pin-view.js';

const A4 = { widthMm: 210, heightMm: 297 };
const PAD = PIN_DISPLAYS['dot-pad'];
const drawn = { layer: 'relief', objectId: null } as const;

const sceneOf = (primitives: readonly Primitive[]): Scene => ({
  ...A4,
  title: '',
  language: 'de',
  primitives,
});

const texture: Primitive = {
  ...drawn,
  type: 'texture',
  path: boxPath({ x: 20, y: 20, width: 120, height: 120 }),
  texture: 'diagonal_lines',
  origin: { x: 0, y: 0 },
  angle: 0,
  ink: '000000',
};

const braille = (cells: number): Primitive => ({
  ...drawn,
  type: 'braille',
  cells: Array.from({ length: cells }, () => 0b111),
  origin: { x: 30, y: 200 },
  angle: 0,
  dots: DOT_GEOMETRY,
  ink: '000000',
  text: 'Teich',
});

describe('zoom on pins', () => {
  it('begins with the whole sheet, and shows half as much in each step', () => {
    expect(zoomSteps(A4, PAD)).toEqual([297 / 40, 5, 2.5, 1.25, 0.625]);
    expect(zoomSteps(A4, PIN_DISPLAYS.brailledis)).toEqual([297 / 60, 2.5, 1.25, 0.625]);
    expect(zoomSteps({ widthMm: 60, heightMm: 40 }, PAD)).toEqual([1, 0.625]);
    for (const id of PIN_DISPLAY_IDS) {
      const [whole = 0] = zoomSteps(A4, PIN_DISPLAYS[id]);
      const { pins: sheet } = pinSheet(sceneOf([]), whole);
      expect(sheet.columns).toBeLessThanOrEqual(PIN_DISPLAYS[id].columns);
      expect(sheet.rows).toBeLessThanOrEqual(PIN_DISPLAYS[id].rows);
    }
  });

  it('keeps a texture the same in every step', () => {
    const lineOf = (stepMm: number) => {
      const rows = pinSheet(sceneOf([texture]), stepMm).pins.toRows();
      return rows[Math.floor(80 / stepMm)] ?? '';
    };
    for (const step of [5, 2.5, 1.25]) expect(lineOf(step)).toMatch(/^\.+(?:\.\.#){5,}/u);
  });

  it('has braille with the distances of the pins, and leaves it out where it has no room', () => {
    const rowsOf = (cells: number, stepMm: number) =>
      [...pinSheet(sceneOf([braille(cells)]), stepMm).pins.raised()].length;
    expect(rowsOf(5, 2.5)).toBe(15);
    expect(rowsOf(5, 5)).toBe(15);
    // 15 cells take 44 pins, which are more than the sheet has left at 5 mm.
    expect(rowsOf(15, 5)).toBe(0);
    expect(pinSheet(sceneOf([braille(15)]), 5).leftOut).toEqual(['Teich']);
    expect(pinSheet(sceneOf([braille(5)]), 5).leftOut).toEqual([]);
    expect(rowsOf(15, 2.5)).toBe(45);
  });
});

describe('the part of a sheet that pins show', () => {
  const sheet = DotGrid.blank(84, 118, 2.5);

  it('stays on the sheet, and has a smaller sheet in its middle', () => {
    expect(viewWithin({ column: -5, row: 500 }, sheet, PAD)).toEqual({ column: 0, row: 78 });
    expect(viewWithin({ column: 9, row: 9 }, DotGrid.blank(28, 40, 7.4), PAD)).toEqual({
      column: -16,
      row: 0,
    });
  });

  it('moves by half of the display', () => {
    const start = { column: 0, row: 0 };
    expect(panned(start, { right: 1 }, sheet, PAD)).toEqual({ column: 24, row: 0 });
    expect(panned(start, { down: 1 }, sheet, PAD)).toEqual({ column: 0, row: 20 });
    expect(panned(start, { right: -1, down: -1 }, sheet, PAD)).toEqual(start);
  });

  it('has a place of the sheet in its middle', () => {
    const view = viewAround({ x: 105, y: 150 }, sheet, PAD);
    expect(view).toEqual({ column: 12, row: 40 });
    expect(placeOnSheet({ column: 30, row: 20 }, view, 2.5)).toEqual({ x: 106.25, y: 151.25 });
  });
});

describe('cells of a display', () => {
  it('have the left column in the lower bits, the right one in the upper, from the top', () => {
    const pins = DotGrid.fromRows(['#...', '.#..', '....', '.#..', '..##', '....', '....', '..#.'], 2.5);
    expect(cellRows(pins).map((row) => [...row])).toEqual([
      [0b1010_0001, 0],
      [0, 0b0001_1001],
    ]);
  });

  it('show braille with six and eight dots, cut or filled up', () => {
    expect([...textBytes([0b111, 0b111_000, 0b0100_0000, 0b1000_0000], 5)]).toEqual([
      0b0111, 0b0111_0000, 0b1000, 0b1000_0000, 0,
    ]);
    expect([...textBytes([1, 2, 3], 2)]).toEqual([1, 2]);
    const all = Array.from({ length: 256 }, (_, cell) => cell);
    expect([...textBytes(all, 256)].map(cellOfColumns)).toEqual(all);
  });
});
