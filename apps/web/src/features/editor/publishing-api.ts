import { injectRoutes } from '../../api/inject-routes.js';

/** A publication outdates this, unless it failed. */
const onceDone = {
  invalidatesTags: (_: unknown, error: unknown) =>
    error ? [] : (['Graphic', 'Variant', 'Tag', 'Rendering'] as const),
};

/** The editor's calls: publishing, and a variant with its document. */
export const publishingApi = injectRoutes(({ query, mutation }) => ({
  createGraphic: mutation('createGraphic', onceDone),
  createVariant: mutation('createVariant', onceDone),
  updateVariant: mutation('updateVariant', onceDone),
  variantDocument: query('getVariant', { providesTags: ['Variant'] }),
}));
