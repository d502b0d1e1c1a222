import { describe, expect, it } from '@jest/globals';
import { pairQuotes } from './quotes.js';

describe('quotation marks', () => {
  it.each([
    ['„ja“ „nein«', '„ja“ »nein«'],
    ['ja« „nein', 'ja« „nein'],
    ['„a« b«', '»a« b«'],
  ])('are paired: %s', (text, paired) => {
    expect(pairQuotes(text)).toBe(paired);
  });
});
