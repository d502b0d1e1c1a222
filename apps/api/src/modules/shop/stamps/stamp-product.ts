import type { StampProduct } from '@tastwerk/contracts';
import type { Sheets } from '../quotes/weight.js';

/** How a parcel can go: up to which weight in grams, whether it takes A3 flat, and the price in cents. */
interface Tariff {
  readonly product: StampProduct;
  readonly maxGrams: number;
  readonly takesA3: boolean;
  readonly cents: number;
}

/**
 * The tariff of the sandbox, from the cheapest up: letters of Deutsche Post since 2025 (field notes, section 3); an envelope for A3 is
 * larger than any letter (353 by 250 mm). The price of a parcel is a placeholder of ours: a provider knows its own.
 */
const TARIFFS: readonly Tariff[] = [
  { product: 'large_letter', maxGrams: 500, takesA3: false, cents: 180 },
  { product: 'maxi_letter', maxGrams: 1000, takesA3: false, cents: 290 },
  { product: 'parcel', maxGrams: 5000, takesA3: true, cents: 769 },
];

/** The cheapest way by which a parcel can go; undefined where it is too heavy for all. */
export function stampFor(weightGrams: number, sheets: Sheets): Pick<Tariff, 'product' | 'cents'> | undefined {
  return TARIFFS.find(
    ({ maxGrams, takesA3 }) => weightGrams <= maxGrams && (takesA3 || sheets.swell_a3 === 0),
  );
}
