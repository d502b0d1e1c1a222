import { injectRoutes } from './inject-routes.js';

export const { useBackendQuery } = injectRoutes(({ query }) => ({
  backend: query('backend', { providesTags: ['Backend'] }),
}));

/** Whether orders are carried out; undefined while that is not known. */
export function useSales(): 'on' | 'off' | undefined {
  return useBackendQuery().data?.sales;
}
