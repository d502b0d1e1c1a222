import { baseApi } from '../../../api/base-api.js';
import { call } from '../../../api/call.js';
import {
  type Answer,
  type Asked,
  before,
  type Body,
  fromId,
  nextPlace,
  PAGE,
  type Place,
} from '../paging.js';

/** What hides or shows a variant or a whole graphic. */
interface Showing {
  readonly what: 'graphic' | 'variant';
  readonly id: number;
  readonly body: Body<'showVariant'>;
}

const careApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Round', 'Job', 'Figures', 'AdminChange'] })
  .injectEndpoints({
    endpoints: (build) => ({
      keptVariants: build.infiniteQuery<Answer<'listKeptVariants'>, Asked<'listKeptVariants'>, Place>({
        query: ({ queryArg, pageParam }) =>
          call('listKeptVariants', { query: { ...queryArg, ...before(pageParam) } }),
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: (last) => nextPlace(last, last.at(-1)?.variant_id),
        },
        // What the catalogue itself hides and shows is seen here, too.
        providesTags: ['Graphic', 'Variant', 'Rendering'],
      }),
      showKept: build.mutation<Answer<'showVariant'>, Showing>({
        query: ({ what, id, body }) =>
          call(what === 'graphic' ? 'showGraphic' : 'showVariant', { params: { id }, body }),
        invalidatesTags: ['Graphic', 'Variant', 'Report', 'AdminChange'],
      }),
      reports: build.infiniteQuery<Answer<'listReports'>, Asked<'listReports'>, Place>({
        query: ({ queryArg, pageParam }) =>
          call('listReports', { query: { ...queryArg, ...before(pageParam) } }),
        infiniteQueryOptions: fromId,
        providesTags: ['Report'],
      }),
      settleReport: build.mutation<
        Answer<'settleReport'>,
        { readonly id: number; readonly body: Body<'settleReport'> }
      >({
        query: ({ id, body }) => call('settleReport', { params: { id }, body }),
        invalidatesTags: ['Report', 'Figures', 'AdminChange'],
      }),
      allTags: build.infiniteQuery<Answer<'listAllTags'>, Asked<'listAllTags'>, number>({
        query: ({ queryArg, pageParam }) =>
          call('listAllTags', { query: { ...queryArg, limit: PAGE, offset: pageParam } }),
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: (last, _, place) => nextPlace(last, place + PAGE),
        },
        providesTags: ['Tag'],
      }),
      renameTag: build.mutation<Answer<'renameTag'>, { readonly id: number; readonly name: string }>({
        query: ({ id, name }) => call('renameTag', { params: { id }, body: { name } }),
        invalidatesTags: (_, error) => (error ? [] : ['Tag', 'Graphic', 'AdminChange']),
      }),
      mergeTag: build.mutation<Answer<'mergeTag'>, { readonly id: number; readonly into: number }>({
        query: ({ id, into }) => call('mergeTag', { params: { id }, body: { into } }),
        invalidatesTags: (_, error) => (error ? [] : ['Tag', 'Graphic', 'AdminChange']),
      }),
      rounds: build.infiniteQuery<Answer<'listRenderRounds'>, void, Place>({
        query: ({ pageParam }) => call('listRenderRounds', { query: before(pageParam) }),
        infiniteQueryOptions: fromId,
        providesTags: ['Round'],
      }),
      renderers: build.query<Answer<'listRenderers'>, void>({
        query: () => call('listRenderers', {}),
        providesTags: ['Round'],
      }),
      startRound: build.mutation<Answer<'startRenderRound'>, Body<'startRenderRound'>>({
        query: (body) => call('startRenderRound', { body }),
        invalidatesTags: (_, error) => (error ? [] : ['Round', 'Rendering', 'Job', 'Figures', 'AdminChange']),
      }),
      stopRound: build.mutation<Answer<'stopRenderRound'>, number>({
        query: (id) => call('stopRenderRound', { params: { id } }),
        invalidatesTags: ['Round', 'AdminChange'],
      }),
    }),
  });

export const {
  useKeptVariantsInfiniteQuery,
  useShowKeptMutation,
  useReportsInfiniteQuery,
  useSettleReportMutation,
  useAllTagsInfiniteQuery,
  useRenameTagMutation,
  useMergeTagMutation,
  useRoundsInfiniteQuery,
  useRenderersQuery,
  useStartRoundMutation,
  useStopRoundMutation,
} = careApi;
