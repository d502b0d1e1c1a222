import type { RouteName } from '@tastwerk/contracts';
import { type CallableRoute, CALLABLE_ROUTES } from './callable-routes.js';

/** The route of this name. */
export function routeNamed(name: RouteName): CallableRoute {
  const route = CALLABLE_ROUTES[name];
  if (!route) throw new RangeError(`${name} is no route`);
  return route;
}
