import type { RequestInput, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contact: build.query<ResponseOf<typeof ROUTES.getContact>, void>({ query: () => call('getContact', {}) }),
    sendMessage: build.mutation<null, RequestInput<(typeof ROUTES)['sendContactMessage'], 'body'>>({
      query: (body) => call('sendContactMessage', { body }),
    }),
  }),
});

export const { useContactQuery, useSendMessageMutation } = contactApi;
