// What statements of other modules may ask of invoices, as SQL; they do not name their table.

/** Holds for an order that an invoice stands on; from a year on, where `since` names one. */
export const isInvoiced = (orderId: string, since?: string) =>
  `EXISTS (SELECT 1 FROM invoice WHERE order_id = ${orderId}${since === undefined ? '' : ` AND year >= ${since}`})`;

/** The ids of orders that have an invoice whose number is like `pattern`. */
export const ordersInvoicedAs = (pattern: string) =>
  `(SELECT order_id FROM invoice WHERE number ILIKE ${pattern})`;

/** Invoices by their numbers: `id`, `number`, `order_id`. */
export const NUMBERED_INVOICES = '(SELECT id, number, order_id FROM invoice)';
