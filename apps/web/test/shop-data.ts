import type { OrderDetails, ProducedOrder, Quote } from '@tastwerk/contracts';
import { ORDER_ADDRESS } from './address-data.js';
import { answer, type FakeAnswer, type SentCall } from './fake-api.js';

const MOMENT = '2026-11-21T09:30:00.000Z';

const bought = (id: number) => ({
  graphic_id: id,
  title: 'Basis',
  graphic_title: id === 7 ? 'Pflanzenzelle' : `Grafik ${id}`,
  graphic_format: 'a4' as const,
  graphic_landscape: false,
  graphic_no_of_pages: 2,
  braille_no_of_pages: 1,
  system: 'DE:VOLL' as const,
  current_file_name: `file-${id}`,
});

type Item = Quote['items'][number];

/** A line as a server with one price for all would quote it: 6.40 € with embossed braille, 5.80 € without. */
function quotedLine(contentId: number, productId: Item['product_id'], quantity: number): Item {
  const unit = productId === 'graphic' ? 640 : 580;
  return {
    content_id: contentId,
    product_id: productId,
    quantity,
    unit_price: unit,
    gross_price: unit * quantity,
  };
}

/** What a basket of `items` costs; `dropped` content is not there. */
function quoteOf(
  items: readonly {
    readonly contentId: number;
    readonly productId: Item['product_id'];
    readonly quantity: number;
  }[],
  dropped: readonly number[] = [],
): Quote {
  const kept = items.filter(({ contentId }) => !dropped.includes(contentId));
  const lines = kept.map(({ contentId, productId, quantity }) => quotedLine(contentId, productId, quantity));
  const gross = lines.reduce((sum, line) => sum + line.gross_price, kept.length > 0 ? 200 : 0);
  return {
    items: lines,
    postage_item: kept.length > 0 ? { product_id: 'postage', gross_price: 200 } : null,
    gross_total: gross,
    net_total: Math.round(gross / 1.07),
    vat_percent: 7,
    is_too_large: gross > 20_000,
    weight: 100,
    dropped: [...dropped],
    variants: [...new Set(kept.map(({ contentId }) => contentId))].map((id) => ({
      id,
      ...bought(id),
      braille_format: 'a4',
      description: '',
      derived_from: null,
      created_at: MOMENT,
    })),
  };
}

/** Answers `POST /api/quotes`; `dropped` content is not there. */
export function quoteRoute(dropped: readonly number[] = []) {
  return ({ body }: SentCall): FakeAnswer => {
    // The web has just sent it.
    const { items } = body as { items: Parameters<typeof quoteOf>[0] };
    return answer(
      quoteOf(
        items,
        dropped.filter((id) => items.some(({ contentId }) => contentId === id)),
      ),
    );
  };
}

/** An order of two copies of the plant cell, acknowledged. */
export const ORDER: OrderDetails = {
  id: 12,
  created_at: MOMENT,
  status: 1,
  is_trial: false,
  payment_method: 'invoice',
  delivery_mode: 'post',
  total_gross: 1480,
  total_net: 1383,
  vat_percent: 7,
  postage_gross: 200,
  weight: 100,
  shipping_address: ORDER_ADDRESS,
  invoice_address: null,
  comment: '',
  tracking_number: null,
  invoice_number: null,
  invoices: [],
  items: [{ ...quotedLine(7, 'graphic', 2), ...bought(7), version_id: 1 }],
  history: [
    { status: 0, by: 'customer', reason: '', created_at: MOMENT },
    { status: 1, by: 'system', reason: '', created_at: MOMENT },
  ],
  withdrawals: [],
};

/** The account's address that the order goes to. */
export const ADDRESS = {
  id: 7,
  is_invoice_addr: false,
  ...(ORDER.shipping_address ?? {}),
};

/** The same order as production sees it: handed over, with its package. */
export const PRODUCED_ORDER: ProducedOrder = {
  id: ORDER.id,
  created_at: ORDER.created_at,
  transferred_at: ORDER.created_at,
  status: 2,
  is_trial: false,
  shipping_address: ORDER.shipping_address,
  comment: 'Bitte klingeln',
  tracking_number: null,
  weight: ORDER.weight,
  sheets: { swell_a4: 4, swell_a3: 0, braille: 2 },
  items: ORDER.items.map(({ content_id: variant_id, ...item }) => ({
    variant_id,
    version_id: item.version_id,
    product_id: item.product_id,
    quantity: item.quantity,
    title: item.title,
    graphic_title: item.graphic_title,
    graphic_format: item.graphic_format,
    graphic_landscape: item.graphic_landscape,
    graphic_no_of_pages: item.graphic_no_of_pages,
    braille_no_of_pages: item.braille_no_of_pages,
    system: item.system,
    current_file_name: item.current_file_name,
  })),
  package: { state: 'done', size_bytes: 4000 },
};
