import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@tastwerk/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { DEVICE_COOKIE } from '../../platform/http/caller.js';
import { HostCookies } from '../../platform/http/host-cookies.js';
import type { SignedIn } from './account.service.js';
import { SESSION_SECONDS } from './session-life.js';
import type { Login } from './sign-in/login.guard.js';

const REFRESH_COOKIE = 'tastwerk_refresh';

/** Longest life that browsers grant a cookie. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** The refresh token that came with a request. */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[REFRESH_COOKIE];
}

/** What browsers keep of sessions: the refresh token, and by what a browser is known again. */
@Injectable()
export class SessionCookies {
  private readonly cookies: HostCookies;

  constructor(@Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration) {
    this.cookies = new HostCookies(publicUrl);
  }

  /** Lets the browser keep a refresh token as long as its session may live. */
  setRefreshToken(reply: FastifyReply, value: string): void {
    this.cookies.set(reply, { name: REFRESH_COOKIE, value, seconds: SESSION_SECONDS });
  }

  /** Hands the tokens of a session over, the access token in a header, and gives the user for the body. */
  hand(reply: FastifyReply, { user, tokens }: SignedIn): User {
    void reply.header('authorization', `Bearer ${tokens.accessToken}`);
    this.setRefreshToken(reply, tokens.refreshToken);
    return user;
  }

  /** As {@link hand} after a sign-in, by which the browser is known again. */
  handLogin(reply: FastifyReply, login: Login): User {
    const user = this.hand(reply, login);
    this.setDeviceToken(reply, login.deviceToken);
    return user;
  }

  /** Lets the browser be known again at its next sign-in. */
  setDeviceToken(reply: FastifyReply, value: string): void {
    this.cookies.set(reply, { name: DEVICE_COOKIE, value, seconds: DEVICE_SECONDS });
  }

  /** Makes the browser forget its refresh token. */
  clearRefreshToken(reply: FastifyReply): void {
    this.cookies.clear(reply, REFRESH_COOKIE);
  }
}
