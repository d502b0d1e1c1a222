/** One caller of each kind, and what each may do as the contract says it. */
import { PASSWORD } from '../faults/product.mjs';
import { cookieHeader } from './client.mjs';

/** Rights of the accounts that are what their name says, and no more. */
const RIGHTS = {
  standard: [],
  publisher: ['can_publish'],
  orderer: ['can_order'],
  hider: ['can_hide_variants'],
  adminView: ['can_view_admin'],
  adminEdit: ['can_view_admin', 'can_edit_admin'],
};

const RIGHTS_OF_ALL = [...new Set(Object.values(RIGHTS).flat())];

/** Codes by which the guard of routes refuses. */
const REFUSALS = [
  'SESSION_MISSING',
  'SESSION_EXPIRED',
  'SESSION_REVOKED',
  'ACCOUNT_UNVERIFIED',
  'RIGHT_MISSING',
  'SECOND_FACTOR_NEEDED',
  'PROOF_NEEDED',
];

/**
 * Callers by name, each with its token, its rights, and the code with which it is refused wherever a session is asked for; undefined for
 * those who have one.
 */
export async function makeCallers(target) {
  const { clients, product } = target;
  const callers = { visitor: { rights: [], refusal: 'SESSION_MISSING' } };
  for (const [name, rights] of Object.entries(RIGHTS)) {
    const role = name.startsWith('admin') ? 1 : 0;
    callers[name] = { rights, ...(await target.person(name, { rights, role })) };
  }
  callers.partner = { rights: [], ...(await target.person('partner', { rights: [], role: 2 })) };
  const lost = async (name, refusal, lose) => {
    const rights = RIGHTS_OF_ALL;
    const person = await target.person(name, { rights, role: 1 });
    await lose(person);
    callers[name] = { ...person, rights, refusal };
  };
  const admin = await target.admin('settler');
  // Everything but a recent proof of who they are.
  callers.stale = {
    rights: RIGHTS_OF_ALL,
    ...(await target.person('stale', { rights: RIGHTS_OF_ALL, role: 1 })),
  };
  await product.query(`UPDATE session SET proved_at = now() - interval '11 minutes' WHERE account_id = $1`, [
    callers.stale.id,
  ]);
  await lost('unverified', 'ACCOUNT_UNVERIFIED', ({ id }) =>
    product.query('UPDATE account SET verified_at = NULL WHERE id = $1', [id]),
  );
  await lost('blocked', 'SESSION_REVOKED', async ({ id }) => {
    await expectStatus(
      clients[0].post(`/api/internal/users/${id}`, { blocked: true }, { token: admin.token }),
    );
    // An account with rights of the administration is blocked when a second admin agrees.
    const [{ request }] = await product.query(
      'SELECT max(id) AS request FROM admin_change_request WHERE account_id = $1',
      [id],
    );
    const second = await target.admin('second');
    const path = `/api/internal/change-requests/${request}/accept`;
    await expectStatus(clients[0].post(path, undefined, { token: second.token }));
  });
  await lost('deleted', 'SESSION_REVOKED', async ({ token }) => {
    await expectStatus(clients[0].post('/api/users/delete', { password: PASSWORD }, { token }));
  });
  await lost('loggedOut', 'SESSION_REVOKED', async ({ cookies }) => {
    await expectStatus(
      clients[0].post('/api/logout', undefined, { headers: { cookie: cookieHeader(cookies) } }),
    );
  });
  await lost('revoked', 'SESSION_REVOKED', async ({ id }) => {
    await expectStatus(
      clients[0].post(`/api/internal/users/${id}/sessions/revoke`, undefined, { token: admin.token }),
    );
  });
  return callers;
}

async function expectStatus(answering) {
  const { status, text } = await answering;
  if (status >= 300) throw new Error(`a caller could not be made: ${status} ${text}`);
}

/**
 * The code with which the row refuses the caller called `role`; undefined where it lets the caller in. The rows of the production partner
 * do not name whom they are for: `isPartners` says that it is one of those.
 */
export function refusalOf({ access, proof }, { rights, refusal }, { role, isPartners }) {
  if (access === 'public') return undefined;
  if (refusal !== undefined) return refusal;
  const isAdmin = rights.includes('can_edit_admin') || rights.includes('can_view_admin');
  const isRightMissing =
    typeof access === 'object'
      ? !rights.includes(access.right)
      : isPartners && role !== 'partner' && !isAdmin;
  if (isRightMissing) return 'RIGHT_MISSING';
  return proof === true && role === 'stale' ? 'PROOF_NEEDED' : undefined;
}

/** The guard's code in an answer; undefined where it let the call in. `errors` are those that the route itself may give. */
export function guardCode(code, access, errors) {
  if (!REFUSALS.includes(code)) return undefined;
  return access === 'public' && errors.includes(code) ? undefined : code;
}
