import { netOf } from '../quotes/prices.js';
import type { InvoiceLine, RateTotal, SoldItem } from './invoice.js';

/**
 * Parts of `total` in proportion to `shares`, in whole cents that give the total again: what rounding down leaves goes to those that lost
 * most, of equals to the first.
 */
function apportion(total: number, shares: readonly number[]): readonly number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share * total) / whole);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  const losers = exact
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .sort((one, other) => other.lost - one.lost || one.index - other.index)
    .slice(0, left);
  for (const { index } of losers) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** What was sold with its sums. Tax is taken out of the sum of each rate, not of each line, so that nothing is lost by rounding. */
export function accountFor(items: readonly SoldItem[]): {
  readonly lines: readonly InvoiceLine[];
  readonly totals: readonly RateTotal[];
} {
  const gross = items.map(({ unitGrossCents, quantity }) => unitGrossCents * quantity);
  const net = items.map(() => 0);
  const rates = [...new Set(items.map(({ vatPercent }) => vatPercent))].sort((one, other) => one - other);
  const totals = rates.map((vatPercent) => {
    const places = items.flatMap((item, index) => (item.vatPercent === vatPercent ? [index] : []));
    const shares = places.map((index) => gross[index] ?? 0);
    const grossCents = shares.reduce((sum, share) => sum + share, 0);
    const netCents = netOf(grossCents, vatPercent);
    const parts = apportion(netCents, shares);
    for (const [place, index] of places.entries()) net[index] = parts[place] ?? 0;
    return { vatPercent, netCents, vatCents: grossCents - netCents, grossCents };
  });
  const lines = items.map((item, index) => ({
    ...item,
    grossCents: gross[index] ?? 0,
    netCents: net[index] ?? 0,
  }));
  return { lines, totals };
}
