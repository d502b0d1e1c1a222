import { type BodyOf, type ExtraItem, OFFER_LIMITS, type OrderItem } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { netOf } from '../quotes/prices.js';

/** What an admin offers. */
export type OfferLines = BodyOf<'priceOffer'>;

/** What a quote comes to, in cents. */
export interface OfferSums {
  readonly postage_gross: number;
  readonly total_gross: number;
  readonly total_net: number;
  readonly vat_percent: number;
}

/** The items as they are offered: what was ordered of the catalogue, at the prices of the admin. */
export function offeredItems(items: readonly OrderItem[], { lines }: OfferLines): readonly OrderItem[] {
  return items.map((item, index) => {
    const unitPrice = lines[index]?.unitPrice ?? item.unit_price;
    return { ...item, unit_price: unitPrice, gross_price: item.quantity * unitPrice };
  });
}

/** The lines in words as an order keeps them. */
export function extraItems({ extraLines }: OfferLines): readonly ExtraItem[] {
  return extraLines.map(({ text, quantity, unitPrice }) => ({ text, quantity, unit_price: unitPrice }));
}

/** Adds everything up; OFFER_TOO_LARGE where that is more than a quote may come to. Prices contain the tax. */
export function sumsOf(
  { lines, extraLines, postage }: OfferLines,
  vatPercent: number,
): Result<OfferSums, ApiFailure> {
  const total = [...lines, ...extraLines].reduce(
    (sum, { quantity, unitPrice }) => sum + quantity * unitPrice,
    postage,
  );
  if (total > OFFER_LIMITS.totalCents) return fail({ code: 'OFFER_TOO_LARGE' });
  return ok({
    postage_gross: postage,
    total_gross: total,
    total_net: netOf(total, vatPercent),
    vat_percent: vatPercent,
  });
}
