import { injectRoutes } from '../../api/inject-routes.js';

/** A publication outdates this, unless it failed. */
const onceDone = {
  invalidatesTags: (_: unknown, error: unknown) =>
    error ? [] : (['Graphic', 'Variant', 'Tag', 'Rendering'] as const),
};

/** The editor's calls that publish. */
export const publishingApi = injectRoutes(({ mutation }) => ({
  createGraphic: mutation('createGraphic', onceDone),
  createVariant: mutation('createVariant', onceDone),
  updateVariant: mutation('updateVariant', onceDone),
}));
