import { type loginSchema, type User } from '@tastwerk/contracts';
import type { z } from 'zod';
import { baseApi } from '../api/base-api.js';
import { call } from '../api/call.js';
import { beginSession } from './session.js';

const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<User, z.input<typeof loginSchema>>({
      query: (body) => call('login', { body }),
      async onQueryStarted(_, { queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) beginSession(data);
      },
      // Another person sees other things: whatever was loaded for the visitor is asked for again.
      invalidatesTags: (_, error) => (error ? [] : ['Graphic', 'Variant', 'Rendering']),
    }),
  }),
});

export const { useLoginMutation } = sessionApi;
