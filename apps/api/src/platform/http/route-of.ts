import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Route, type RouteName, ROUTES } from '@tastwerk/contracts';

/** Where a controller method keeps the name of its row of the contract. */
export const ROUTE_NAME = Symbol('route name');

const reflector = new Reflector();

/** The name of the row that is being answered. */
export function routeNameOf(context: ExecutionContext): RouteName {
  return reflector.get<RouteName>(ROUTE_NAME, context.getHandler());
}

/** The row that is being answered. */
export function routeOf(context: ExecutionContext): Route {
  return ROUTES[routeNameOf(context)];
}
