import { injectAdminRoutes } from '../inject-admin-routes.js';

/** What a decision outdates. Not the account itself: its page asks again, unless the account is deleted. */
const DECIDED = {
  invalidatesTags: ['ChangeRequest', { type: 'User', id: 'all' }, 'AdminChange', 'Figures'],
} as const;

const changeRequestsApi = injectAdminRoutes(({ query, mutation }) => ({
  changeRequests: query('listChangeRequests', { keepUnusedDataFor: 0, providesTags: ['ChangeRequest'] }),
  acceptChangeRequest: mutation('acceptChangeRequest', DECIDED),
  refuseChangeRequest: mutation('refuseChangeRequest', DECIDED),
  withdrawChangeRequest: mutation('withdrawChangeRequest', DECIDED),
}));

export const {
  useChangeRequestsQuery,
  useAcceptChangeRequestMutation,
  useRefuseChangeRequestMutation,
  useWithdrawChangeRequestMutation,
} = changeRequestsApi;
