import { SANDBOX_POSTAGE_CENTS, type StampProduct } from '@tastwerk/contracts';
import type { Sheets } from '../../quotes/weight.js';

/** How a parcel can go: up to which weight in grams, whether it takes A3 flat, and the price in cents. */
interface Tariff {
  readonly product: StampProduct;
  readonly maxGrams: number;
  readonly takesA3: boolean;
  readonly cents: number;
}

/** From the cheapest up. An envelope for A3 is larger than any letter (353 by 250 mm). */
const TARIFFS: readonly Tariff[] = [
  { product: 'large_letter', maxGrams: 500, takesA3: false, cents: SANDBOX_POSTAGE_CENTS.large_letter },
  { product: 'maxi_letter', maxGrams: 1000, takesA3: false, cents: SANDBOX_POSTAGE_CENTS.maxi_letter },
  { product: 'parcel', maxGrams: 5000, takesA3: true, cents: SANDBOX_POSTAGE_CENTS.parcel_guess },
];

/** The cheapest way by which a parcel can go; undefined where it is too heavy for all. */
export function stampFor(weightGrams: number, sheets: Sheets): Pick<Tariff, 'product' | 'cents'> | undefined {
  return TARIFFS.find(
    ({ maxGrams, takesA3 }) => weightGrams <= maxGrams && (takesA3 || sheets.swell_a3 === 0),
  );
}
