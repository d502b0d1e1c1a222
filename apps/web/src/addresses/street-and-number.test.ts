import { expect, it } from '@jest/globals';
import { streetAndNumber } from './street-and-number.js';

it.each([
  ['Musterstraße 12', 'Musterstraße', '12'],
  ['Musterstr. 5 a', 'Musterstr.', '5 a'],
  ['Am Markt 7-9', 'Am Markt', '7-9'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Hauptstraße, 3b', 'Hauptstraße', '3b'],
  ['Wiener Straße 12/3', 'Wiener Straße', '12/3'],
])('"%s" is a street with a number', (line, street, houseNumber) => {
  expect(streetAndNumber(line)).toEqual({ street, houseNumber });
});

it.each(['Musterstraße', 'Straße des 17. Juni', '12', '10 Downing Street', ''])(
  '"%s" has no number at its end',
  (line) => {
    expect(streetAndNumber(line)).toBeUndefined();
  },
);
