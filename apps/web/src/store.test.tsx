import { expect, it } from '@jest/globals';
import { answer, fakeApi } from '../test/fake-api.js';
import { baseApi } from './api/base-api.js';
import { catalogueApi } from './features/catalogue/catalogue-api.js';
import { endSession } from './session/session.js';
import { createStore } from './store.js';

it('what was loaded for a person is forgotten when they sign out', async () => {
  fakeApi({ 'GET /api/tags': () => answer([]) });
  const store = createStore();
  await store.dispatch(catalogueApi.endpoints.tags.initiate());
  const loaded = () => Object.keys(store.getState()[baseApi.reducerPath].queries);
  expect(loaded()).toHaveLength(1);
  endSession();
  expect(loaded()).toEqual([]);
});
