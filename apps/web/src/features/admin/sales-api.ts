import { injectAdminRoutes } from './inject-admin-routes.js';
import { belowId, FROM_ID } from './paging.js';

const salesApi = injectAdminRoutes(({ query, mutation, list }) => ({
  allOrders: list('listAllOrders', { ...FROM_ID, by: 'after' }, { providesTags: ['Order'] }),
  anyOrder: query('getAnyOrder', { providesTags: ['Order'] }),
  // A refusal means that the order has moved on.
  callOrder: mutation('callOrder', {
    invalidatesTags: ['Order', 'Voucher', 'Job', 'Figures', 'AdminChange'],
  }),
  quoteRequests: list('listQuoteRequests', FROM_ID, { providesTags: ['QuoteRequest'] }),
  quoteRequest: query('getQuoteRequest', { providesTags: ['QuoteRequest'] }),
  priceOffer: mutation('priceOffer'),
  sendOffer: mutation('sendOffer', {
    invalidatesTags: (_, error) => (error ? [] : ['QuoteRequest', 'Figures', 'AdminChange']),
  }),
  withdrawOffer: mutation('withdrawOffer', { invalidatesTags: ['QuoteRequest', 'Figures', 'AdminChange'] }),
  settleQuoteRequest: mutation('settleQuoteRequest', {
    invalidatesTags: ['QuoteRequest', 'Figures', 'AdminChange'],
  }),
  withdrawals: list('listWithdrawals', FROM_ID, { providesTags: ['Withdrawal'] }),
  assignWithdrawal: mutation('assignWithdrawal', {
    invalidatesTags: (_, error) => (error ? [] : ['Withdrawal', 'Order', 'AdminChange']),
  }),
  settleWithdrawal: mutation('settleWithdrawal', {
    invalidatesTags: ['Withdrawal', 'Order', 'Figures', 'AdminChange'],
  }),
  vouchers: list(
    'listVouchers',
    belowId(({ stamps }) => stamps),
    { providesTags: ['Voucher'] },
  ),
  chargeVouchers: mutation('chargeVouchers', {
    invalidatesTags: (_, error) => (error ? [] : ['Voucher', 'AdminChange']),
  }),
}));

export const {
  useAllOrdersInfiniteQuery,
  useAnyOrderQuery,
  useCallOrderMutation,
  useQuoteRequestsInfiniteQuery,
  useQuoteRequestQuery,
  usePriceOfferMutation,
  useSendOfferMutation,
  useWithdrawOfferMutation,
  useSettleQuoteRequestMutation,
  useWithdrawalsInfiniteQuery,
  useAssignWithdrawalMutation,
  useSettleWithdrawalMutation,
  useVouchersInfiniteQuery,
  useChargeVouchersMutation,
} = salesApi;
