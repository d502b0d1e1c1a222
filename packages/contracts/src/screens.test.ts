import { describe, expect, it } from '@jest/globals';
import { screenAtAddress } from './screens.js';

describe('the screen at an address', () => {
  it.each([
    ['/', 'home', {}],
    ['/catalogue', 'catalogue', {}],
    ['/catalogue/', 'catalogue', {}],
    ['/catalogue/3/variant/7', 'variant', { graphicId: '3', variantId: '7' }],
    ['/wissen', 'knowledge', { catSlug: undefined, postSlug: undefined }],
    ['/wissen/braille', 'knowledge', { catSlug: 'braille', postSlug: undefined }],
    ['/support/konto/bestellen', 'support', { catSlug: 'konto', postSlug: 'bestellen' }],
    ['/info/de/65', 'info', { lang: 'de', textId: '65' }],
    ['/checkout', 'checkout', { step: undefined }],
    ['/account', 'account', {}],
    ['/account/orders/12', 'account', { orderId: '12' }],
    ['/admin/errors/frontend', 'admin', { view: 'frontend' }],
  ])('%s is %s', (path, name, params) => {
    expect(screenAtAddress(path)).toEqual({ name, params });
  });

  it.each([
    '/nothing',
    '/catalogue/3',
    '/catalogue/3/variant/7/more',
    '/wissen/a/b/c',
    '/account/nothing',
    '/admin/nothing',
    '/editor',
    '//',
    '/Catalogue',
  ])('%s is none', (path) => {
    expect(screenAtAddress(path)).toBeUndefined();
  });
});
