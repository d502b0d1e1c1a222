import { expect, it } from '@jest/globals';
import { sizeText } from './size-text.js';

it.each([
  [0, 'de', '1 kB'],
  [12_499, 'de', '12 kB'],
  [999_499, 'en', '999 kB'],
  [1_000_000, 'de', '1 MB'],
  [2_345_678, 'de', '2,3 MB'],
  [2_345_678, 'en', '2.3 MB'],
])('%i bytes are in %s: %s', (bytes, language, text) => {
  expect(sizeText(bytes, language).replace(/\u00a0/g, ' ')).toBe(text);
});
