import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Result } from '@tastwerk/editor-core';
import { Strategy } from 'passport';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { FinishedSignIn } from './sign-in-callback.service.js';

/** What the strategy sees of a request: as for the bearer token, with the services of its application. */
export class CallbackRequest {
  constructor(readonly finish: () => Promise<Result<FinishedSignIn, ApiFailure>>) {}
}

type Verify = (
  request: CallbackRequest,
  done: (error: unknown, finished?: FinishedSignIn | false, refusal?: ApiFailure) => void,
) => void;

/**
 * Has the answer of a provider verified. The strategy of openid-client wants a server session of Express between the way there and back, which
 * this server does not have.
 */
class CallbackStrategy extends Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: object): void {
    if (!(request instanceof CallbackRequest))
      return this.error(new TypeError('no request of the callback guard'));
    this.verify(request, (error, finished, refusal) => {
      if (error) this.error(error);
      else if (finished) this.success(finished);
      else this.fail(refusal);
    });
  }
}

/** Signs in by the answer of a provider of OpenID Connect. */
@Injectable()
export class OpenIdConnectStrategy extends PassportStrategy(CallbackStrategy, 'openid-connect') {
  async validate(request: CallbackRequest): Promise<FinishedSignIn | readonly [false, ApiFailure]> {
    const finished = await request.finish();
    return finished.ok ? finished.value : [false, finished.error];
  }
}
