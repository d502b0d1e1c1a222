import { describe, expect, it } from '@jest/globals';
import { OFFER_LIMITS } from '@tastwerk/contracts';
import { sumsOf } from './offer-sums.js';

const lines = {
  lines: [{ contentId: 1, productId: 'graphic' as const, quantity: 3, unitPrice: 250 }],
  extraLines: [{ text: 'Binding', quantity: 2, unitPrice: 100 }],
  postage: 120,
};

describe('what a quote comes to', () => {
  it('is its lines, its lines in words and postage, with the tax taken out of the whole', () => {
    const sums = { postage_gross: 120, total_gross: 1070, total_net: 1000, vat_percent: 7 };
    expect(sumsOf(lines, 7)).toEqual({ ok: true, value: sums });
  });

  it('shows no tax for a small business', () => {
    expect(sumsOf(lines, 0)).toMatchObject({ value: { total_net: 1070, vat_percent: 0 } });
  });

  it('may be as much as the most, and no more', () => {
    const unitPrice = OFFER_LIMITS.unitCents;
    const most = OFFER_LIMITS.totalCents / unitPrice;
    const of = (postage: number) =>
      sumsOf(
        {
          lines: [{ contentId: 1, productId: 'graphic', quantity: most, unitPrice }],
          extraLines: [],
          postage,
        },
        7,
      );
    expect(of(0).ok).toBe(true);
    expect(of(1)).toMatchObject({ ok: false, error: { code: 'OFFER_TOO_LARGE' } });
  });
});
