/** What belongs to one account, asked for and changed by others: nothing of it may be seen, and nothing may happen to it. */
import { randomUUID } from 'node:crypto';
import { busyDocument } from '../faults/documents.mjs';
import { codeOf } from './client.mjs';

const ADDRESS = {
  company_name: 'Geheime Schule',
  street: 'Weg',
  house_number: '1',
  zip: '10115',
  city: 'Berlin',
};

/** What stands in the owner's things, and in no answer to a stranger. */
const SECRET = 'Geheime';

const document = (number) => ({
  ...busyDocument(number, { pages: 1, shapes: 2, labels: 1 }),
  graphicTitle: `Geheime Graphik ${number}`,
});

const published = (number, more = {}) => ({
  document: document(number),
  idempotencyKey: randomUUID(),
  licenceAccepted: true,
  ...more,
});

/** Makes the owner's things, has all others ask for them, and looks whether they are as they were. */
export async function strangersAndThings(target, callers) {
  const [client] = target.clients;
  const owner = await target.person('owner', { rights: ['can_order', 'can_publish'] });
  const read = async (path, body) => {
    const answer = await client.post(path, body, { token: owner.token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text);
  };
  const address = await read('/api/users/addresses', ADDRESS);
  const open = (await read('/api/graphics', published(1))).default_variant;
  const hidden = (await read('/api/graphics', published(2, { public: false }))).default_variant;
  const order = await read('/api/orders', {
    basket: [{ contentId: open.id, productId: 'graphic', quantity: 1 }],
    shippingAddress: address.id,
    paymentMethod: 'invoice',
    idempotencyKey: randomUUID(),
    comment: 'Geheimer Wunsch',
  });
  const [{ id: session }] = await target.product.query('SELECT id FROM session WHERE account_id = $1', [
    owner.id,
  ]);
  const things = thingsOf({ address, open, hidden, order, session });
  const before = await stateOf(target, owner.id);
  for (const [what, method, path, body] of things) {
    for (const [role, { token, rights }] of Object.entries(callers)) {
      // What an admin may do, however long ago they proved who they are: the matrix looks at that.
      if (role === 'stale') continue;
      // Admins see orders and invoices of all; with those who hide variants, they look at what is hidden.
      if (role.startsWith('admin') && /order|invoice/.test(what)) continue;
      if (/^(admin|hider)/.test(role) && /^(see|follow|report) .*hidden/.test(what)) continue;
      const answer = await client.json(method, path, body?.(), { token });
      target.count('things of others asked for');
      const isRefused = [401, 403, 404, 409, 422].includes(answer.status);
      if (!isRefused || answer.text.includes(SECRET))
        target.fault(
          `${what} for ${role} (${rights.join()}): ${answer.status} ${codeOf(answer)} ${answer.text.slice(0, 100)}`,
        );
    }
  }
  const after = await stateOf(target, owner.id);
  if (after !== before) target.fault(`the owner's things changed from ${before} to ${after}`);
}

/** Name, method, path and body of each call about a thing of the owner. */
function thingsOf({ address, open, hidden, order, session }) {
  const lastVersionHash = hidden.current_version.hash;
  const version = hidden.current_version.id;
  const graphic = hidden.parent_graphic.id;
  const terms = () => ({ visibility: 'all', licence: 'cc-by-sa', licenceAccepted: true });
  const basket = [{ contentId: open.id, productId: 'graphic', quantity: 1 }];
  const bought = { basket, paymentMethod: 'invoice' };
  return [
    ['change an address', 'POST', `/api/users/addresses/${address.id}`, () => ADDRESS],
    ['take an address out', 'POST', `/api/users/addresses/inactivate/${address.id}`],
    ['end a session', 'POST', `/api/users/sessions/${session}/revoke`],
    ['see a hidden graphic', 'GET', `/api/graphics/${graphic}`],
    ['see a hidden variant', 'GET', `/api/variants/${hidden.id}`],
    ['see the history of a hidden variant', 'GET', `/api/variants/${hidden.id}/history`],
    ['see a version of a hidden variant', 'GET', `/api/variants/${hidden.id}/versions/${version}`],
    ['see the sheet marks of a hidden variant', 'GET', `/api/variants/${hidden.id}/sheet-marks`],
    ['see the files of a hidden variant', 'GET', `/api/variants/${hidden.id}/renderings`],
    ['follow the files of a hidden variant', 'GET', `/api/variants/${hidden.id}/renderings/events`],
    ['report a hidden variant', 'POST', `/api/variants/${hidden.id}/reports`, () => ({ reason: 'other' })],
    ['download a hidden variant', 'GET', `/files/variants/${hidden.id}/pdf_${hidden.current_file_name}.pdf`],
    [
      'see the picture of a hidden variant',
      'GET',
      `/files/thumbnails/${hidden.current_file_name}-THUMBNAIL-sm-p1.png`,
    ],
    ['change the terms of a graphic', 'POST', `/api/graphics/${graphic}/terms`, terms],
    ['change the terms of an open graphic', 'POST', `/api/graphics/${open.parent_graphic.id}/terms`, terms],
    ['remove a graphic', 'POST', `/api/graphics/${graphic}/remove`],
    ['remove an open graphic', 'POST', `/api/graphics/${open.parent_graphic.id}/remove`],
    [
      'add a variant to a hidden graphic',
      'POST',
      '/api/variants',
      () => published(3, { graphic_id: graphic }),
    ],
    [
      'publish a version of a hidden variant',
      'POST',
      `/api/variants/${hidden.id}`,
      () => published(4, { lastVersionHash }),
    ],
    [
      'restore a version of a hidden variant',
      'POST',
      `/api/variants/${hidden.id}/versions/${version}/restore`,
      () => ({ idempotencyKey: randomUUID(), lastVersionHash }),
    ],
    ['see an order', 'GET', `/api/orders/${order.id}`],
    ['cancel an order', 'POST', `/api/orders/${order.id}/cancel`, () => ({})],
    ['see the package of an order', 'GET', `/api/production/orders/${order.id}/package`],
    ['confirm an order as shipped', 'POST', `/api/production/orders/${order.id}/shipped`, () => ({})],
    ['see an invoice', 'GET', '/api/invoices/1/pdf'],
    [
      'order to an address',
      'POST',
      '/api/orders',
      () => ({ ...bought, shippingAddress: address.id, idempotencyKey: randomUUID() }),
    ],
  ];
}

/** What the owner has, in one line. */
async function stateOf({ product }, owner) {
  const rows = await product.query(
    `SELECT (SELECT json_agg(a ORDER BY id) FROM address a WHERE account_id = $1) AS addresses,
            (SELECT json_agg(json_build_object('id', s.id, 'revoked', s.revoked_at)) FROM session s WHERE account_id = $1) AS sessions,
            (SELECT json_agg(json_build_object('id', o.id, 'status', o.status) ORDER BY id) FROM orders o) AS orders,
            (SELECT json_agg(g ORDER BY id) FROM graphic g) AS graphics,
            (SELECT count(*)::int FROM version) AS versions`,
    [owner],
  );
  return JSON.stringify(rows);
}
