import { invoiceRoutes } from './shop/invoices.js';
import { journalRoutes } from './shop/journal.js';
import { offerRoutes } from './shop/offers.js';
import { orderAdministrationRoutes } from './shop/order-administration.js';
import { orderRoutes } from './shop/orders.js';
import { productionRoutes } from './shop/production.js';
import { quoteRoutes } from './shop/quotes.js';
import { stampRoutes } from './shop/stamps.js';
import { withdrawalRoutes } from './shop/withdrawals.js';

/** The shop: what things cost, ordering, withdrawing, and what admins do with orders. */
export const shopRoutes = {
  ...quoteRoutes,
  ...offerRoutes,
  ...orderRoutes,
  ...withdrawalRoutes,
  ...orderAdministrationRoutes,
  ...invoiceRoutes,
  ...journalRoutes,
  ...productionRoutes,
  ...stampRoutes,
} as const;
