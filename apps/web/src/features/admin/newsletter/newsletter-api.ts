import { call } from '../../../api/call.js';
import { shopApi } from '../../shop/shop-api.js';
import type { Answer, Body } from '../paging.js';

/** How often the progress of an issue that is being sent is asked for, in ms. */
export const PROGRESS_MS = 3000;

const newsletterApi = shopApi
  .enhanceEndpoints({ addTagTypes: ['Newsletter', 'AdminChange'] })
  .injectEndpoints({
    endpoints: (build) => ({
      newsletters: build.query<Answer<'listNewsletters'>, void>({
        query: () => call('listNewsletters', {}),
        providesTags: ['Newsletter'],
      }),
      newsletterPreview: build.query<Answer<'previewNewsletter'>, Body<'previewNewsletter'>>({
        query: (body) => call('previewNewsletter', { body }),
      }),
      saveNewsletter: build.mutation<
        Answer<'createNewsletter'>,
        { readonly id: number | null; readonly body: Body<'createNewsletter'> }
      >({
        query: ({ id, body }) =>
          id === null
            ? call('createNewsletter', { body })
            : call('changeNewsletter', { params: { id }, body }),
        invalidatesTags: ['Newsletter', 'AdminChange'],
      }),
      testNewsletter: build.mutation<null, number>({
        query: (id) => call('testNewsletter', { params: { id } }),
        invalidatesTags: ['AdminChange'],
      }),
      sendNewsletter: build.mutation<Answer<'sendNewsletter'>, number>({
        query: (id) => call('sendNewsletter', { params: { id } }),
        invalidatesTags: ['Newsletter', 'AdminChange'],
      }),
      cancelNewsletter: build.mutation<Answer<'cancelNewsletter'>, number>({
        query: (id) => call('cancelNewsletter', { params: { id } }),
        invalidatesTags: ['Newsletter', 'AdminChange'],
      }),
      deleteNewsletter: build.mutation<null, number>({
        query: (id) => call('deleteNewsletter', { params: { id } }),
        invalidatesTags: ['Newsletter', 'AdminChange'],
      }),
    }),
  });

export const {
  useNewslettersQuery,
  useNewsletterPreviewQuery,
  useSaveNewsletterMutation,
  useTestNewsletterMutation,
  useSendNewsletterMutation,
  useCancelNewsletterMutation,
  useDeleteNewsletterMutation,
} = newsletterApi;
