import { ROLES } from '@tastwerk/contracts';
import { storeToken } from '../src/api/token.js';
import { DEMO_USER } from './catalogue-data.js';
import { answer, fakeApi, type FakeRoutes } from './fake-api.js';

/** Logs an admin in, who may look and, unless told otherwise, change. */
export function asAdmin(routes: FakeRoutes, canEdit = true): ReturnType<typeof fakeApi> {
  storeToken('granted');
  const user_rights = {
    ...DEMO_USER.user_rights,
    can_order: true,
    can_view_admin: true,
    can_edit_admin: canEdit,
    can_hide_variants: canEdit,
  };
  return fakeApi({
    'GET /api/users/validate': () => answer({ ...DEMO_USER, role: ROLES.admin, user_rights }),
    ...routes,
  });
}
