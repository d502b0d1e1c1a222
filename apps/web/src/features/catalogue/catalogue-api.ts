import {
  type ApiLanguage,
  CATALOGUE_PAGE,
  type CatalogueRow,
  type CatalogueSort,
  type Facets,
  type History,
  HISTORY_PAGE,
  type Renderings,
  type RequestInput,
  type ResponseOf,
  type ROUTES,
  type Suggestions,
} from '@tastwerk/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

/** What the catalogue is narrowed by; a value that is absent narrows nothing. */
export type CatalogueFilter = Pick<
  RequestInput<(typeof ROUTES)['searchGraphics'], 'query'>,
  'search' | 'format' | 'system' | 'tags' | 'category'
>;

/** A list of the catalogue: what narrows it, and how it is put in order. */
type CatalogueList = CatalogueFilter & { readonly sort: CatalogueSort; readonly language: ApiLanguage };

/** Id of the last graphic that is shown, from which the list goes on; null for the beginning. */
type Place = number | null;

/** A version by its id, and that of the variant it belongs to. */
interface VersionPlace {
  readonly id: number;
  readonly versionId: number;
}

export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchGraphics: build.infiniteQuery<CatalogueRow[], CatalogueList, Place>({
      query: ({ queryArg, pageParam }) =>
        call('searchGraphics', {
          query: {
            ...queryArg,
            limit: CATALOGUE_PAGE.usual,
            ...(pageParam === null ? {} : { before: pageParam }),
          },
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (lastPage) => {
          const ids = [...new Set(lastPage.map((row) => row.graphic_id))];
          return ids.length < CATALOGUE_PAGE.usual ? undefined : ids.at(-1);
        },
      },
      providesTags: ['Graphic'],
    }),
    facets: build.query<Facets, CatalogueFilter>({
      query: (query) => call('countGraphics', { query }),
      providesTags: ['Graphic', 'Tag'],
    }),
    suggestions: build.query<Suggestions, string>({
      query: (search) => call('suggestGraphics', { query: { search } }),
      providesTags: ['Graphic', 'Tag'],
    }),
    history: build.infiniteQuery<History, number, Place>({
      query: ({ queryArg: id, pageParam }) =>
        call('getHistory', {
          params: { id },
          query: { limit: HISTORY_PAGE.usual, ...(pageParam === null ? {} : { before: pageParam }) },
        }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ versions }) =>
          versions.length < HISTORY_PAGE.usual ? undefined : versions.at(-1)?.id,
      },
      providesTags: ['Variant'],
    }),
    version: build.query<ResponseOf<typeof ROUTES.getVersion>, VersionPlace>({
      query: ({ id, versionId }) => call('getVersion', { params: { id, versionId } }),
      providesTags: ['Variant'],
    }),
    restore: build.mutation<
      ResponseOf<typeof ROUTES.restoreVersion>,
      VersionPlace & { readonly body: RequestInput<(typeof ROUTES)['restoreVersion'], 'body'> }
    >({
      query: ({ id, versionId, body }) => call('restoreVersion', { params: { id, versionId }, body }),
      // A conflict says that there is a newer version than the one on the screen: that is loaded, too.
      invalidatesTags: ['Graphic', 'Variant', 'Rendering'],
    }),
    show: build.mutation<
      ResponseOf<typeof ROUTES.showVariant>,
      {
        readonly what: 'graphic' | 'variant';
        readonly id: number;
        readonly body: RequestInput<(typeof ROUTES)['showVariant'], 'body'>;
      }
    >({
      query: ({ what, id, body }) =>
        call(what === 'graphic' ? 'showGraphic' : 'showVariant', { params: { id }, body }),
      invalidatesTags: ['Graphic', 'Variant'],
    }),
    setTerms: build.mutation<
      ResponseOf<typeof ROUTES.setTerms>,
      { readonly id: number; readonly body: RequestInput<(typeof ROUTES)['setTerms'], 'body'> }
    >({
      query: ({ id, body }) => call('setTerms', { params: { id }, body }),
      // The files are made again, for they name the licence.
      invalidatesTags: ['Graphic', 'Variant', 'Rendering'],
    }),
    removeGraphic: build.mutation<null, number>({
      query: (id) => call('removeGraphic', { params: { id } }),
      // Its own page, which shows it until it is left, does not ask for it again.
      invalidatesTags: ['MyGraphic'],
    }),
    report: build.mutation<
      null,
      { readonly id: number; readonly body: RequestInput<(typeof ROUTES)['reportVariant'], 'body'> }
    >({
      query: ({ id, body }) => call('reportVariant', { params: { id }, body }),
    }),
    graphic: build.query<ResponseOf<typeof ROUTES.getGraphic>, number>({
      query: (id) => call('getGraphic', { params: { id } }),
      providesTags: ['Graphic'],
    }),
    versionRenderings: build.query<Renderings, VersionPlace>({
      query: ({ id, versionId }) =>
        call('listRenderings', { params: { id }, query: { version_id: versionId } }),
      providesTags: ['Rendering'],
    }),
    renderAgain: build.mutation<
      Renderings,
      { readonly id: number; readonly body: RequestInput<(typeof ROUTES)['renderAgain'], 'body'> }
    >({
      query: ({ id, body }) => call('renderAgain', { params: { id }, body }),
      invalidatesTags: ['Rendering'],
    }),
    tags: build.query<ResponseOf<typeof ROUTES.listTags>, void>({
      query: () => call('listTags', { query: {} }),
      providesTags: ['Tag'],
    }),
  }),
});

export const {
  useSearchGraphicsInfiniteQuery,
  useGraphicQuery,
  useVersionRenderingsQuery,
  useRenderAgainMutation,
  useTagsQuery,
  useFacetsQuery,
  useSuggestionsQuery,
  useHistoryInfiniteQuery,
  useVersionQuery,
  useRestoreMutation,
  useShowMutation,
  useSetTermsMutation,
  useRemoveGraphicMutation,
  useReportMutation,
} = catalogueApi;
