import { keptText } from '../../../kept-text.js';

/** What is filled in outlives a reload, and ends with its tab. */
export const keptCheckout = keptText('checkout', 'sessionStorage');
