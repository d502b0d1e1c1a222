import { injectRoutes } from '../../../api/inject-routes.js';
import { checkSession } from '../../../session/session.js';

/** What a change of second factors makes out of date. */
const CHANGED = ['SecondFactor', 'SecurityEvent'] as const;

/** A first factor gives the session what it lacked: the rights that rested count again. */
async function thenCheckSession(
  _: unknown,
  { queryFulfilled }: { readonly queryFulfilled: PromiseLike<unknown> },
): Promise<void> {
  await queryFulfilled.then(checkSession, () => undefined);
}

const changing = { invalidatesTags: [...CHANGED] };

export const {
  useSecondFactorsQuery,
  usePasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
  useRemoveAuthenticatorAppMutation,
  useRenewRecoveryCodesMutation,
} = injectRoutes(({ query, mutation }) => ({
  secondFactors: query('listSecondFactors', { providesTags: ['SecondFactor'] }),
  passkeyOptions: mutation('passkeyOptions'),
  addPasskey: mutation('addPasskey', { ...changing, onQueryStarted: thenCheckSession }),
  removePasskey: mutation('removePasskey', changing),
  beginAuthenticatorApp: mutation('beginAuthenticatorApp'),
  confirmAuthenticatorApp: mutation('confirmAuthenticatorApp', {
    ...changing,
    onQueryStarted: thenCheckSession,
  }),
  removeAuthenticatorApp: mutation('removeAuthenticatorApp', changing),
  renewRecoveryCodes: mutation('renewRecoveryCodes', changing),
}));
