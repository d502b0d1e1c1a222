import { CATALOGUE_PAGE, HISTORY_PAGE, type RequestInput, type ROUTES } from '@tastwerk/contracts';
import { injectRoutes } from '../../api/inject-routes.js';
import { type RouteAnswer, type RouteArgument, routeCall } from '../../api/route-call.js';

/** What the catalogue is narrowed by; a value that is absent narrows nothing. */
export type CatalogueFilter = Pick<
  RequestInput<(typeof ROUTES)['searchGraphics'], 'query'>,
  'search' | 'format' | 'system' | 'tags' | 'category'
>;

/** What shows or hides a variant or a whole graphic. */
type Showing = RouteArgument<'showVariant'> & { readonly what: 'graphic' | 'variant' };

export const catalogueApi = injectRoutes(({ query, mutation, list, build }) => ({
  searchGraphics: list(
    'searchGraphics',
    {
      limit: CATALOGUE_PAGE.usual,
      by: 'before',
      next: (rows) => {
        const ids = [...new Set(rows.map((row) => row.graphic_id))];
        return ids.length < CATALOGUE_PAGE.usual ? undefined : ids.at(-1);
      },
    },
    { providesTags: ['Graphic'] },
  ),
  facets: query('countGraphics', { providesTags: ['Graphic', 'Tag'] }),
  suggestions: query('suggestGraphics', { providesTags: ['Graphic', 'Tag'] }),
  history: list(
    'getHistory',
    {
      limit: HISTORY_PAGE.usual,
      by: 'before',
      next: ({ versions }) => (versions.length < HISTORY_PAGE.usual ? undefined : versions.at(-1)?.id),
    },
    { providesTags: ['Variant'] },
  ),
  /** A variant with its document, for users who are logged in. */
  variantDocument: query('getVariant', { providesTags: ['Variant'] }),
  versionBraille: query('getVersionBraille'),
  version: query('getVersion', { providesTags: ['Variant'] }),
  // A conflict says that there is a newer version than the one on the screen: that is loaded, too.
  restore: mutation('restoreVersion', { invalidatesTags: ['Graphic', 'Variant', 'Rendering'] }),
  show: build.mutation<RouteAnswer<'showVariant'>, Showing>({
    query: ({ what, ...asked }) => routeCall(what === 'graphic' ? 'showGraphic' : 'showVariant', asked),
    invalidatesTags: ['Graphic', 'Variant'],
  }),
  // The files are made again, for they name the licence.
  setTerms: mutation('setTerms', { invalidatesTags: ['Graphic', 'Variant', 'Rendering'] }),
  // Its own page, which shows it until it is left, does not ask for it again.
  removeGraphic: mutation('removeGraphic', { invalidatesTags: ['MyGraphic'] }),
  report: mutation('reportVariant'),
  graphic: query('getGraphic', { providesTags: ['Graphic'] }),
  versionRenderings: query('listRenderings', { providesTags: ['Rendering'] }),
  renderAgain: mutation('renderAgain', { invalidatesTags: ['Rendering'] }),
  tags: query('listTags', { providesTags: ['Tag'] }),
}));

export const {
  useSearchGraphicsInfiniteQuery,
  useGraphicQuery,
  useVersionRenderingsQuery,
  useRenderAgainMutation,
  useTagsQuery,
  useFacetsQuery,
  useSuggestionsQuery,
  useHistoryInfiniteQuery,
  useVersionBrailleQuery,
  useVersionQuery,
  useRestoreMutation,
  useShowMutation,
  useSetTermsMutation,
  useRemoveGraphicMutation,
  useReportMutation,
} = catalogueApi;
