import { injectRoutes } from '../../api/inject-routes.js';

export const { useQuoteQuery, useRequestQuoteMutation } = injectRoutes(({ query, mutation }) => ({
  /** What a basket costs now. */
  quote: query('createQuote', { providesTags: ['Quote'] }),
  requestQuote: mutation('requestQuote', { invalidatesTags: (_, error) => (error ? ['Quote'] : []) }),
}));
