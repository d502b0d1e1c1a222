import { Injectable } from '@nestjs/common';
import { JwtService, TokenExpiredError } from '@nestjs/jwt';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { LruMap } from '@tastwerk/editor-core/collections';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { PENDING_SUBJECT } from '../session.service.js';

/** Whose a token says it is: an account with a session of it, or a sign-up that nobody has confirmed. */
export type TokenHolder =
  { readonly accountId: number; readonly sessionId: string } | { readonly accountId: typeof PENDING_SUBJECT };

/** Why a token does not count. */
type Refused = 'SESSION_EXPIRED' | 'SESSION_REVOKED';

const payloadSchema = z.object({
  sub: z.union([z.literal(PENDING_SUBJECT), z.coerce.number().int().positive()]),
  sid: z.uuid(),
  exp: z.number(),
});

/** Tokens whose signature is remembered at most; beyond, the one used least recently is checked again when it comes back. */
const REMEMBERED = 5000;

/**
 * Checks access tokens. A signature that was right once stays right, so that of a token that comes with each request it is computed once;
 * the time is looked at each time, as is the session by whoever asks.
 */
@Injectable()
export class AccessTokens {
  private readonly right = new LruMap<string, { readonly holder: TokenHolder; readonly expiresAt: number }>(
    REMEMBERED,
  );

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
  ) {}

  read(token: string): Result<TokenHolder, Refused> {
    const now = this.seconds();
    const known = this.right.get(token);
    if (known === undefined) return this.check(token, now);
    if (known.expiresAt > now) return ok(known.holder);
    this.right.delete(token);
    return fail('SESSION_EXPIRED');
  }

  /** The holder of a token that was read before and still counts. */
  remembered(token: string): TokenHolder | undefined {
    const known = this.right.get(token);
    return known !== undefined && known.expiresAt > this.seconds() ? known.holder : undefined;
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  private check(token: string, now: number): Result<TokenHolder, Refused> {
    let payload: unknown;
    try {
      payload = this.jwt.verify<object>(token, { clockTimestamp: now });
    } catch (error) {
      return fail(error instanceof TokenExpiredError ? 'SESSION_EXPIRED' : 'SESSION_REVOKED');
    }
    const parsed = payloadSchema.safeParse(payload);
    if (!parsed.success) return fail('SESSION_REVOKED');
    const { sub, sid, exp } = parsed.data;
    const holder = sub === PENDING_SUBJECT ? { accountId: sub } : { accountId: sub, sessionId: sid };
    this.right.set(token, { holder, expiresAt: exp });
    return ok(holder);
  }
}
