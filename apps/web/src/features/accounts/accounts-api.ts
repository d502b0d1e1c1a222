import type { Address, RequestInput, ResponseOf, ROUTES, User, UserSession } from '@tastwerk/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';
import { checkSession, endSession } from '../../session/session.js';

type Routes = typeof ROUTES;
type Body<N extends keyof Routes> = RequestInput<Routes[N], 'body'>;

/** A form behind a link of a mail: the link's key beside what was filled in. */
interface WithKey<B> {
  readonly key: string;
  readonly body: B;
}

/** Asks again who looks once a change of the account is through. */
async function thenCheckSession(
  _: unknown,
  { queryFulfilled }: { readonly queryFulfilled: PromiseLike<unknown> },
): Promise<void> {
  await queryFulfilled.then(checkSession, () => undefined);
}

const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const byKey = (route: 'verifyLoginChange' | 'confirmNewsletter' | 'unsubscribeNewsletter') =>
      build.mutation<null, string>({
        query: (key) => call(route, { query: { key } }),
        onQueryStarted: thenCheckSession,
      });
    return {
      signUp: build.mutation<ResponseOf<Routes['createAccount']>, Body<'createAccount'>>({
        query: (body) => call('createAccount', { body }),
      }),
      resendVerification: build.mutation<null, string>({
        query: (login) => call('resendVerification', { body: { login } }),
      }),
      verifyAccount: build.mutation<null, WithKey<Body<'verifyAccount'>>>({
        query: ({ key, body }) => call('verifyAccount', { query: { key }, body }),
      }),
      verifyLoginChange: byKey('verifyLoginChange'),
      confirmNewsletter: byKey('confirmNewsletter'),
      unsubscribeNewsletter: byKey('unsubscribeNewsletter'),
      requestReset: build.mutation<null, Body<'resetPasswordRequest'>>({
        query: (body) => call('resetPasswordRequest', { body }),
      }),
      resetPassword: build.mutation<null, Body<'resetPassword'>>({
        query: (body) => call('resetPassword', { body }),
        async onQueryStarted(_, { queryFulfilled }) {
          // A new password ends every session, this browser's too.
          await queryFulfilled.then(endSession, () => undefined);
        },
      }),
      changePassword: build.mutation<null, Body<'changePassword'>>({
        query: (body) => call('changePassword', { body }),
        invalidatesTags: ['UserSession', 'SecurityEvent'],
      }),
      changeLogin: build.mutation<User, Body<'changeLogin'>>({
        query: (body) => call('changeLogin', { body }),
        onQueryStarted: thenCheckSession,
        invalidatesTags: ['SecurityEvent'],
      }),
      updateUser: build.mutation<User, Body<'updateUser'>>({
        query: (body) => call('updateUser', { body }),
        onQueryStarted: thenCheckSession,
        invalidatesTags: ['SecurityEvent'],
      }),
      addresses: build.query<Address[], void>({
        query: () => call('listAddresses', {}),
        providesTags: ['Address'],
      }),
      saveAddress: build.mutation<
        Address,
        { readonly id: number | null; readonly body: Body<'createAddress'> }
      >({
        query: ({ id, body }) =>
          id === null ? call('createAddress', { body }) : call('updateAddress', { params: { id }, body }),
        invalidatesTags: ['Address'],
      }),
      removeAddress: build.mutation<null, number>({
        query: (id) => call('inactivateAddress', { params: { id } }),
        invalidatesTags: ['Address'],
      }),
      myGraphics: build.query<ResponseOf<Routes['myGraphics']>, { readonly offset: number }>({
        query: (query) => call('myGraphics', { query }),
        providesTags: ['Graphic', 'MyGraphic'],
      }),
      sessions: build.query<UserSession[], void>({
        query: () => call('listSessions', {}),
        providesTags: ['UserSession'],
      }),
      revokeSession: build.mutation<null, string>({
        query: (id) => call('revokeSession', { params: { id } }),
        invalidatesTags: ['UserSession', 'SecurityEvent'],
      }),
      revokeOtherSessions: build.mutation<null, void>({
        query: () => call('revokeOtherSessions', {}),
        invalidatesTags: ['UserSession', 'SecurityEvent'],
      }),
      securityEvents: build.query<ResponseOf<Routes['listSecurityEvents']>, void>({
        query: () => call('listSecurityEvents', {}),
        providesTags: ['SecurityEvent'],
      }),
      deleteAccount: build.mutation<null, Body<'deleteAccount'>>({
        query: (body) => call('deleteAccount', { body }),
      }),
    };
  },
});

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
