import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from '../session.service.js';
import { PENDING_SECONDS } from './pending-sign-ins.service.js';

/** The provider that this browser signed in with. */
const PROVIDER = 'tastwerk_provider';

/** With the prefix, browsers take the cookie from this host by https alone (RFC 6265bis). */
const pendingName = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}tastwerk_sign_in`;

/** `lax`, for the provider's page sends the browser back; the prefix wants the path `/`. */
function pendingOptions(isHttps: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps, path: isHttps ? '/' : '/api/sign-in' };
}

const providerOptions = (isHttps: boolean): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: isHttps,
  path: '/api/sign-in',
});

export function pendingOf(request: FastifyRequest, isHttps: boolean): string | undefined {
  return request.cookies[pendingName(isHttps)];
}

export function setPending(reply: FastifyReply, sealed: string, isHttps: boolean): void {
  reply.setCookie(pendingName(isHttps), sealed, { ...pendingOptions(isHttps), maxAge: PENDING_SECONDS });
}

export function clearPending(reply: FastifyReply, isHttps: boolean): void {
  reply.clearCookie(pendingName(isHttps), pendingOptions(isHttps));
}

export function providerOf(request: FastifyRequest): string | undefined {
  return request.cookies[PROVIDER];
}

export function setProvider(reply: FastifyReply, id: string, isHttps: boolean): void {
  reply.setCookie(PROVIDER, id, { ...providerOptions(isHttps), maxAge: SESSION_SECONDS });
}

export function clearProvider(reply: FastifyReply, isHttps: boolean): void {
  reply.clearCookie(PROVIDER, providerOptions(isHttps));
}
