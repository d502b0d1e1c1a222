import type { ResponseOf, ROUTES } from '@tastwerk/contracts';
import { baseApi } from './base-api.js';
import { call } from './call.js';

const backendApi = baseApi.enhanceEndpoints({ addTagTypes: ['Backend'] }).injectEndpoints({
  endpoints: (build) => ({
    backend: build.query<ResponseOf<typeof ROUTES.backend>, void>({
      query: () => call('backend', {}),
      providesTags: ['Backend'],
    }),
  }),
});

export const { useBackendQuery } = backendApi;

/** Whether orders are carried out; undefined while that is not known. */
export function useSales(): 'on' | 'off' | undefined {
  return useBackendQuery().data?.sales;
}
