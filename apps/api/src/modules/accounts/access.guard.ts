import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type ErrorCode, type Route, type RouteName, ROUTES } from '@tastwerk/contracts';
import { actorOf } from '../../platform/http/actor.js';
import { ApiException } from '../../platform/http/api-failure.js';
import { ROUTE_NAME } from '../../platform/http/for-route.decorator.js';

/** What to tell about a token that does not count, by why passport refused it. */
function codeOf(info: unknown): ErrorCode {
  if (!(info instanceof Error)) return 'SESSION_REVOKED';
  if (info.name === 'TokenExpiredError') return 'SESSION_EXPIRED';
  return info.message === 'No auth token' ? 'SESSION_MISSING' : 'SESSION_REVOKED';
}

/**
 * Lets through whom the row of the contract lets through. Where anybody may call, a token that does not count is as good as
 * none: a visitor with an old one still sees the catalogue.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override handleRequest<TUser>(
    error: unknown,
    user: TUser,
    info: unknown,
    context: ExecutionContext,
  ): TUser {
    if (error !== null && error !== undefined) throw error;
    const route: Route = ROUTES[this.reflector.get<RouteName>(ROUTE_NAME, context.getHandler())];
    if (route.access === 'public') return user;
    const actor = actorOf({ user });
    if (actor === null) throw new ApiException({ code: codeOf(info) });
    if (typeof route.access === 'object' && !actor.rights.includes(route.access.right)) {
      throw new ApiException({ code: 'RIGHT_MISSING', detail: `needs ${route.access.right}` });
    }
    return user;
  }
}
