import { orderAdministrationRoutes } from './shop/order-administration.js';
import { orderRoutes } from './shop/orders.js';
import { quoteRoutes } from './shop/quotes.js';
import { withdrawalRoutes } from './shop/withdrawals.js';

/** The shop: what things cost, ordering, withdrawing, and what admins do with orders. */
export const shopRoutes = {
  ...quoteRoutes,
  ...orderRoutes,
  ...withdrawalRoutes,
  ...orderAdministrationRoutes,
} as const;
