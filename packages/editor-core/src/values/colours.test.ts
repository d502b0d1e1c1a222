import { expect, it } from '@jest/globals';
import { COLOURS } from './colours.js';

it('the colours of the product spec have its values', () => {
  expect(COLOURS).toMatchObject({
    none: null,
    white: 'FFFFFF',
    blue: '432C86',
    red: 'E4120D',
    magenta: 'C2368C',
    cyan: '018ECC',
    orange: 'F08000',
    green: '79BA4A',
    yellow: 'FFEC01',
  });
  expect(Object.keys(COLOURS)).toEqual(
    expect.arrayContaining(['grey', 'violet', 'light_green', 'gold_yellow']),
  );
  expect(new Set(Object.values(COLOURS)).size).toBe(Object.keys(COLOURS).length);
});
