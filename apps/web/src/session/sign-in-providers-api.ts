import { injectRoutes } from '../api/inject-routes.js';

export const { useSignInProvidersQuery, useBeginSignInMutation, useEndProviderSessionMutation } =
  injectRoutes(({ query, mutation }) => ({
    signInProviders: query('listSignInProviders', { providesTags: ['SignInProvider'] }),
    beginSignIn: mutation('beginSignIn'),
    endProviderSession: mutation('endProviderSession', { invalidatesTags: ['SignInProvider'] }),
  }));
