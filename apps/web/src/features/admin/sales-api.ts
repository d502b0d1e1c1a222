import { call } from '../../api/call.js';
import { shopApi } from '../shop/shop-api.js';
import { type Answer, type Asked, before, type Body, fromId, PAGE, type Place } from './paging.js';

const salesApi = shopApi
  .enhanceEndpoints({
    addTagTypes: ['QuoteRequest', 'Withdrawal', 'Voucher', 'Job', 'Figures', 'AdminChange'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      allOrders: build.infiniteQuery<Answer<'listAllOrders'>, Asked<'listAllOrders'>, Place>({
        query: ({ queryArg, pageParam }) =>
          call('listAllOrders', {
            query: { ...queryArg, limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) },
          }),
        infiniteQueryOptions: fromId,
        providesTags: ['Order'],
      }),
      anyOrder: build.query<Answer<'getAnyOrder'>, number>({
        query: (id) => call('getAnyOrder', { params: { id } }),
        providesTags: ['Order'],
      }),
      callOrder: build.mutation<
        Answer<'callOrder'>,
        { readonly id: number; readonly body: Body<'callOrder'> }
      >({
        query: ({ id, body }) => call('callOrder', { params: { id }, body }),
        // A refusal means that the order has moved on.
        invalidatesTags: ['Order', 'Voucher', 'Job', 'Figures', 'AdminChange'],
      }),
      quoteRequests: build.infiniteQuery<Answer<'listQuoteRequests'>, Asked<'listQuoteRequests'>, Place>({
        query: ({ queryArg, pageParam }) =>
          call('listQuoteRequests', {
            query: { ...queryArg, ...before(pageParam) },
          }),
        infiniteQueryOptions: fromId,
        providesTags: ['QuoteRequest'],
      }),
      quoteRequest: build.query<Answer<'getQuoteRequest'>, number>({
        query: (id) => call('getQuoteRequest', { params: { id } }),
        providesTags: ['QuoteRequest'],
      }),
      priceOffer: build.mutation<
        Answer<'priceOffer'>,
        { readonly id: number; readonly body: Body<'priceOffer'> }
      >({
        query: ({ id, body }) => call('priceOffer', { params: { id }, body }),
      }),
      sendOffer: build.mutation<
        Answer<'sendOffer'>,
        { readonly id: number; readonly body: Body<'sendOffer'> }
      >({
        query: ({ id, body }) => call('sendOffer', { params: { id }, body }),
        invalidatesTags: (_, error) => (error ? [] : ['QuoteRequest', 'Figures', 'AdminChange']),
      }),
      withdrawOffer: build.mutation<
        Answer<'withdrawOffer'>,
        { readonly id: number; readonly body: Body<'withdrawOffer'> }
      >({
        query: ({ id, body }) => call('withdrawOffer', { params: { id }, body }),
        invalidatesTags: ['QuoteRequest', 'Figures', 'AdminChange'],
      }),
      settleQuoteRequest: build.mutation<
        Answer<'settleQuoteRequest'>,
        { readonly id: number; readonly body: Body<'settleQuoteRequest'> }
      >({
        query: ({ id, body }) => call('settleQuoteRequest', { params: { id }, body }),
        invalidatesTags: ['QuoteRequest', 'Figures', 'AdminChange'],
      }),
      withdrawals: build.infiniteQuery<Answer<'listWithdrawals'>, void, Place>({
        query: ({ pageParam }) =>
          call('listWithdrawals', {
            query: before(pageParam),
          }),
        infiniteQueryOptions: fromId,
        providesTags: ['Withdrawal'],
      }),
      assignWithdrawal: build.mutation<
        Answer<'assignWithdrawal'>,
        { readonly id: number; readonly body: Body<'assignWithdrawal'> }
      >({
        query: ({ id, body }) => call('assignWithdrawal', { params: { id }, body }),
        invalidatesTags: (_, error) => (error ? [] : ['Withdrawal', 'Order', 'AdminChange']),
      }),
      settleWithdrawal: build.mutation<Answer<'settleWithdrawal'>, number>({
        query: (id) => call('settleWithdrawal', { params: { id } }),
        invalidatesTags: ['Withdrawal', 'Order', 'Figures', 'AdminChange'],
      }),
      vouchers: build.infiniteQuery<Answer<'listVouchers'>, void, Place>({
        query: ({ pageParam }) =>
          call('listVouchers', {
            query: before(pageParam),
          }),
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ stamps }) => fromId.getNextPageParam(stamps),
        },
        providesTags: ['Voucher'],
      }),
      chargeVouchers: build.mutation<Answer<'chargeVouchers'>, Body<'chargeVouchers'>>({
        query: (body) => call('chargeVouchers', { body }),
        invalidatesTags: (_, error) => (error ? [] : ['Voucher', 'AdminChange']),
      }),
    }),
  });

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
