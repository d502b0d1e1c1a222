import { expect, it } from '@jest/globals';
import { loadHyphenator } from '@tastwerk/editor-core/braille';
import { isPartOf } from './compound-parts.js';

it.each([
  ['kreislauf', 'wasserkreislauf', true],
  ['kreis', 'wasserkreislauf', true],
  ['laender', 'bundesländer', true],
  ['uhr', 'armbanduhr', true],
  ['rad', 'fahrrad', true],
  ['uhr', 'fuhrwerk', false],
  ['uhr', 'einfuhr', false],
  ['uhr', 'uhrzeiger', false],
  ['reis', 'stromkreis', false],
  ['eis', 'wasserkreislauf', false],
  ['ser', 'wasserturm', false],
  ['tor', 'motor', false],
])('%s is a part of %s: %s', async (part, word, expected) => {
  const hyphenator = await loadHyphenator('DE:VOLL');
  if (hyphenator === undefined) throw new Error('the patterns are not there');
  expect(isPartOf(part, word, hyphenator)).toBe(expected);
});
