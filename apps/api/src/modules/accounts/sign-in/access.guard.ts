import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { type ErrorCode, type Route, ROLES } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.js';
import { type Actor, isActor, isProved } from '../../../platform/http/actor.js';
import { ApiException } from '../../../platform/http/api-failure.js';
import { routeNameOf, routeOf } from '../../../platform/http/route-of.js';
import { AccountService } from '../account.service.js';
import { PENDING_SUBJECT } from '../session.service.js';
import { AccessTokens, type TokenHolder } from './access-tokens.service.js';
import { BearerRequest, bearerTokenOf } from './jwt.strategy.js';

/** The actor of a sign-up that is not confirmed yet. */
const PENDING: Actor = {
  id: 0,
  sessionId: '',
  role: ROLES.standard,
  rights: [],
  provedAt: new Date(0),
  hasSecondFactor: false,
  isUnverified: true,
};

/**
 * Lets through whom the row of the contract lets through. Where anybody may call, a token that does not count is as good as
 * none: a visitor with an old one still sees the catalogue.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly logger = new Logger(AccessGuard.name);
  private readonly actorOf = (token: string) => this.actorOfToken(token);

  constructor(
    private readonly tokens: AccessTokens,
    private readonly accounts: AccountService,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** What the strategy needs alone: passport hangs functions of its own on what it gets. */
  override getRequest(context: ExecutionContext): BearerRequest {
    const { authorization } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    return new BearerRequest(authorization, this.actorOf);
  }

  /** A token that the strategy has accepted before is not given to it again: most requests come with one (ADR 17). Its session is read each time. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    const token = bearerTokenOf(authorization);
    const holder = token === undefined ? undefined : this.tokens.remembered(token);
    if (holder === undefined) return Boolean(await super.canActivate(context));
    this.decide(await this.actorOfHolder(holder), context);
    return true;
  }

  override handleRequest<User = Actor | false>(
    error: unknown,
    user: User,
    refusal: ErrorCode,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    this.decide(isActor(user) ? ok(user) : fail(refusal), context);
    return user;
  }

  private decide(actor: Result<Actor, ErrorCode>, context: ExecutionContext): void {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Actor }>();
    if (actor.ok) request.user = actor.value;
    const { access, proof } = routeOf(context);
    if (access === 'public') return;
    const user = this.admit(actor, access, context);
    if (proof === true && !isProved(user, this.clock.now())) throw new ApiException({ code: 'PROOF_NEEDED' });
  }

  /** The user whom a route lets in that is not public; throws what keeps them out. */
  private admit(
    actor: Result<Actor, ErrorCode>,
    access: Exclude<Route['access'], 'public'>,
    context: ExecutionContext,
  ): Actor {
    if (!actor.ok) throw new ApiException({ code: actor.error });
    const { id, rights, isUnverified, needsSecondFactor } = actor.value;
    const isRightMissing = typeof access === 'object' && !rights.includes(access.right);
    if (isRightMissing) {
      const { id: correlationId } = context.switchToHttp().getRequest<FastifyRequest>();
      this.logger.warn(
        { actor: id, action: routeNameOf(context), needs: access.right, correlationId },
        'an action was refused: the account does not have the right',
      );
    }
    if (isUnverified === true) throw new ApiException({ code: 'ACCOUNT_UNVERIFIED' });
    if (isRightMissing && needsSecondFactor === true)
      throw new ApiException({ code: 'SECOND_FACTOR_NEEDED' });
    if (isRightMissing) throw new ApiException({ code: 'RIGHT_MISSING', detail: `needs ${access.right}` });
    return actor.value;
  }

  /** Whom a bearer token stands for, as long as its signature, its time and its session hold. */
  private async actorOfToken(token: string): Promise<Result<Actor, ErrorCode>> {
    const holder = this.tokens.read(token);
    return holder.ok ? this.actorOfHolder(holder.value) : holder;
  }

  private async actorOfHolder(holder: TokenHolder): Promise<Result<Actor, ErrorCode>> {
    if (holder.accountId === PENDING_SUBJECT) return ok(PENDING);
    const actor = await this.accounts.actor(holder.accountId, holder.sessionId);
    return actor === null ? fail('SESSION_REVOKED') : ok(actor);
  }
}
