import type { Offer, OrderDetails, RequestInput, ROUTES } from '@tastwerk/contracts';
import { call } from '../../../api/call.js';
import { changeCheckout, emptyCheckout } from '../checkout/checkout-memory.js';
import { shopApi } from '../shop-api.js';

type Body<N extends 'acceptOffer' | 'declineOffer'> = RequestInput<(typeof ROUTES)[N], 'body'>;

const offerApi = shopApi.enhanceEndpoints({ addTagTypes: ['Offer'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The quote that a key leads to. */
    offer: build.query<Offer, string>({
      query: (key) => call('openOffer', { body: { key } }),
      providesTags: ['Offer'],
    }),
    declineOffer: build.mutation<Offer, Body<'declineOffer'>>({
      query: (body) => call('declineOffer', { body }),
      invalidatesTags: ['Offer'],
    }),
    /** Orders what was quoted; the order is remembered for its confirmation. */
    acceptOffer: build.mutation<
      OrderDetails,
      { readonly accountId: number; readonly body: Body<'acceptOffer'> }
    >({
      query: ({ body }) => call('acceptOffer', { body }),
      onQueryStarted: async ({ accountId }, { queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) changeCheckout({ ...emptyCheckout(accountId), order: data });
      },
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useOfferQuery, useDeclineOfferMutation, useAcceptOfferMutation } = offerApi;
