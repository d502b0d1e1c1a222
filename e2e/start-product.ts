import { buildIfStale } from '../scripts/setup/prepare.mjs';
import { SELLING } from '../scripts/setup/selling.mjs';
import { freePort } from './free-port.js';
import { startProductAt } from './product-process.js';

/** Starts the built product with the sample catalogue for all browser tests and stops it after them. */
export default async function startProduct(): Promise<() => Promise<void>> {
  // `npm start`, which is tested too, would otherwise build while the product runs.
  await buildIfStale();
  // Passkeys need a name: browsers make none for an address in numbers.
  const url = `http://localhost:${await freePort()}`;
  process.env['PRODUCT_URL'] = url;
  // Orders are carried out, so that the whole way can be walked: from the basket to the partner and the invoice.
  return startProductAt(url, { SEED: 'demo', ...SELLING });
}
