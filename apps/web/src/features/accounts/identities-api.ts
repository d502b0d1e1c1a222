import { injectRoutes } from '../../api/inject-routes.js';

export const { useIdentitiesQuery, useLinkIdentityMutation, useUnlinkIdentityMutation } = injectRoutes(
  ({ query, mutation }) => ({
    identities: query('listIdentities', { providesTags: ['Identity'] }),
    linkIdentity: mutation('linkIdentity'),
    unlinkIdentity: mutation('unlinkIdentity', { invalidatesTags: ['Identity', 'SecurityEvent'] }),
  }),
);
