import { describe, expect, it } from '@jest/globals';
import { BASKET_LIMITS, ORDER_MAXIMUM_CENTS, type QuotedVariant, VAT_PERCENT } from '@tastwerk/contracts';
import { netOf, quoteOf, unitPrice } from './prices.js';

const variant = (id: number, changes: Partial<QuotedVariant> = {}): QuotedVariant => ({
  id,
  graphic_id: 1,
  title: 'Basis',
  graphic_title: 'Herz',
  graphic_format: 'a4',
  graphic_landscape: false,
  graphic_no_of_pages: 2,
  braille_no_of_pages: 3,
  braille_format: 'a4',
  system: 'DE:VOLL',
  current_file_name: `herz-${id}`,
  description: '',
  derived_from: null,
  created_at: '2026-11-22T08:00:00.000Z',
  ...changes,
});

const known = (...variants: readonly QuotedVariant[]) => new Map(variants.map((one) => [one.id, one]));

describe('the price of one copy', () => {
  it.each([
    ['graphic', 'a4', 2 * 290 + 3 * 60],
    ['graphic', 'a3', 2 * 590 + 3 * 60],
    ['graphic_nobraille', 'a4', 2 * 290],
    ['graphic_nobraille', 'a3', 2 * 590],
  ] as const)('as %s on %s is %i cents', (product, format, cents) => {
    expect(unitPrice(variant(1, { graphic_format: format }), product)).toBe(cents);
  });
});

describe('the tax that a price contains', () => {
  it.each([
    [107, 7, 100],
    [200, 7, 187],
    [20_000, 7, 18_692],
    [960, 0, 960],
  ])('%i cents with %i %% are %i without', (gross, percent, net) => {
    expect(netOf(gross, percent)).toBe(net);
  });
});

describe('a quote', () => {
  it('adds lines and postage, which is one line however much there is', () => {
    const quote = quoteOf(
      [
        { contentId: 1, productId: 'graphic', quantity: 2 },
        { contentId: 1, productId: 'graphic_nobraille', quantity: 1 },
        { contentId: 2, productId: 'graphic', quantity: 1 },
      ],
      known(variant(1), variant(2, { graphic_format: 'a3', graphic_no_of_pages: 1, braille_no_of_pages: 0 })),
      VAT_PERCENT,
    );
    expect(quote.items).toEqual([
      { content_id: 1, product_id: 'graphic', quantity: 2, unit_price: 760, gross_price: 1520 },
      { content_id: 1, product_id: 'graphic_nobraille', quantity: 1, unit_price: 580, gross_price: 580 },
      { content_id: 2, product_id: 'graphic', quantity: 1, unit_price: 590, gross_price: 590 },
    ]);
    expect(quote.postage_item).toEqual({ product_id: 'postage', gross_price: 200 });
    expect(quote).toMatchObject({ gross_total: 2890, net_total: 2701, vat_percent: 7, is_too_large: false });
    expect(quote.variants.map(({ id }) => id)).toEqual([1, 2]);
    // Six sheets of A4, one of A3, six of braille, a large envelope and its card.
    expect(quote.weight).toBe(6 * 13 + 29 + 6 * 11 + 23 + 19);
  });

  it('names content that is not there once, and sends nothing where nothing is left', () => {
    const basket = [
      { contentId: 9, productId: 'graphic', quantity: 1 },
      { contentId: 9, productId: 'graphic_nobraille', quantity: 1 },
    ] as const;
    expect(quoteOf(basket, known(), VAT_PERCENT)).toEqual({
      items: [],
      postage_item: null,
      gross_total: 0,
      net_total: 0,
      vat_percent: 7,
      is_too_large: false,
      weight: 0,
      dropped: [9],
      variants: [],
    });
  });

  it('is too large above the maximum, not at it', () => {
    // Six A4 sheets and a braille page: 11 copies with postage are the maximum to the cent.
    const made = variant(1, { graphic_no_of_pages: 6, braille_no_of_pages: 1 });
    const at = (quantity: number) =>
      quoteOf([{ contentId: 1, productId: 'graphic', quantity }], known(made), VAT_PERCENT);
    expect(at(11).gross_total).toBe(11 * 1800 + 200);
    expect(at(11).gross_total).toBe(ORDER_MAXIMUM_CENTS);
    expect(at(11).is_too_large).toBe(false);
    expect(at(12).is_too_large).toBe(true);
  });

  it('of the largest basket there may be is still a whole number of cents', () => {
    const huge = variant(1, { graphic_format: 'a3', graphic_no_of_pages: 500, braille_no_of_pages: 5000 });
    const { gross_total: total } = quoteOf(
      [{ contentId: 1, productId: 'graphic', quantity: BASKET_LIMITS.quantity }],
      known(huge),
      VAT_PERCENT,
    );
    expect(BASKET_LIMITS.items * total).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });
});
