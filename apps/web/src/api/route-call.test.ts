import { describe, expect, it } from '@jest/globals';
import { callableRoutes } from './callable-route.js';
import { routeCall } from './route-call.js';
import { addRoutes } from './route-named.js';

addRoutes(callableRoutes(true));

describe('routeCall', () => {
  it('takes the body of a route that needs nothing else as it is', () => {
    expect(routeCall('openOffer', { key: 'k' })).toEqual({ route: 'openOffer', body: { key: 'k' } });
  });

  it('takes a value bare that is all that a path needs', () => {
    expect(routeCall('getOrder', 7)).toEqual({ route: 'getOrder', params: { id: 7 } });
  });

  it('divides values between path and query', () => {
    expect(routeCall('listRenderings', { id: 7, version_id: 9 })).toEqual({
      route: 'listRenderings',
      params: { id: 7 },
      query: { version_id: 9 },
    });
  });

  it('takes a body beside the values of the path', () => {
    expect(routeCall('renameTag', { id: 7, body: { name: 'Zelle' } })).toEqual({
      route: 'renameTag',
      params: { id: 7 },
      body: { name: 'Zelle' },
    });
  });

  it('sends the query of a route that is no reading', () => {
    expect(routeCall('verifyLoginChange', { key: 'k' })).toEqual({
      route: 'verifyLoginChange',
      query: { key: 'k' },
    });
  });

  it('needs nothing for a route that takes nothing', () => {
    expect(routeCall('listLogs', undefined)).toEqual({ route: 'listLogs' });
  });
});
