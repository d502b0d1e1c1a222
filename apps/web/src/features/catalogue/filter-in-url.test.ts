import { describe, expect, it } from '@jest/globals';
import { filterOf, withParameter } from './filter-in-url.js';

describe('catalogue filter in the address', () => {
  it('reads what is a filter and leaves out what is none', () => {
    expect(filterOf(new URLSearchParams('search=%20Herz%20&format=a3&system=DE:KURZ&tags=3,17'))).toEqual({
      search: 'Herz',
      format: 'a3',
      system: 'DE:KURZ',
      tags: '3,17',
    });
    expect(filterOf(new URLSearchParams('search=%20&format=a5&system=XX&tags=1;2'))).toEqual({});
  });

  it('sets and removes one value and keeps the others', () => {
    const parameters = new URLSearchParams('search=Herz&format=a4');
    expect(withParameter(parameters, 'format', 'a3').toString()).toBe('search=Herz&format=a3');
    expect(withParameter(parameters, 'format', '').toString()).toBe('search=Herz');
    expect(parameters.get('format')).toBe('a4');
  });
});
