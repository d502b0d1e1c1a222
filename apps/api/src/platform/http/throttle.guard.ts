import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  type ThrottlerModuleOptions,
  ThrottlerGuard,
  ThrottlerStorage,
  InjectThrottlerOptions,
  InjectThrottlerStorage,
} from '@nestjs/throttler';
import { type Route, type RouteName, ROUTES, type Throttle } from '@tastwerk/contracts';
import { actorOf } from './actor.js';
import { ROUTE_NAME } from './for-route.decorator.js';

/** Holds each caller to the limit that the row of the contract names: a user wherever they are, else an address. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  constructor(
    @InjectThrottlerOptions() options: ThrottlerModuleOptions,
    @InjectThrottlerStorage() storage: ThrottlerStorage,
    reflector: Reflector,
  ) {
    super(options, storage, reflector);
  }

  protected override async getTracker(request: { readonly ip: string }): Promise<string> {
    const actor = actorOf(request);
    return actor === null ? request.ip : `user ${actor.id}`;
  }
}

/** The limit of the row that `context` answers. */
export function throttleOf(reflector: Reflector, context: ExecutionContext): Throttle {
  const name = reflector.get<RouteName>(ROUTE_NAME, context.getHandler());
  const route: Route = ROUTES[name];
  return route.throttle;
}
