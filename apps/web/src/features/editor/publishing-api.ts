import type { RequestInput, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

type Body<N extends 'createGraphic' | 'createVariant' | 'updateVariant'> = RequestInput<
  (typeof ROUTES)[N],
  'body'
>;

const CHANGED = ['Graphic', 'Variant', 'Tag', 'Rendering'] as const;

/** Tags that a publication outdates, and none when it failed. */
const changedUnlessFailed = (_: unknown, error: unknown) => (error ? [] : [...CHANGED]);

/** The editor's calls: publishing, and a variant with its document. */
export const publishingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createGraphic: build.mutation<ResponseOf<typeof ROUTES.createGraphic>, Body<'createGraphic'>>({
      query: (body) => call('createGraphic', { body }),
      invalidatesTags: changedUnlessFailed,
    }),
    createVariant: build.mutation<ResponseOf<typeof ROUTES.createVariant>, Body<'createVariant'>>({
      query: (body) => call('createVariant', { body }),
      invalidatesTags: changedUnlessFailed,
    }),
    updateVariant: build.mutation<
      ResponseOf<typeof ROUTES.updateVariant>,
      { readonly id: number; readonly body: Body<'updateVariant'> }
    >({
      query: ({ id, body }) => call('updateVariant', { params: { id }, body }),
      invalidatesTags: changedUnlessFailed,
    }),
    variantDocument: build.query<ResponseOf<typeof ROUTES.getVariant>, number>({
      query: (id) => call('getVariant', { params: { id } }),
      providesTags: ['Variant'],
    }),
  }),
});
