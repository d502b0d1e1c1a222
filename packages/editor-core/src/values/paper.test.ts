import { describe, expect, it } from '@jest/globals';
import { PAPER_FORMAT_NAMES, PAPER_FORMATS, paperFormatOf } from './paper.js';

describe('the papers', () => {
  it.each([
    ['a4-portrait', 210, 297],
    ['a4-landscape', 297, 210],
    ['a3-portrait', 297, 420],
    ['a3-landscape', 420, 297],
  ] as const)('%s is %d by %d mm', (name, widthMm, heightMm) => {
    expect(PAPER_FORMATS[name]).toMatchObject({ widthMm, heightMm, landscape: widthMm > heightMm });
    expect(paperFormatOf(widthMm, heightMm)).toBe(name);
  });

  it('are four, and no other size is one of them', () => {
    expect(PAPER_FORMAT_NAMES).toHaveLength(4);
    expect(paperFormatOf(210, 210)).toBeUndefined();
  });
});
