import type { User } from '@tastwerk/contracts';
import { injectRoutes } from '../api/inject-routes.js';
import { beginSession } from './session.js';

/** Takes over the user whom an answer names. */
async function thenBeginSession(
  _: unknown,
  { queryFulfilled }: { readonly queryFulfilled: PromiseLike<{ readonly data: User }> },
): Promise<void> {
  await queryFulfilled.then(
    ({ data }) => beginSession(data),
    () => undefined,
  );
}

/** Another person sees other things: whatever was loaded for the visitor is asked for again. */
const ofVisitors = (_: unknown, error: unknown) =>
  error ? [] : (['Graphic', 'Variant', 'Rendering'] as const);

export const {
  useLoginMutation,
  usePasskeySignInOptionsMutation,
  usePasskeySignInMutation,
  useProofOptionsMutation,
  useProveMutation,
} = injectRoutes(({ mutation }) => ({
  login: mutation('login', { onQueryStarted: thenBeginSession, invalidatesTags: ofVisitors }),
  passkeySignInOptions: mutation('passkeySignInOptions'),
  passkeySignIn: mutation('passkeySignIn', { onQueryStarted: thenBeginSession, invalidatesTags: ofVisitors }),
  proofOptions: mutation('proofOptions'),
  prove: mutation('prove', { onQueryStarted: thenBeginSession, invalidatesTags: ['SecondFactor'] }),
}));
