import { expect, it } from '@jest/globals';
import { COUNTRIES } from '@tastwerk/contracts';
import { isZipOf, zipFormOf } from './zip-form.js';

it.each([
  ['DE', '04109', true],
  ['DE', '4109', false],
  ['DE', 'D-04109', false],
  ['AT', '1010', true],
  ['AT', 'A-1010', true],
  ['AT', '10100', false],
  ['NL', '1012 JS', true],
  ['NL', '1012js', true],
  ['NL', '1012', false],
  ['GB', 'SW1A 1AA', true],
  ['PL', '00001', false],
  ['SE', '11120', true],
  ['JP', 'anything', true],
  ['AT', '', true],
])('in %s the postal code "%s" is right: %s', (country, zip, isRight) => {
  expect(isZipOf(country, zip)).toBe(isRight);
});

it('each form has an example that fits it', () => {
  const known = COUNTRIES.filter((country) => zipFormOf(country) !== undefined);
  expect(known.length).toBeGreaterThan(10);
  for (const country of known) expect(isZipOf(country, zipFormOf(country)?.example ?? '')).toBe(true);
});
