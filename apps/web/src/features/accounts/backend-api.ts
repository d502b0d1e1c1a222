import type { ResponseOf, ROUTES } from '@tastwerk/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

const backendApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    backend: build.query<ResponseOf<typeof ROUTES.backend>, void>({ query: () => call('backend', {}) }),
  }),
});

export const { useBackendQuery } = backendApi;
