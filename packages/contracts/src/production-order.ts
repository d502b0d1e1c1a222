import { z } from 'zod';
import { PRODUCT_IDS } from './prices.js';
import { postalAddressSchema } from './routes/addresses.js';
import { brailleSystem, graphicFormat, id, moment } from './routes/values.js';

/** Name of the machine-readable order in a production package. */
export const PRODUCTION_ORDER_NAME = 'order.json';

/** How many sheets of each kind. */
export const sheetsSchema = z.object({
  swell_a4: z.number().int(),
  swell_a3: z.number().int(),
  braille: z.number().int(),
});

/** One thing to be made. */
export const productionItemSchema = z.object({
  title: z.string(),
  graphic_title: z.string(),
  variant_id: id,
  version_id: id,
  product_id: z.enum(PRODUCT_IDS),
  /** How many copies. */
  quantity: z.number().int(),
  graphic_format: graphicFormat,
  graphic_landscape: z.boolean(),
  /** Sheets of swell paper of one copy. */
  graphic_no_of_pages: z.number().int(),
  /** Embossed sheets of one copy; 0 where none is made. */
  braille_no_of_pages: z.number().int(),
  system: brailleSystem,
  /**
   * Names of the files in the package: what is printed on swell paper, in colour, of which black alone swells; the same without colours and
   * flat print, for a press that has black alone; and what is embossed.
   */
  files: z.object({ swell: z.string(), relief: z.string(), braille: z.string().nullable() }),
});

/** The `order.json` of a production package: all that a program of the partner needs, without prices. */
export const productionOrderSchema = z.object({
  schema_version: z.literal(1),
  order_id: id,
  ordered_at: moment,
  /** The customer's words to the production. */
  comment: z.string(),
  ship_to: postalAddressSchema,
  /** In grams, with packaging. */
  weight: z.number().int(),
  /** Of all copies together. */
  sheets: sheetsSchema,
  items: z.array(productionItemSchema),
});

export type ProductionOrder = z.infer<typeof productionOrderSchema>;
export type ProductionItem = z.infer<typeof productionItemSchema>;
