/** Every route for every caller: let in are exactly those whom the contract lets in. Then the things of one account for all others. */
import { isElevatedRight, ROUTES } from '@tastwerk/contracts';
import { codeOf } from './client.mjs';
import { strangersAndThings } from './things.mjs';
import { guardCode, makeCallers, refusalOf } from './roles.mjs';

export const options = { worker: false };

/** The production partner's routes: who may call them is settled by the role of the account, not by a right of the row. */
const PARTNERS = /^\/api\/production\/orders/;

/** The route that only admins who may edit are let in to, of those. */
const CONFIRMS = 'confirmShipped';

export async function run(target) {
  const [client] = target.clients;
  const callers = await makeCallers(target);
  for (const [name, route] of Object.entries(ROUTES)) {
    for (const [role, caller] of Object.entries(callers)) {
      const { token } = caller;
      // Ids that are nowhere, and no body: the guard decides before anything is read. For the partner's routes, the service does.
      const path = pathOf(route.path);
      const answer = await client.json(route.method, path, name === CONFIRMS ? {} : undefined, { token });
      const expected = refusalOf(route, rightsFor(name, caller), {
        role,
        isPartners: PARTNERS.test(route.path),
      });
      const code = guardCode(codeOf(answer), route.access, route.errors);
      target.count('cells of routes and roles');
      target.count(expected === undefined ? 'of them let in' : 'of them refused');
      if (code !== expected)
        target.fault(
          `${name} for ${role}: ${code ?? `let in (${answer.status})`} where the contract says ${expected ?? 'let in'}`,
        );
      if (expected !== undefined && ![401, 403].includes(answer.status))
        target.fault(`${name} for ${role}: ${answer.status} where 401 or 403 is right`);
    }
  }
  await withoutSecondFactor(target, callers);
  await strangersAndThings(target, callers);
}

/** Where the operator requires a second factor, a session without one has the rights of a usual user alone. */
async function withoutSecondFactor(target, callers) {
  const client = await target.addApi({ ADMIN_MFA: 'required' });
  for (const [name, { access, method, path }] of Object.entries(ROUTES)) {
    if (typeof access !== 'object' || !isElevatedRight(access.right)) continue;
    for (const role of ['hider', 'adminView', 'adminEdit', 'stale']) {
      const { token } = callers[role];
      const answer = await client.json(method, pathOf(path), undefined, { token });
      target.count('cells without a second factor');
      if (codeOf(answer) !== 'SECOND_FACTOR_NEEDED')
        target.fault(`${name} for ${role} without a second factor: ${answer.status} ${codeOf(answer)}`);
    }
  }
}

/** A path with ids that are nowhere. */
const pathOf = (path) => path.replace(/\{(\w+)\}/g, (_, key) => (/id$/i.test(key) ? '1000000' : 'x'));

/** Who may look at production may not confirm that an order has left: that takes the right to edit. */
const rightsFor = (name, caller) =>
  name === CONFIRMS
    ? { ...caller, rights: caller.rights.filter((right) => right !== 'can_view_admin') }
    : caller;
