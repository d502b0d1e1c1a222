import { injectRoutes } from '../../api/inject-routes.js';

const identitiesApi = injectRoutes(({ query, mutation }) => ({
  identities: query('listIdentities', { providesTags: ['Identity'] }),
  linkIdentity: mutation('linkIdentity'),
  unlinkIdentity: mutation('unlinkIdentity', { invalidatesTags: ['Identity', 'SecurityEvent'] }),
}));

export const { useIdentitiesQuery, useLinkIdentityMutation, useUnlinkIdentityMutation } = identitiesApi;

/** Whether the account has a password: one that only signs in at a school is asked for none. */
export function useHasPassword(): boolean {
  return useIdentitiesQuery().data?.has_password ?? true;
}
