import type { RequestInput, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { call } from '../../api/call.js';
import { shopApi } from '../shop/shop-api.js';

type Names = keyof typeof ROUTES;
type Body<N extends Names> = RequestInput<(typeof ROUTES)[N], 'body'>;
type Answer<N extends Names> = ResponseOf<(typeof ROUTES)[N]>;
type Asked<N extends Names> = Omit<
  NonNullable<RequestInput<(typeof ROUTES)[N], 'query'>>,
  'limit' | 'before' | 'after'
>;

/** Rows of one answer. */
const PAGE = 50;

/** Id of the last row that is shown, from which a list goes on; null for the beginning. */
type Place = number | null;

function nextPlace(rows: readonly { readonly id: number }[]): number | undefined {
  return rows.length < PAGE ? undefined : rows.at(-1)?.id;
}

const salesApi = shopApi
  .enhanceEndpoints({ addTagTypes: ['QuoteRequest', 'Withdrawal', 'Voucher', 'Figures', 'AdminChange'] })
  .injectEndpoints({
    endpoints: (build) => ({
      allOrders: build.infiniteQuery<Answer<'listAllOrders'>, Asked<'listAllOrders'>, Place>({
        query: ({ queryArg, pageParam }) =>
          call('listAllOrders', {
            query: { ...queryArg, limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) },
          }),
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: nextPlace },
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
        invalidatesTags: ['Order', 'Voucher', 'Figures', 'AdminChange'],
      }),
      quoteRequests: build.infiniteQuery<Answer<'listQuoteRequests'>, Asked<'listQuoteRequests'>, Place>({
        query: ({ queryArg, pageParam }) =>
          call('listQuoteRequests', {
            query: { ...queryArg, limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
          }),
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: nextPlace },
        providesTags: ['QuoteRequest'],
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
            query: { limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
          }),
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: nextPlace },
        providesTags: ['Withdrawal'],
      }),
      settleWithdrawal: build.mutation<Answer<'settleWithdrawal'>, number>({
        query: (id) => call('settleWithdrawal', { params: { id } }),
        invalidatesTags: ['Withdrawal', 'Figures', 'AdminChange'],
      }),
      vouchers: build.infiniteQuery<Answer<'listVouchers'>, void, Place>({
        query: ({ pageParam }) =>
          call('listVouchers', {
            query: { limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
          }),
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ stamps }) => nextPlace(stamps),
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
  useSettleQuoteRequestMutation,
  useWithdrawalsInfiniteQuery,
  useSettleWithdrawalMutation,
  useVouchersInfiniteQuery,
  useChargeVouchersMutation,
} = salesApi;
