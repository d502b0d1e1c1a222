import { injectRoutes } from '../../../api/inject-routes.js';

export const { useProductionOrdersQuery, useConfirmShippedMutation } = injectRoutes(
  ({ query, mutation }) => ({
    productionOrders: query('listProductionOrders', { providesTags: ['Order'] }),
    // A refusal means that somebody else was faster.
    confirmShipped: mutation('confirmShipped', { invalidatesTags: ['Order'] }),
  }),
);
