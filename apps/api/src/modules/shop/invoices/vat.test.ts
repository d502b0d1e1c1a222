import { describe, expect, it } from '@jest/globals';
import type { SoldItem } from './invoice.js';
import { accountFor } from './vat.js';

const sold = (unitGrossCents: number, quantity = 1, vatPercent = 7): SoldItem => ({
  name: 'Stadtplan',
  description: '',
  quantity,
  unitGrossCents,
  vatPercent,
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the tax of an invoice', () => {
  it('is taken out of the sum of a rate: 4.92 € with 7 % are 4.60 € and 0.32 €', () => {
    const { lines, totals } = accountFor([sold(292), sold(200)]);
    expect(totals).toEqual([{ vatPercent: 7, netCents: 460, vatCents: 32, grossCents: 492 }]);
    expect(lines.map(({ netCents }) => netCents)).toEqual([273, 187]);
  });

  it('gives lines whose sums are the totals, whatever is sold', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const items = Array.from({ length: 1 + (seed % 7) }, (_, index) =>
        sold(
          1 + ((seed * 7919 + index * 104_729) % 20_000),
          1 + ((seed + index) % 5),
          index % 3 === 0 ? 19 : 7,
        ),
      );
      const { lines, totals } = accountFor(items);
      for (const total of totals) {
        const own = lines.filter(({ vatPercent }) => vatPercent === total.vatPercent);
        expect(sum(own.map(({ netCents }) => netCents))).toBe(total.netCents);
        expect(sum(own.map(({ grossCents }) => grossCents))).toBe(total.grossCents);
        expect(total.netCents + total.vatCents).toBe(total.grossCents);
        // No more than half a cent of what the rate says exactly.
        const exact = (total.grossCents * total.vatPercent) / (100 + total.vatPercent);
        expect(Math.abs(total.vatCents - exact)).toBeLessThanOrEqual(0.5);
      }
      expect(sum(totals.map(({ grossCents }) => grossCents))).toBe(
        sum(items.map(({ unitGrossCents, quantity }) => unitGrossCents * quantity)),
      );
    }
  });

  it('tells each rate apart, and knows none for a small business', () => {
    expect(accountFor([sold(1190, 1, 19), sold(107)]).totals).toEqual([
      { vatPercent: 7, netCents: 100, vatCents: 7, grossCents: 107 },
      { vatPercent: 19, netCents: 1000, vatCents: 190, grossCents: 1190 },
    ]);
    expect(accountFor([sold(290, 3, 0), sold(200, 1, 0)]).totals).toEqual([
      { vatPercent: 0, netCents: 1070, vatCents: 0, grossCents: 1070 },
    ]);
  });
});
