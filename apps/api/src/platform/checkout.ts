import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout; this file lies equally deep in `src` and in `dist`. */
export const CHECKOUT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
