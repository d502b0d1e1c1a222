import {
  type BasketItem,
  ORDER_MAXIMUM_CENTS,
  POSTAGE_CENTS,
  POSTAGE_ID,
  PRINT_PRICES,
  type PrintKind,
  type ProductId,
  type Quote,
  type QuotedVariant,
} from '@tastwerk/contracts';
import { type Sheets, weightOf } from './weight.js';

/** What decides how many sheets a copy has. */
type Pages = Pick<QuotedVariant, 'graphic_format' | 'graphic_no_of_pages' | 'braille_no_of_pages'>;

const KINDS = ['swell_a4', 'swell_a3', 'braille'] as const satisfies readonly PrintKind[];

const NO_SHEETS: Sheets = { swell_a4: 0, swell_a3: 0, braille: 0 };

/** The sheets of `copies` of a variant as a product; without braille its description is sent by mail, not embossed. */
export function sheetsOf(variant: Pages, product: ProductId, copies = 1): Sheets {
  const swell = copies * variant.graphic_no_of_pages;
  return {
    swell_a4: variant.graphic_format === 'a4' ? swell : 0,
    swell_a3: variant.graphic_format === 'a3' ? swell : 0,
    braille: product === 'graphic' ? copies * variant.braille_no_of_pages : 0,
  };
}

/** What one copy costs: gross, in cents. */
export function unitPrice(variant: Pages, product: ProductId): number {
  const sheets = sheetsOf(variant, product);
  return KINDS.reduce((sum, kind) => sum + sheets[kind] * PRINT_PRICES[kind], 0);
}

/** What is left of `gross` cents without the tax that they contain, to the nearest cent. */
export function netOf(gross: number, vatPercent: number): number {
  return Math.round((gross * 100) / (100 + vatPercent));
}

/** What `basket` costs; items whose variant is not among `variants` are dropped. */
export function quoteOf(
  basket: readonly BasketItem[],
  variants: ReadonlyMap<number, QuotedVariant>,
  vatPercent: number,
): Quote {
  const items: Quote['items'] = [];
  const quoted = new Map<number, QuotedVariant>();
  const dropped = new Set<number>();
  let sheets = NO_SHEETS;
  for (const { contentId, productId, quantity } of basket) {
    const variant = variants.get(contentId);
    if (variant === undefined) {
      dropped.add(contentId);
      continue;
    }
    const price = unitPrice(variant, productId);
    items.push({
      content_id: contentId,
      product_id: productId,
      quantity,
      unit_price: price,
      gross_price: quantity * price,
    });
    quoted.set(contentId, variant);
    sheets = added(sheets, sheetsOf(variant, productId, quantity));
  }
  const postage = items.length === 0 ? 0 : POSTAGE_CENTS;
  const total = items.reduce((sum, item) => sum + item.gross_price, postage);
  return {
    items,
    postage_item: items.length === 0 ? null : { product_id: POSTAGE_ID, gross_price: postage },
    gross_total: total,
    net_total: netOf(total, vatPercent),
    vat_percent: vatPercent,
    is_too_large: total > ORDER_MAXIMUM_CENTS,
    weight: weightOf(sheets),
    dropped: [...dropped],
    variants: [...quoted.values()],
  };
}

function added(one: Sheets, other: Sheets): Sheets {
  return {
    swell_a4: one.swell_a4 + other.swell_a4,
    swell_a3: one.swell_a3 + other.swell_a3,
    braille: one.braille + other.braille,
  };
}
