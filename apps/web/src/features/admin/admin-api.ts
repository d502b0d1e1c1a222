import type { CountedTag, Report, RequestInput, ROUTES } from '@tastwerk/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

type Query<N extends keyof typeof ROUTES> = RequestInput<(typeof ROUTES)[N], 'query'>;

/** Reports of one answer; the list is at its end when it holds fewer. */
const REPORTS_PAGE = 50;

/** Id of the last report that is shown, from which the list goes on; null for the beginning. */
type Place = number | null;

const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reports: build.infiniteQuery<Report[], Report['state'], Place>({
      query: ({ queryArg: state, pageParam }) =>
        call('listReports', {
          query: { state, limit: REPORTS_PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) => (lastPage.length < REPORTS_PAGE ? undefined : lastPage.at(-1)?.id),
      },
      providesTags: ['Report'],
    }),
    settleReport: build.mutation<
      Report,
      { readonly id: number; readonly body: RequestInput<(typeof ROUTES)['settleReport'], 'body'> }
    >({
      query: ({ id, body }) => call('settleReport', { params: { id }, body }),
      invalidatesTags: ['Report'],
    }),
    allTags: build.query<CountedTag[], Query<'listAllTags'>>({
      query: (query) => call('listAllTags', { query }),
      providesTags: ['Tag'],
    }),
    renameTag: build.mutation<CountedTag, { readonly id: number; readonly name: string }>({
      query: ({ id, name }) => call('renameTag', { params: { id }, body: { name } }),
      invalidatesTags: (_, error) => (error ? [] : ['Tag', 'Graphic']),
    }),
    mergeTag: build.mutation<CountedTag, { readonly id: number; readonly into: number }>({
      query: ({ id, into }) => call('mergeTag', { params: { id }, body: { into } }),
      invalidatesTags: (_, error) => (error ? [] : ['Tag', 'Graphic']),
    }),
  }),
});

export const {
  useReportsInfiniteQuery,
  useSettleReportMutation,
  useAllTagsQuery,
  useRenameTagMutation,
  useMergeTagMutation,
} = adminApi;
