import { injectRoutes } from '../../api/inject-routes.js';
import { type RouteAnswer, type RouteArgument, routeCall } from '../../api/route-call.js';
import { checkSession, endSession } from '../../session/session.js';

/** Asks again who looks once a change of the account is through. */
async function thenCheckSession(
  _: unknown,
  { queryFulfilled }: { readonly queryFulfilled: PromiseLike<unknown> },
): Promise<void> {
  await queryFulfilled.then(checkSession, () => undefined);
}

/** An address to be kept: a new one where it has no id. */
interface SavedAddress {
  readonly id: number | null;
  readonly body: RouteArgument<'createAddress'>;
}

const accountsApi = injectRoutes(({ query, mutation, build }) => ({
  signUp: mutation('createAccount'),
  resendVerification: mutation('resendVerification'),
  verifyAccount: mutation('verifyAccount'),
  verifyLoginChange: mutation('verifyLoginChange', { onQueryStarted: thenCheckSession }),
  confirmNewsletter: mutation('confirmNewsletter', { onQueryStarted: thenCheckSession }),
  unsubscribeNewsletter: mutation('unsubscribeNewsletter', { onQueryStarted: thenCheckSession }),
  requestReset: mutation('resetPasswordRequest'),
  resetPassword: mutation('resetPassword', {
    async onQueryStarted(_, { queryFulfilled }) {
      // A new password ends every session, this browser's too.
      await queryFulfilled.then(endSession, () => undefined);
    },
  }),
  changePassword: mutation('changePassword', { invalidatesTags: ['UserSession', 'SecurityEvent'] }),
  changeLogin: mutation('changeLogin', {
    onQueryStarted: thenCheckSession,
    invalidatesTags: ['SecurityEvent'],
  }),
  updateUser: mutation('updateUser', {
    onQueryStarted: thenCheckSession,
    invalidatesTags: ['SecurityEvent'],
  }),
  addresses: query('listAddresses', { providesTags: ['Address'] }),
  saveAddress: build.mutation<RouteAnswer<'createAddress'>, SavedAddress>({
    query: ({ id, body }) =>
      id === null ? routeCall('createAddress', body) : routeCall('updateAddress', { id, body }),
    invalidatesTags: ['Address'],
  }),
  removeAddress: mutation('inactivateAddress', { invalidatesTags: ['Address'] }),
  myGraphics: query('myGraphics', { providesTags: ['Graphic', 'MyGraphic'] }),
  sessions: query('listSessions', { providesTags: ['UserSession'] }),
  revokeSession: mutation('revokeSession', { invalidatesTags: ['UserSession', 'SecurityEvent'] }),
  revokeOtherSessions: mutation('revokeOtherSessions', { invalidatesTags: ['UserSession', 'SecurityEvent'] }),
  securityEvents: query('listSecurityEvents', { providesTags: ['SecurityEvent'] }),
  deleteAccount: mutation('deleteAccount'),
}));

export const {
  useSignUpMutation,
  useResendVerificationMutation,
  useVerifyAccountMutation,
  useVerifyLoginChangeMutation,
  useConfirmNewsletterMutation,
  useUnsubscribeNewsletterMutation,
  useRequestResetMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useChangeLoginMutation,
  useUpdateUserMutation,
  useAddressesQuery,
  useSaveAddressMutation,
  useRemoveAddressMutation,
  useMyGraphicsQuery,
  useSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useSecurityEventsQuery,
  useDeleteAccountMutation,
} = accountsApi;
