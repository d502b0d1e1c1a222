import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { ErrorCode } from '@tastwerk/contracts';
import type { Result } from '@tastwerk/editor-core';
import { Strategy } from 'passport';
import type { Actor } from '../../../platform/http/actor.js';

/**
 * What the strategy sees of a request. It brings the services of its application: passport knows strategies by name, once for all
 * applications of a process.
 */
export class BearerRequest {
  constructor(
    readonly authorization: string | undefined,
    readonly actorOf: (token: string) => Promise<Result<Actor, ErrorCode>>,
  ) {}
}

type Verify = (
  request: BearerRequest,
  token: string,
  done: (error: unknown, actor?: Actor | false, refusal?: ErrorCode) => void,
) => void;

/** The bearer token of a request (RFC 6750). */
export function bearerTokenOf(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)/i.exec(authorization ?? '')?.[1];
}

/** Finds the bearer token of a request and has it verified. */
class BearerStrategy extends Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: object): void {
    if (!(request instanceof BearerRequest))
      return this.error(new TypeError('no request of the access guard'));
    const token = bearerTokenOf(request.authorization);
    if (token === undefined) return this.fail('SESSION_MISSING');
    this.verify(request, token, (error, actor, refusal) => {
      if (error) this.error(error);
      else if (actor) this.success(actor);
      else this.fail(refusal);
    });
  }
}

/** Signs in by an access token. */
@Injectable()
export class JwtStrategy extends PassportStrategy(BearerStrategy, 'jwt') {
  async validate(request: BearerRequest, token: string): Promise<Actor | readonly [false, ErrorCode]> {
    const actor = await request.actorOf(token);
    return actor.ok ? actor.value : [false, actor.error];
  }
}
