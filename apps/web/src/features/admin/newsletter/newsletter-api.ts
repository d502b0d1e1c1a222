import { injectAdminRoutes } from '../inject-admin-routes.js';
import { type RouteAnswer, type RouteArgument, routeCall } from '../../../api/route-call.js';

/** How often the progress of an issue that is being sent is asked for, in ms. */
export const PROGRESS_MS = 3000;

/** An issue to be kept: a new one where it has no id. */
interface SavedNewsletter {
  readonly id: number | null;
  readonly body: RouteArgument<'createNewsletter'>;
}

const newsletterApi = injectAdminRoutes(({ query, mutation, build }) => ({
  newsletters: query('listNewsletters', { providesTags: ['Newsletter'] }),
  newsletterPreview: query('previewNewsletter'),
  saveNewsletter: build.mutation<RouteAnswer<'createNewsletter'>, SavedNewsletter>({
    query: ({ id, body }) =>
      id === null ? routeCall('createNewsletter', body) : routeCall('changeNewsletter', { id, body }),
    invalidatesTags: ['Newsletter', 'AdminChange'],
  }),
  testNewsletter: mutation('testNewsletter', { invalidatesTags: ['AdminChange'] }),
  sendNewsletter: mutation('sendNewsletter', { invalidatesTags: ['Newsletter', 'AdminChange'] }),
  cancelNewsletter: mutation('cancelNewsletter', { invalidatesTags: ['Newsletter', 'AdminChange'] }),
  deleteNewsletter: mutation('deleteNewsletter', { invalidatesTags: ['Newsletter', 'AdminChange'] }),
}));

export const {
  useNewslettersQuery,
  useNewsletterPreviewQuery,
  useSaveNewsletterMutation,
  useTestNewsletterMutation,
  useSendNewsletterMutation,
  useCancelNewsletterMutation,
  useDeleteNewsletterMutation,
} = newsletterApi;
