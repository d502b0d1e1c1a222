import {
  applyDecorators,
  Get,
  Header,
  HttpCode,
  Post,
  SetMetadata,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type Route, type RouteName, ROUTES, USUAL_BODY_BYTES } from '@tastwerk/contracts';
import { isAdminChange, KeepChange } from './keep-change.interceptor.js';
import { RequestPartPipe } from './request-parts.js';
import { ROUTE_NAME } from './route-of.js';

/**
 * Binds a controller method to its row: method, path, status, and how its parts are read. Who may call and how often is read from the row by the
 * guards. A segment of the path that holds more than one name reaches Fastify as one, and is taken apart in `server-hooks.ts`.
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
    UsePipes(new RequestPartPipe(route)),
    HttpCode(route.response === 'empty' ? 204 : 200),
    RouteConfig({
      template: route.path,
      takesForms: route.takesForms === true,
      readsAside: route.readsAside === true,
      ...bodyLimitOf(route),
    }),
    // Answers depend on who asks; the web keeps what it read for a minute by itself.
    ...(route.response === 'file' ? [] : [Header('cache-control', 'no-store')]),
    // On these routes alone: an interceptor for all of them makes each answer a third dearer.
    ...(isAdminChange(route) ? [UseInterceptors(KeepChange)] : []),
    // nginx would gather a stream until it is over.
    ...(isStream(route) ? [Header('x-accel-buffering', 'no')] : []),
  );
}

function isStream({ response }: Route): boolean {
  return typeof response === 'object' && 'events' in response;
}

/** Read in `json-body.ts`; forms with files have limits of their own. */
function bodyLimitOf({ bodyBytes, request }: Route): { readonly bodyBytes?: number } {
  return request.form === undefined ? { bodyBytes: bodyBytes ?? USUAL_BODY_BYTES } : {};
}
