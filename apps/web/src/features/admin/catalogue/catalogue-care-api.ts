import { injectAdminRoutes } from '../inject-admin-routes.js';
import { type RouteAnswer, type RouteArgument, routeCall } from '../../../api/route-call.js';
import { FROM_ID, nextPlace, PAGE } from '../paging.js';

/** What hides or shows a variant or a whole graphic. */
type Showing = RouteArgument<'showVariant'> & { readonly what: 'graphic' | 'variant' };

const careApi = injectAdminRoutes(({ query, mutation, list, build }) => ({
  keptVariants: list(
    'listKeptVariants',
    { limit: PAGE, by: 'before', next: (last) => nextPlace(last, last.at(-1)?.variant_id) },
    // What the catalogue itself hides and shows is seen here, too.
    { providesTags: ['Graphic', 'Variant', 'Rendering'] },
  ),
  showKept: build.mutation<RouteAnswer<'showVariant'>, Showing>({
    query: ({ what, ...asked }) => routeCall(what === 'graphic' ? 'showGraphic' : 'showVariant', asked),
    invalidatesTags: ['Graphic', 'Variant', 'Report', 'AdminChange'],
  }),
  reports: list('listReports', FROM_ID, { providesTags: ['Report'] }),
  settleReport: mutation('settleReport', { invalidatesTags: ['Report', 'Figures', 'AdminChange'] }),
  allTags: list(
    'listAllTags',
    { limit: PAGE, by: 'offset', next: (last, answers) => nextPlace(last, answers.length * PAGE) },
    { providesTags: ['Tag'] },
  ),
  renameTag: mutation('renameTag', {
    invalidatesTags: (_, error) => (error ? [] : ['Tag', 'Graphic', 'AdminChange']),
  }),
  mergeTag: mutation('mergeTag', {
    invalidatesTags: (_, error) => (error ? [] : ['Tag', 'Graphic', 'AdminChange']),
  }),
  rounds: list('listRenderRounds', FROM_ID, { providesTags: ['Round'] }),
  renderers: query('listRenderers', { providesTags: ['Round'] }),
  startRound: mutation('startRenderRound', {
    invalidatesTags: (_, error) => (error ? [] : ['Round', 'Rendering', 'Job', 'Figures', 'AdminChange']),
  }),
  stopRound: mutation('stopRenderRound', { invalidatesTags: ['Round', 'AdminChange'] }),
}));

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
