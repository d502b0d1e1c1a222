import {
  CATALOGUE_PAGE,
  type CatalogueRow,
  type RequestInput,
  type ResponseOf,
  type ROUTES,
} from '@tastwerk/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';
import { graphicsOf } from './graphics-of.js';

/** What the catalogue is narrowed by; a value that is absent narrows nothing. */
export type CatalogueFilter = Pick<
  RequestInput<(typeof ROUTES)['searchGraphics'], 'query'>,
  'search' | 'format' | 'system' | 'tags'
>;

/** Id of the last graphic that is shown, from which the list goes on; null for the beginning. */
type Place = number | null;

const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchGraphics: build.infiniteQuery<CatalogueRow[], CatalogueFilter, Place>({
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
          const graphics = graphicsOf(lastPage);
          return graphics.length < CATALOGUE_PAGE.usual ? undefined : graphics.at(-1)?.id;
        },
      },
      providesTags: ['Graphic'],
    }),
    graphic: build.query<ResponseOf<typeof ROUTES.getGraphic>, number>({
      query: (id) => call('getGraphic', { params: { id } }),
      providesTags: ['Graphic'],
    }),
    variantRenderings: build.query<ResponseOf<typeof ROUTES.listRenderings>, number>({
      query: (id) => call('listRenderings', { params: { id }, query: {} }),
      providesTags: ['Rendering'],
    }),
    tags: build.query<ResponseOf<typeof ROUTES.listTags>, void>({
      query: () => call('listTags', { query: {} }),
      providesTags: ['Tag'],
    }),
  }),
});

export const { useSearchGraphicsInfiniteQuery, useGraphicQuery, useVariantRenderingsQuery, useTagsQuery } =
  catalogueApi;
