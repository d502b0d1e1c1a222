import { describe, expect, it } from '@jest/globals';
import { countingSheet } from '../../test/counting-sheet.js';
import { partsOf, textBreaker } from './text-block.js';

describe('breaking a text into lines', () => {
  const text = 'Ein Schritt, der mit vielen Wörtern erklärt wird';

  it('makes as few lines as have room, about as long as each other', () => {
    const broken = textBreaker(countingSheet().sheet, partsOf([text]));
    expect(broken({ text }, 1000).lines).toEqual([text]);
    const { lines } = broken({ text }, 150);
    expect(lines.join(' ')).toBe(text);
    expect(lines).toEqual(['Ein Schritt, der', 'mit vielen Wörtern', 'erklärt wird']);
  });

  it('measures each line once for all widths', () => {
    const { sheet, measured } = countingSheet();
    const parts = partsOf([text]);
    const broken = textBreaker(sheet, parts);
    for (const width of [200, 150, 100]) broken({ text }, width);
    const lines = measured.filter((line) => parts.has(line) && line.includes(' '));
    expect(new Set(lines).size).toBe(lines.length);
    const before = measured.length;
    broken({ text }, 150);
    expect(measured).toHaveLength(before);
  });
});
