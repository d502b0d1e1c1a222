import { applyDecorators, Get, Header, HttpCode, Post, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type Route, type RouteName, ROUTES } from '@tastwerk/contracts';

/** Where a controller method keeps the name of its row of the contract. */
export const ROUTE_NAME = Symbol('route name');

/**
 * Binds a controller method to its row: method, path, status. Who may call and how often is read from the row by the
 * guards. A segment of the path that holds more than one name reaches Fastify as one, and is taken apart in `route-params.ts`.
 */
export function ForRoute(name: RouteName): MethodDecorator {
  const route: Route = ROUTES[name];
  const path = route.path
    .split('/')
    .map((segment, index) => {
      if (!segment.includes('{')) return segment;
      const single = /^\{(\w+)\}$/.exec(segment)?.[1];
      return `:${single ?? `segment${index}`}`;
    })
    .join('/');
  return applyDecorators(
    SetMetadata(ROUTE_NAME, name),
    route.method === 'GET' ? Get(path) : Post(path),
    HttpCode(route.response === 'empty' ? 204 : 200),
    RouteConfig({ template: route.path }),
    // Answers depend on who asks; the web keeps what it read for a minute by itself.
    ...(route.response === 'file' ? [] : [Header('cache-control', 'no-store')]),
  );
}
