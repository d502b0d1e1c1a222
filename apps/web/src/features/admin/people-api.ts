import { injectAdminRoutes } from './inject-admin-routes.js';
import { PAGE } from './paging.js';

/** The list of all users. */
const EVERYBODY = { type: 'User', id: 'all' } as const;

const peopleApi = injectAdminRoutes(({ query, mutation, list }) => ({
  users: list(
    'listUsers',
    { limit: PAGE, by: 'after', next: ({ next }) => next ?? undefined },
    { providesTags: [EVERYBODY] },
  ),
  user: query('getUser', { keepUnusedDataFor: 0, providesTags: (_, __, id) => [{ type: 'User', id }] }),
  changeUser: mutation('changeUser', {
    invalidatesTags: ['User', 'ChangeRequest', 'AdminChange', 'Figures'],
  }),
  // Not the account itself, which its page would look for in vain before it leads away.
  eraseUser: mutation('eraseUser', {
    invalidatesTags: [EVERYBODY, 'ChangeRequest', 'AdminChange', 'Figures'],
  }),
  revokeUserSession: mutation('revokeUserSession', { invalidatesTags: ['User', 'AdminChange'] }),
  revokeUserSessions: mutation('revokeUserSessions', { invalidatesTags: ['User', 'AdminChange'] }),
  approvals: query('listApprovals', { providesTags: ['Approval'] }),
  addApproval: mutation('addApproval', {
    invalidatesTags: (_, error) => (error ? [] : ['Approval', 'User', 'AdminChange']),
  }),
  removeApproval: mutation('removeApproval', { invalidatesTags: ['Approval', 'User', 'AdminChange'] }),
}));

export const {
  useUsersInfiniteQuery,
  useUserQuery,
  useChangeUserMutation,
  useEraseUserMutation,
  useRevokeUserSessionMutation,
  useRevokeUserSessionsMutation,
  useApprovalsQuery,
  useAddApprovalMutation,
  useRemoveApprovalMutation,
} = peopleApi;
