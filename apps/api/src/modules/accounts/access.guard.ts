import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { type ErrorCode, type Route, ROLES } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/http/actor.js';
import { ApiException } from '../../platform/http/api-failure.js';
import { routeNameOf, routeOf } from '../../platform/http/route-of.js';
import { AccessTokens } from './access-tokens.service.js';
import { AccountService } from './account.service.js';
import { PENDING_SUBJECT } from './session.service.js';

/** Whoever has signed up and not confirmed it. */
const PENDING: Actor = { id: 0, sessionId: '', role: ROLES.standard, rights: [], isUnverified: true };

/**
 * Lets through whom the row of the contract lets through. Where anybody may call, a token that does not count is as good as
 * none: a visitor with an old one still sees the catalogue.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly logger = new Logger(AccessGuard.name);

  constructor(
    private readonly tokens: AccessTokens,
    private readonly accounts: AccountService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Actor }>();
    const { access } = routeOf(context);
    const actor = await this.actorOf(request.headers.authorization);
    if (actor.ok) request.user = actor.value;
    if (access !== 'public') {
      if (actor.ok && typeof access === 'object' && !actor.value.rights.includes(access.right))
        this.logger.warn(
          {
            actor: actor.value.id,
            action: routeNameOf(context),
            needs: access.right,
            correlationId: request.id,
          },
          'an action was refused: the account does not have the right',
        );
      refuse(actor, access);
    }
    return true;
  }

  /** Whom a request comes from by its bearer token, which counts as long as its signature, its time and its session hold. */
  private async actorOf(authorization: string | undefined): Promise<Result<Actor, ErrorCode>> {
    const token = /^bearer +(\S+)/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return fail('SESSION_MISSING');
    const holder = this.tokens.read(token);
    if (!holder.ok) return holder;
    if (holder.value.accountId === PENDING_SUBJECT) return ok(PENDING);
    const actor = await this.accounts.actor(holder.value.accountId, holder.value.sessionId);
    return actor === null ? fail('SESSION_REVOKED') : ok(actor);
  }
}

/** Throws what keeps `actor` from a route that not everybody may call. */
function refuse(actor: Result<Actor, ErrorCode>, access: Exclude<Route['access'], 'public'>): void {
  if (!actor.ok) throw new ApiException({ code: actor.error });
  if (actor.value.isUnverified === true) throw new ApiException({ code: 'ACCOUNT_UNVERIFIED' });
  if (typeof access === 'object' && !actor.value.rights.includes(access.right)) {
    throw new ApiException({ code: 'RIGHT_MISSING', detail: `needs ${access.right}` });
  }
}
