import { type loginSchema, type ResponseOf, type ROUTES } from '@tastwerk/contracts';
import type { z } from 'zod';
import { baseApi } from '../api/base-api.js';
import { call } from '../api/call.js';
import { storeToken } from './token.js';

type SessionUser = ResponseOf<typeof ROUTES.validate>;

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    validate: build.query<SessionUser, void>({
      query: () => call('validate', {}),
      providesTags: ['Session'],
    }),
    login: build.mutation<SessionUser, z.input<typeof loginSchema>>({
      query: (body) => call('login', { body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) void dispatch(sessionApi.util.upsertQueryData('validate', undefined, data));
      },
      // Another person sees other things: whatever was loaded for the visitor is asked for again.
      invalidatesTags: (_, error) => (error ? [] : ['Graphic', 'Variant', 'Rendering']),
    }),
    logout: build.mutation<null, void>({
      query: () => call('logout', {}),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => undefined);
        storeToken(null);
        dispatch(baseApi.util.resetApiState());
      },
    }),
  }),
});

export const { useValidateQuery, useLoginMutation, useLogoutMutation } = sessionApi;
