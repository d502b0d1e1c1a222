import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { PROOF_SECONDS, type Right, ROLES, type User } from '@tastwerk/contracts';
import type { FastifyRequest } from 'fastify';

/** Who a request comes from, read from its access token and the account as it is now. */
export interface Actor {
  readonly id: number;
  readonly sessionId: string;
  readonly role: User['role'];
  readonly rights: readonly Right[];
  /** Whether rights of the account rest because the session has no second factor, which the operator requires. */
  readonly needsSecondFactor?: true;
  /** When they proved last who they are, by password or passkey. */
  readonly provedAt: Date;
  /** Whether the session was proved by a second factor. */
  readonly hasSecondFactor: boolean;
  /** Whether the e-mail address is still to be confirmed: then the access guard lets them through nowhere as a user. */
  readonly isUnverified?: true;
}

/** An actor for what the server does by itself under the account `id`, without a session. */
export function serverActor(id: number, task: string, rights: readonly Right[]): Actor {
  return {
    id,
    sessionId: task,
    role: ROLES.standard,
    rights,
    provedAt: new Date(0),
    hasSecondFactor: false,
  };
}

/** Whether an actor proved who they are as lately as routes with `proof` ask. */
export function isProved({ provedAt }: Actor, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= PROOF_SECONDS * 1000;
}

/** Whoever answers for a request that nobody signed in for is `null`. */
export type Visitor = Actor | null;

/** Whether `visitor` may see and change what belongs to others. */
export function isAdmin(visitor: Visitor): boolean {
  return visitor?.role === ROLES.admin;
}

/** The actor that the access guard found for a request; whoever is not confirmed yet is a visitor. */
export function actorOf(request: object): Visitor {
  return 'user' in request && isActor(request.user) && request.user.isUnverified !== true
    ? request.user
    : null;
}

/** Whether `value` is an actor, as the access guard leaves one. */
export function isActor(value: unknown): value is Actor {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'rights' in value;
}

/** What limits and turns count a request under: its user wherever they are, else the network that it comes from. */
export function limitKeyOf(request: FastifyRequest): string {
  const actor = actorOf(request);
  return actor === null ? normalizeIp(request.ip) : `user ${actor.id}`;
}

/** {@link limitKeyOf} the request that is answered. */
export const FromLimitKey = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  limitKeyOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The actor or null, for routes that anybody may call. */
export const FromVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor =>
  actorOf(context.switchToHttp().getRequest<object>()),
);

/** The actor, for routes whose row demands a session. */
export const FromActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const actor = actorOf(context.switchToHttp().getRequest<object>());
  if (actor === null) throw new Error('a route without a session asks for its actor');
  return actor;
});
