import { describe, expect, it } from '@jest/globals';
import { areLookAlikes, lookAlikeKeys, skeletonOf } from './look-alikes.js';

const shareKey = (one: string, other: string) =>
  lookAlikeKeys(one).some((key) => lookAlikeKeys(other).includes(key));

describe('names', () => {
  it.each([
    ['paypal', 'раураl'],
    ['Anna', 'Аnnа'],
    ['Anna', 'ANNA'],
    ['Anna', 'ΑΝΝΑ'],
    ['INA', 'ΙΝΑ'],
    ['linda', 'Iinda'],
    ['Winter', 'WlNTER'],
    ['Arno', 'Amo'],
    ['Otto', '0tt0'],
    ['Anna B', 'An\u200bna B'],
    ['Müller', 'Mu\u0308ller'],
    ['Ада', 'Aдa'],
    ['Anna', 'Ａｎｎａ'],
  ])('%s and %s look the same', (one, other) => {
    expect(areLookAlikes(one, other)).toBe(true);
    expect(areLookAlikes(other, one)).toBe(true);
    expect(shareKey(one, other)).toBe(true);
  });

  it.each([
    ['Müller', 'Muller'],
    ['Søren', 'Soren'],
    ['Kai', 'Kal'],
    ['Ian', 'Lan'],
    ['Łukasz', 'Lukasz'],
    ['Anna', 'Hanna'],
    ['Иванов', 'Ivanov'],
  ])('%s and %s do not', (one, other) => {
    expect(areLookAlikes(one, other)).toBe(false);
  });

  it('have keys of a length that an index takes, whatever they are', () => {
    for (const key of lookAlikeKeys('\ufdfa'.repeat(100))) expect([...key].length).toBeLessThanOrEqual(100);
  });
});

it('a skeleton is made of prototypes, as Unicode has them', () => {
  expect(skeletonOf('ѕсоре')).toBe('scope');
  expect(skeletonOf('ø')).toBe('o\u0338');
});
