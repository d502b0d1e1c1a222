/** An order from its first step to its confirmation, as one part. */
export { CheckoutPage } from './checkout-page.js';
export { OrderCompletedPage } from './order-completed-page.js';
