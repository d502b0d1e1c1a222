import { describe, expect, it } from '@jest/globals';
import { addressOf } from '../../test/address-data.js';
import { addressLines } from './address-lines.js';

const ADDRESS = addressOf(1);

describe('an address on an envelope', () => {
  it('has no line for what is not filled in, nor for Germany', () => {
    expect(addressLines(ADDRESS, 'de')).toEqual(['Anna Berg', 'Am Markt 3a', '04109 Leipzig']);
  });

  it('begins with the company, and ends with a country that is another one', () => {
    const invoice = {
      ...ADDRESS,
      first_name: '',
      last_name: '',
      company_name: 'Schule am Park',
      country: 'AT',
    };
    const lines = ['Schule am Park', 'Am Markt 3a', '04109 Leipzig'];
    expect(addressLines(invoice, 'de')).toEqual([...lines, 'Österreich']);
    expect(addressLines(invoice, 'en')).toEqual([...lines, 'Austria']);
  });
});
