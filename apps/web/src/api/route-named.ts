import type { RouteName } from '@tastwerk/contracts';
import type { CallableRoute, CallableRoutes } from './callable-route.js';
import { CALLABLE_ROUTES } from './callable-routes.js';

const known = new Map(Object.entries(CALLABLE_ROUTES));

/** Adds what a part of the application calls besides. */
export function addRoutes(routes: CallableRoutes): void {
  for (const [name, route] of Object.entries(routes)) known.set(name, route);
}

/** The route of this name. */
export function routeNamed(name: RouteName): CallableRoute {
  const route = known.get(name);
  if (!route) throw new RangeError(`${name} is no route that this part of the application has added`);
  return route;
}
