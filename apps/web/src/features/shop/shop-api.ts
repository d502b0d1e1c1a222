import { baseApi } from '../../api/base-api.js';

/** The door to the API with what the shop keeps of its answers. */
export const shopApi = baseApi.enhanceEndpoints({ addTagTypes: ['Quote', 'Order', 'Backend'] });
