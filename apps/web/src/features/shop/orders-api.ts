import {
  type Order,
  type OrderDetails,
  ORDERS_PAGE,
  type RequestInput,
  type ResponseOf,
  type ROUTES,
} from '@tastwerk/contracts';

import { call } from '../../api/call.js';
import { basketCleared } from './basket/basket-slice.js';
import { changeCheckout, emptyCheckout } from './checkout/checkout-memory.js';
import { shopApi } from './shop-api.js';

type Body<N extends 'createOrder' | 'withdraw'> = RequestInput<(typeof ROUTES)[N], 'body'>;

const ordersApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Orders the basket. What was ordered is remembered for the confirmation, and is not in the basket any more. */
    createOrder: build.mutation<
      OrderDetails,
      { readonly accountId: number; readonly body: Body<'createOrder'> }
    >({
      query: ({ body }) => call('createOrder', { body }),
      async onQueryStarted({ accountId }, { dispatch, queryFulfilled }) {
        const order = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        if (!order) return;
        changeCheckout({ ...emptyCheckout(accountId), order });
        dispatch(basketCleared());
      },
      // A refusal may be about the price, the content, the addresses or the terms: what is shown of them is asked for again.
      invalidatesTags: (_, error) => (error ? ['Quote', 'Address', 'Backend'] : ['Order']),
    }),
    orders: build.infiniteQuery<Order[], void, number | null>({
      query: ({ pageParam }) =>
        call('listOrders', {
          query: { limit: ORDERS_PAGE.usual, ...(pageParam === null ? {} : { before: pageParam }) },
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => (last.length < ORDERS_PAGE.usual ? undefined : last.at(-1)?.id),
      },
      providesTags: ['Order'],
    }),
    order: build.query<OrderDetails, number>({
      query: (id) => call('getOrder', { params: { id } }),
      providesTags: ['Order'],
    }),
    cancelOrder: build.mutation<OrderDetails, number>({
      query: (id) => call('cancelOrder', { params: { id }, body: {} }),
      // A refusal means that the order has moved on.
      invalidatesTags: ['Order'],
    }),
    withdraw: build.mutation<ResponseOf<typeof ROUTES.withdraw>, Body<'withdraw'>>({
      query: (body) => call('withdraw', { body }),
    }),
  }),
});

export const {
  useCreateOrderMutation,
  useOrdersInfiniteQuery,
  useOrderQuery,
  useCancelOrderMutation,
  useWithdrawMutation,
} = ordersApi;
