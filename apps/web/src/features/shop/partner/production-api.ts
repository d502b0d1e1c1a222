import type { ProducedOrder, ProductionView, ResponseOf, ROUTES } from '@tastwerk/contracts';
import { call } from '../../../api/call.js';
import { shopApi } from '../shop-api.js';

const productionApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    productionOrders: build.query<ResponseOf<typeof ROUTES.listProductionOrders>, ProductionView>({
      query: (view) => call('listProductionOrders', { query: { view } }),
      providesTags: ['Order'],
    }),
    confirmShipped: build.mutation<ProducedOrder, { readonly id: number; readonly trackingNumber: string }>({
      query: ({ id, trackingNumber }) =>
        call('confirmShipped', { params: { id }, body: { tracking_number: trackingNumber } }),
      // A refusal means that somebody else was faster.
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useProductionOrdersQuery, useConfirmShippedMutation } = productionApi;
