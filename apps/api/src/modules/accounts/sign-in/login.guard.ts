import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ROUTES } from '@tastwerk/contracts';
import type { FastifyRequest } from 'fastify';
import { ApiException, type ApiFailure } from '../../../platform/http/api-failure.js';
import { callerOf } from '../../../platform/http/caller.js';
import { readPart } from '../../../platform/http/request-parts.js';
import type { SignedIn } from '../account.service.js';
import { LoginService } from '../login.service.js';
import { knownCaller } from '../session.service.js';
import type { PasswordRequest } from './local.strategy.js';

/** What a login gives: a session, on the device that is known by `deviceToken` from now on. */
export interface Login extends SignedIn {
  readonly deviceToken: string;
}

type LoginRequest = FastifyRequest & { signedIn?: Login };

/** Signs in by the password of the body, which is validated here: pipes come after guards. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  constructor(private readonly logins: LoginService) {
    super();
  }

  override getRequest(context: ExecutionContext): PasswordRequest {
    const request = context.switchToHttp().getRequest<LoginRequest>();
    const body = readPart(ROUTES.login.request.body, request.body);
    const caller = knownCaller(callerOf(request));
    return {
      body,
      signIn: async () => {
        const signedIn = await this.logins.login(body, caller);
        if (signedIn.ok) request.signedIn = { ...signedIn.value, deviceToken: caller.deviceToken };
        return signedIn;
      },
    };
  }

  override handleRequest<User>(error: unknown, user: User | false, refusal: ApiFailure): User {
    if (error) throw error;
    if (user === false) throw new ApiException(refusal);
    return user;
  }
}

/** What the {@link LoginGuard} found. */
export const FromLogin = createParamDecorator((_: unknown, context: ExecutionContext): Login => {
  const { signedIn } = context.switchToHttp().getRequest<LoginRequest>();
  if (signedIn === undefined) throw new Error('a route without a login asks for its session');
  return signedIn;
});
