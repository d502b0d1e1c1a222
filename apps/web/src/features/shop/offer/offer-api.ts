import type { OrderDetails, RequestInput, ROUTES } from '@tastwerk/contracts';
import { injectRoutes } from '../../../api/inject-routes.js';
import { routeCall } from '../../../api/route-call.js';
import { emptyCheckout } from '../checkout/checkout-memory.js';
import { checkoutChanged } from '../checkout/checkout-slice.js';

/** The answer to a quote, by the account that orders. */
interface Acceptance {
  readonly accountId: number;
  readonly body: RequestInput<(typeof ROUTES)['acceptOffer'], 'body'>;
}

const offerApi = injectRoutes(({ query, mutation, build }) => ({
  /** The quote that a key leads to. */
  offer: query('openOffer', { providesTags: ['Offer'] }),
  declineOffer: mutation('declineOffer', { invalidatesTags: ['Offer'] }),
  /** Orders what was quoted; the order is remembered for its confirmation. */
  acceptOffer: build.mutation<OrderDetails, Acceptance>({
    query: ({ body }) => routeCall('acceptOffer', body),
    onQueryStarted: async ({ accountId }, { dispatch, queryFulfilled }) => {
      const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
      if (data) dispatch(checkoutChanged({ ...emptyCheckout(accountId), order: data }));
    },
    invalidatesTags: ['Order'],
  }),
}));

export const { useOfferQuery, useDeclineOfferMutation, useAcceptOfferMutation } = offerApi;
