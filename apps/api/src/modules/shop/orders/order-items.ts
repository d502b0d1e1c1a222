import type { OrderItem } from '@tastwerk/contracts';
import type { PricedBasket } from '../quotes/quote.service.js';

/** What was priced, as an order keeps it. */
export function itemsOf({ quote, variants }: PricedBasket): readonly OrderItem[] {
  return quote.items.map((item) => {
    const variant = variants.get(item.content_id);
    if (variant === undefined) throw new Error(`variant ${item.content_id} was quoted and is not there`);
    return {
      ...item,
      graphic_id: variant.graphic_id,
      title: variant.title,
      graphic_title: variant.graphic_title,
      graphic_format: variant.graphic_format,
      graphic_landscape: variant.graphic_landscape,
      graphic_no_of_pages: variant.graphic_no_of_pages,
      braille_no_of_pages: variant.braille_no_of_pages,
      system: variant.system,
      current_file_name: variant.current_file_name,
      version_id: variant.versionId,
    };
  });
}
