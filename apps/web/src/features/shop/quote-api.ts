import type { Quote, RequestInput, ResponseOf, ROUTES } from '@tastwerk/contracts';

import { call } from '../../api/call.js';
import type { Basket } from './basket/basket.js';
import { shopApi } from './shop-api.js';

const quoteApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a basket costs now. */
    quote: build.query<Quote, Basket>({
      query: (items) => call('createQuote', { body: { items: [...items] } }),
      providesTags: ['Quote'],
    }),
    requestQuote: build.mutation<
      ResponseOf<typeof ROUTES.requestQuote>,
      RequestInput<(typeof ROUTES)['requestQuote'], 'body'>
    >({
      query: (body) => call('requestQuote', { body }),
      invalidatesTags: (_, error) => (error ? ['Quote'] : []),
    }),
  }),
});

export const { useQuoteQuery, useRequestQuoteMutation } = quoteApi;
