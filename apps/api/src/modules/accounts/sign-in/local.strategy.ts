import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Result } from '@tastwerk/editor-core';
import { Strategy } from 'passport-local';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { SignedIn } from '../account.service.js';

/** What the strategy sees of a request; as for the bearer token, with the services of its application. */
export interface PasswordRequest {
  readonly body: { readonly login: string; readonly password: string };
  /** Signs in by the whole body: there may be a code besides. */
  signIn(): Promise<Result<SignedIn, ApiFailure>>;
}

/** Signs in by e-mail address and password. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor() {
    super({ usernameField: 'login', passwordField: 'password', passReqToCallback: true, session: false });
  }

  async validate(request: PasswordRequest): Promise<SignedIn | readonly [false, ApiFailure]> {
    const signedIn = await request.signIn();
    return signedIn.ok ? signedIn.value : [false, signedIn.error];
  }
}
