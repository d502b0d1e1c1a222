/** What orders need: a published variant, an account that may order it, and its address. */
import { randomUUID } from 'node:crypto';
import { busyDocument } from './documents.mjs';

/** Publishes a variant and saves an address; the account of `product` has these `rights` and this `role` from then on. */
export async function stockShop(product, rights, role = 0) {
  const variant = await product.publish(busyDocument(1, { pages: 1, shapes: 2, labels: 1 }));
  await product.query('UPDATE account SET role = $1, rights = $2', [role, rights]);
  const address = { company_name: 'Schule', street: 'Weg', house_number: '1', zip: '10115', city: 'Berlin' };
  const { id: shippingAddress } = await post(product, '/api/users/addresses', address);
  return {
    /** The body of an order under a key of its own. */
    orderOf: (productId, quantity) => ({
      basket: [{ contentId: variant.id, productId, quantity }],
      shippingAddress,
      paymentMethod: 'invoice',
      idempotencyKey: randomUUID(),
    }),
  };
}

/** The answer to a call of the API in this process, which has to be a success. */
export async function post(product, url, payload) {
  const answer = await product.app.inject({ method: 'POST', url, payload, headers: await product.signIn() });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
  return answer.json();
}
