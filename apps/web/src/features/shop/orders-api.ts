import { type OrderDetails, ORDERS_PAGE, type RequestInput, type ROUTES } from '@tastwerk/contracts';
import { injectRoutes } from '../../api/inject-routes.js';
import { routeCall } from '../../api/route-call.js';
import { basketCleared } from './basket/basket-slice.js';
import { emptyCheckout } from './checkout/checkout-memory.js';
import { checkoutChanged } from './checkout/checkout-slice.js';

/** An order of the basket, by the account that orders. */
interface Ordering {
  readonly accountId: number;
  readonly body: RequestInput<(typeof ROUTES)['createOrder'], 'body'>;
}

const ordersApi = injectRoutes(({ query, mutation, list, build }) => ({
  /** Orders the basket. What was ordered is remembered for the confirmation, and is not in the basket any more. */
  createOrder: build.mutation<OrderDetails, Ordering>({
    query: ({ body }) => routeCall('createOrder', body),
    async onQueryStarted({ accountId }, { dispatch, queryFulfilled }) {
      const order = await queryFulfilled.then(
        ({ data }) => data,
        () => undefined,
      );
      if (!order) return;
      dispatch(checkoutChanged({ ...emptyCheckout(accountId), order }));
      dispatch(basketCleared());
    },
    // A refusal may be about the price, the content, the addresses or the terms: what is shown of them is asked for again.
    invalidatesTags: (_, error) => (error ? ['Quote', 'Address', 'Backend'] : ['Order']),
  }),
  orders: list(
    'listOrders',
    {
      limit: ORDERS_PAGE.usual,
      by: 'before',
      next: (last) => (last.length < ORDERS_PAGE.usual ? undefined : last.at(-1)?.id),
    },
    { providesTags: ['Order'] },
  ),
  order: query('getOrder', { providesTags: ['Order'] }),
  // A refusal means that the order has moved on.
  cancelOrder: mutation('cancelOrder', { invalidatesTags: ['Order'] }),
  withdraw: mutation('withdraw'),
  confirmWithdrawal: mutation('confirmWithdrawal'),
}));

export const {
  useCreateOrderMutation,
  useOrdersInfiniteQuery,
  useOrderQuery,
  useCancelOrderMutation,
  useWithdrawMutation,
  useConfirmWithdrawalMutation,
} = ordersApi;
