import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { type ErrorCode, type Route, ROLES } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { FastifyRequest } from 'fastify';
import { type Actor, isActor } from '../../../platform/http/actor.js';
import { ApiException } from '../../../platform/http/api-failure.js';
import { routeNameOf, routeOf } from '../../../platform/http/route-of.js';
import { AccountService } from '../account.service.js';
import { PENDING_SUBJECT } from '../session.service.js';
import { AccessTokens } from './access-tokens.service.js';
import { BearerRequest } from './jwt.strategy.js';

/** The actor of a sign-up that is not confirmed yet. */
const PENDING: Actor = { id: 0, sessionId: '', role: ROLES.standard, rights: [], isUnverified: true };

/**
 * Lets through whom the row of the contract lets through. Where anybody may call, a token that does not count is as good as
 * none: a visitor with an old one still sees the catalogue.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly logger = new Logger(AccessGuard.name);
  private readonly actorOf = (token: string) => this.holderOf(token);

  constructor(
    private readonly tokens: AccessTokens,
    private readonly accounts: AccountService,
  ) {
    super();
  }

  /** What the strategy needs alone: passport hangs functions of its own on what it gets. */
  override getRequest(context: ExecutionContext): BearerRequest {
    const { authorization } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    return new BearerRequest(authorization, this.actorOf);
  }

  override handleRequest<User = Actor | false>(
    error: unknown,
    user: User,
    refusal: ErrorCode,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Actor }>();
    const actor = isActor(user) ? user : undefined;
    if (actor !== undefined) request.user = actor;
    const { access } = routeOf(context);
    if (access !== 'public') this.refuse(actor === undefined ? fail(refusal) : ok(actor), access, context);
    return user;
  }

  /** Throws what keeps `actor` from a route that not everybody may call. */
  private refuse(
    actor: Result<Actor, ErrorCode>,
    access: Exclude<Route['access'], 'public'>,
    context: ExecutionContext,
  ): void {
    if (!actor.ok) throw new ApiException({ code: actor.error });
    const { id, rights, isUnverified } = actor.value;
    const isRightMissing = typeof access === 'object' && !rights.includes(access.right);
    if (isRightMissing) {
      const { id: correlationId } = context.switchToHttp().getRequest<FastifyRequest>();
      this.logger.warn(
        { actor: id, action: routeNameOf(context), needs: access.right, correlationId },
        'an action was refused: the account does not have the right',
      );
    }
    if (isUnverified === true) throw new ApiException({ code: 'ACCOUNT_UNVERIFIED' });
    if (isRightMissing) throw new ApiException({ code: 'RIGHT_MISSING', detail: `needs ${access.right}` });
  }

  /** The holder of a bearer token, which counts as long as its signature, its time and its session hold. */
  private async holderOf(token: string): Promise<Result<Actor, ErrorCode>> {
    const holder = this.tokens.read(token);
    if (!holder.ok) return holder;
    if (holder.value.accountId === PENDING_SUBJECT) return ok(PENDING);
    const actor = await this.accounts.actor(holder.value.accountId, holder.value.sessionId);
    return actor === null ? fail('SESSION_REVOKED') : ok(actor);
  }
}
