import type {
  OrderAddress,
  OrderItem,
  ProducedOrder,
  ProductionItem,
  ProductionOrder,
} from '@tastwerk/contracts';
import { artefactFileName } from '@tastwerk/render';
import type { StoredOrder } from '../orders/stored-order.js';
import { sheetsOf } from '../quotes/prices.js';
import type { Sheets } from '../quotes/weight.js';

/** The sum of sheets. */
export function allSheets(parts: readonly Sheets[]): Sheets {
  return {
    swell_a4: parts.reduce((sum, { swell_a4: sheets }) => sum + sheets, 0),
    swell_a3: parts.reduce((sum, { swell_a3: sheets }) => sum + sheets, 0),
    braille: parts.reduce((sum, { braille: sheets }) => sum + sheets, 0),
  };
}

/** The sheets of all copies of all items. */
export function sheetsOfOrder({ items }: Pick<StoredOrder, 'items'>): Sheets {
  return allSheets(items.map((item) => sheetsOf(item, item.product_id, item.quantity)));
}

/** An item as production sees it, without its price. */
export function producedItem(item: OrderItem): ProducedOrder['items'][number] {
  const { swell_a4: a4, swell_a3: a3, braille } = sheetsOf(item, item.product_id);
  return {
    title: item.title,
    graphic_title: item.graphic_title,
    variant_id: item.content_id,
    version_id: item.version_id,
    product_id: item.product_id,
    quantity: item.quantity,
    graphic_format: item.graphic_format,
    graphic_landscape: item.graphic_landscape,
    graphic_no_of_pages: a4 + a3,
    braille_no_of_pages: braille,
    system: item.system,
    current_file_name: item.current_file_name,
  };
}

/** The same with its files in the package; `index` from 0 makes their names unlike all others. */
function productionItem(item: OrderItem, index: number): ProductionItem {
  const { current_file_name: fileName, ...produced } = producedItem(item);
  const place = `${String(index + 1).padStart(2, '0')}_`;
  return {
    ...produced,
    files: {
      swell: `swell/${place}${artefactFileName('pdf', fileName)}`,
      relief: `relief/${place}${artefactFileName('pdf', fileName)}`,
      braille:
        produced.braille_no_of_pages > 0 ? `braille/${place}${artefactFileName('brf', fileName)}` : null,
    },
  };
}

/** What `order.json` says of an order that goes to `address`. */
export function productionOrder(order: StoredOrder, address: OrderAddress): ProductionOrder {
  return {
    schema_version: 1,
    order_id: order.id,
    ordered_at: order.created_at,
    comment: order.comment,
    ship_to: address,
    weight: order.weight,
    sheets: sheetsOfOrder(order),
    items: order.items.map(productionItem),
  };
}
