import { describe, expect, it } from '@jest/globals';
import { type SeenWord, textLines } from './text-lines.js';

function word(text: string, x: number, { width = 80, height = 30, confidence = 95 } = {}): SeenWord {
  return { text, confidence, box: { x, y: 100, width, height } };
}

describe('words that were seen', () => {
  it('are joined to lines with a box around them', () => {
    expect(textLines([word('Der', 0), word('Ring', 90, { height: 34, confidence: 85 })])).toEqual([
      { text: 'Der Ring', confidence: 90, box: { x: 0, y: 100, width: 170, height: 34 } },
    ]);
  });

  it('are texts of their own where they stand far apart', () => {
    expect(textLines([word('Nord', 0), word('Süd', 400)]).map(({ text }) => text)).toEqual(['Nord', 'Süd']);
  });

  it('are left out where they are unsure, without letters, or tower over the others', () => {
    const drawing = [word('DS', 90, { confidence: 42 }), word('—©', 180), word('O', 200, { height: 200 })];
    expect(textLines([word('Stern', 0), ...drawing]).map(({ text }) => text)).toEqual(['Stern']);
    expect(textLines(drawing.slice(0, 2))).toEqual([]);
    expect(textLines([])).toEqual([]);
  });
});
