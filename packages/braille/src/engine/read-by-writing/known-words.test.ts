import { describe, expect, it } from '@jest/globals';
import { KnownWords } from './known-words.js';

describe('known words', () => {
  const words = new KnownWords('Ahaus\nEtür\nBof\n\n\n\n\n\nAz.b.');

  it('are favoured by their list; equal letters are counted', () => {
    expect(words.bonusOf('haus')).toBe(4);
    expect(words.bonusOf('haustür')).toBe(4);
    expect(words.bonusOf('hof')).toBe(4);
    expect(words.bonusOf('z.b.')).toBe(20);
    expect(words.bonusOf('ha')).toBe(0);
  });
});
