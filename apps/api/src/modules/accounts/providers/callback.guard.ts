import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ROUTES } from '@tastwerk/contracts';
import type { Result } from '@tastwerk/editor-core';
import type { FastifyRequest } from 'fastify';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { callerOf } from '../../../platform/http/caller.js';
import { readPart } from '../../../platform/http/request-parts.js';
import { type KnownCaller, knownCaller } from '../session.service.js';
import { CallbackRequest } from './openid-connect.strategy.js';
import { type PendingSignIn, PendingSignIns } from './pending-sign-ins.service.js';
import { type FinishedSignIn, SignInCallback } from './sign-in-callback.service.js';
import { pendingOf } from './sign-in-cookies.js';

/** The end of a sign-in at a provider, on the device that is known by `deviceToken` from now on. */
export interface Callback {
  readonly provider: string;
  readonly deviceToken: string;
  readonly pending: PendingSignIn | undefined;
  readonly outcome: Result<FinishedSignIn, ApiFailure>;
}

type CallbackHttpRequest = FastifyRequest & { callback?: Callback };

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Takes the answer of a provider. What is wrong with it does not end the request: a page says it. */
@Injectable()
export class CallbackGuard extends AuthGuard('openid-connect') {
  constructor(
    private readonly pendings: PendingSignIns,
    private readonly callbacks: SignInCallback,
  ) {
    super();
  }

  override getRequest(context: ExecutionContext): CallbackRequest {
    const request = context.switchToHttp().getRequest<CallbackHttpRequest>();
    const { provider } = readPart(ROUTES.finishSignIn.request.params, request.params);
    const caller = knownCaller(callerOf(request));
    return new CallbackRequest(() => this.finish(request, provider, caller));
  }

  override handleRequest<User>(error: unknown, user: User): User {
    if (error) throw error;
    return user;
  }

  private async finish(
    request: CallbackHttpRequest,
    provider: string,
    caller: KnownCaller,
  ): Promise<Result<FinishedSignIn, ApiFailure>> {
    const pending = await this.pendings.take(pendingOf(request));
    const outcome = await this.callbacks.finish(pending, provider, queryOf(request.url), caller);
    request.callback = { provider, deviceToken: caller.deviceToken, pending, outcome };
    return outcome;
  }
}

/** What the {@link CallbackGuard} found. */
export const FromCallback = createParamDecorator((_: unknown, context: ExecutionContext): Callback => {
  const { callback } = context.switchToHttp().getRequest<CallbackHttpRequest>();
  if (callback === undefined) throw new Error('a route without the callback guard asks for a callback');
  return callback;
});
