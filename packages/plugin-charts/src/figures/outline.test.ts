import { describe, expect, it } from '@jest/globals';
import { outlineText, readOutline, tellOutline } from './outline.js';

describe('an outline', () => {
  it('is read by its indents, whatever they are', () => {
    const nodes = readOutline('a\n  b\n\tc\n  d\n\ne');
    expect(nodes.map(({ text }) => text)).toEqual(['a', 'e']);
    expect(nodes[0]?.children.map(({ text }) => text)).toEqual(['b', 'd']);
    expect(nodes[0]?.children[0]?.children).toEqual([{ text: 'c', children: [] }]);
  });

  it('is told with numbers', () => {
    expect(tellOutline(readOutline('a\n b\n c\nd'))).toEqual(['1 a', '1.1 b', '1.2 c', '2 d']);
  });

  it('is bounded', () => {
    const deep = Array.from({ length: 12 }, (_, depth) => ' '.repeat(depth) + 'x').join('\n');
    expect(
      [' \n', deep, 'x\n'.repeat(61), 'a\u0007'].map((text) => outlineText.safeParse(text).success),
    ).toEqual([false, false, false, false]);
    expect(outlineText.safeParse('a\n\tb').success).toBe(true);
  });
});
