import { injectRoutes } from '../api/inject-routes.js';
import { beginSession } from './session.js';

export const { useLoginMutation } = injectRoutes(({ mutation }) => ({
  login: mutation('login', {
    async onQueryStarted(_, { queryFulfilled }) {
      const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
      if (data) beginSession(data);
    },
    // Another person sees other things: whatever was loaded for the visitor is asked for again.
    invalidatesTags: (_, error) => (error ? [] : ['Graphic', 'Variant', 'Rendering']),
  }),
}));
