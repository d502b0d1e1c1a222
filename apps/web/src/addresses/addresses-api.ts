import { injectRoutes } from '../api/inject-routes.js';
import { type RouteAnswer, type RouteArgument, routeCall } from '../api/route-call.js';

/** An address to be kept: a new one where it has no id. */
interface SavedAddress {
  readonly id: number | null;
  readonly body: RouteArgument<'createAddress'>;
}

const addressesApi = injectRoutes(({ query, mutation, build }) => ({
  addresses: query('listAddresses', { providesTags: ['Address'] }),
  saveAddress: build.mutation<RouteAnswer<'createAddress'>, SavedAddress>({
    query: ({ id, body }) =>
      id === null ? routeCall('createAddress', body) : routeCall('updateAddress', { id, body }),
    invalidatesTags: ['Address'],
  }),
  removeAddress: mutation('inactivateAddress', { invalidatesTags: ['Address'] }),
}));

export const { useAddressesQuery, useSaveAddressMutation, useRemoveAddressMutation } = addressesApi;
