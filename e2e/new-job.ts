import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.js';
import { addressOf } from './shop-words.js';

/** An order of `customer` that was handed over to production; answers with its number. */
export async function newJob(customer: Caller, admin: Caller, lastName: string): Promise<number> {
  const { id: shippingAddress } = await customer.post('/api/users/addresses', addressOf(lastName));
  const [{ variant_id: contentId }] = await customer.get('/api/graphics?search=Pflanzenzelle');
  const { id } = await customer.post('/api/orders', {
    basket: [{ contentId, productId: 'graphic', quantity: 2 }],
    shippingAddress,
    paymentMethod: 'invoice',
    idempotencyKey: randomUUID(),
  });
  await admin.post(`/api/internal/orders/${id}/rpc`, { method: 'change_status', status: 2 });
  return id;
}
