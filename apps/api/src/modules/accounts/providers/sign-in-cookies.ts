import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { HostCookies } from '../../../platform/http/host-cookies.js';
import { SESSION_SECONDS } from '../session-life.js';
import { PENDING_SECONDS } from './pending-sign-ins.service.js';

/** A sign-in that this browser has begun. */
const PENDING = 'tastwerk_sign_in';

/** The provider that this browser signed in with. */
const PROVIDER = 'tastwerk_provider';

/** The sign-in that the browser of a request has begun. */
export const pendingOf = (request: FastifyRequest): string | undefined => request.cookies[PENDING];

/** The provider that the browser of a request signed in with. */
export const providerOf = (request: FastifyRequest): string | undefined => request.cookies[PROVIDER];

/** What browsers keep of signing in at providers. */
@Injectable()
export class SignInCookies {
  private readonly cookies: HostCookies;

  constructor(@Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration) {
    this.cookies = new HostCookies(publicUrl);
  }

  setPending(reply: FastifyReply, value: string): void {
    this.cookies.set(reply, { name: PENDING, value, seconds: PENDING_SECONDS, comesAlong: true });
  }

  clearPending(reply: FastifyReply): void {
    this.cookies.clear(reply, PENDING);
  }

  setProvider(reply: FastifyReply, value: string): void {
    this.cookies.set(reply, { name: PROVIDER, value, seconds: SESSION_SECONDS });
  }

  clearProvider(reply: FastifyReply): void {
    this.cookies.clear(reply, PROVIDER);
  }
}
