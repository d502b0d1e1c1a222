import { describe, expect, it } from '@jest/globals';
import type { TextureMark } from '@tastwerk/editor-core/document';
import type { Tile } from '@tastwerk/editor-core/scene';
import { lappedMarks, OVERLAP_MM } from './texture-marks.js';

function tileOfMarks(...marks: TextureMark[]): Tile {
  return { widthMm: 10, heightMm: 6, marks, matrix: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 } };
}

function line(x1: number, y1: number, x2: number, y2: number): TextureMark {
  return { kind: 'line', x1, y1, x2, y2, widthMm: 1 };
}

const CENTRE = { x: 100, y: 50 };

describe('lappedMarks', () => {
  it('lets a line that crosses the border go on into the neighbouring tile, at both ends', () => {
    expect(lappedMarks(tileOfMarks(line(0, -3, 0, 3)), CENTRE)).toEqual([
      line(100, 47 - OVERLAP_MM, 100, 53 + OVERLAP_MM),
    ]);
    expect(lappedMarks(tileOfMarks(line(-5, 1, 2, 1)), CENTRE)).toEqual([line(95 - OVERLAP_MM, 51, 102, 51)]);
  });

  it('keeps the ends of lines that stop inside the tile or run along its border', () => {
    expect(lappedMarks(tileOfMarks(line(-2, 0, 2, 0)), CENTRE)).toEqual([line(98, 50, 102, 50)]);
    expect(lappedMarks(tileOfMarks(line(5, -2, 5, 1)), CENTRE)).toEqual([line(105, 48, 105, 51)]);
  });

  it('keeps dots as they are', () => {
    const dot = { kind: 'dot', x: -2, y: 1, diameterMm: 1.2 } as const;
    expect(lappedMarks(tileOfMarks(dot), CENTRE)).toEqual([{ ...dot, x: 98, y: 51 }]);
  });
});
