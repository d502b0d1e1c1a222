import { injectRoutes } from '../../api/inject-routes.js';
import { checkSession, endSession } from '../../session/session.js';

/** Asks again who looks once a change of the account is through. */
async function thenCheckSession(
  _: unknown,
  { queryFulfilled }: { readonly queryFulfilled: PromiseLike<unknown> },
): Promise<void> {
  await queryFulfilled.then(checkSession, () => undefined);
}

const accountsApi = injectRoutes(({ query, mutation }) => ({
  signUp: mutation('createAccount'),
  resendVerification: mutation('resendVerification'),
  verifyAccount: mutation('verifyAccount'),
  verifyLoginChange: mutation('verifyLoginChange', { onQueryStarted: thenCheckSession }),
  undoLoginChange: mutation('undoLoginChange', { onQueryStarted: thenCheckSession }),
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
  useUndoLoginChangeMutation,
  useConfirmNewsletterMutation,
  useUnsubscribeNewsletterMutation,
  useRequestResetMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useChangeLoginMutation,
  useUpdateUserMutation,
  useMyGraphicsQuery,
  useSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useSecurityEventsQuery,
  useDeleteAccountMutation,
} = accountsApi;
