import { describe, expect, it } from '@jest/globals';
import { cellsOfLine } from './braille-line.js';

describe('a line of braille', () => {
  it.each([
    ['⠁⠃ ⠉', [1, 3, 0, 9]],
    ['⠁\u00a0⡀⣿', [1, 0, 64, 255]],
    ['\ufeff⠁', [1]],
    ['', []],
    ['   ', [0, 0, 0]],
  ])('can be Unicode: “%s”', (line, cells) => {
    expect(cellsOfLine(line)).toEqual(cells);
  });

  it.each([
    ['ABC ,D', [1, 3, 9, 0, 32, 25]],
    ['abc@`', [1, 3, 9, 8, 8]],
    ['A\f', [1]],
  ])('can be North American ASCII in either case: “%s”', (line, cells) => {
    expect(cellsOfLine(line)).toEqual(cells);
  });

  it.each(['Straße', '⠁b', '\u0007', '⠁\u3000'])('is not “%s”', (line) => {
    expect(cellsOfLine(line)).toBeUndefined();
  });
});
