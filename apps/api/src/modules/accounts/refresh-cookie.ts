import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE } from '../../platform/http/caller.js';
import { SESSION_SECONDS } from './session.service.js';

const NAME = 'tastwerk_refresh';

/** Longest life that browsers grant a cookie. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** Scripts cannot read it, other sites cannot send it, and only the API gets it. */
function optionsFor(isHttps: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'strict', secure: isHttps, path: '/api' };
}

/** The refresh token that came with a request. */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

/** Lets the browser keep `token` as long as its session may live. */
export function setRefreshToken(reply: FastifyReply, token: string, isHttps: boolean): void {
  reply.setCookie(NAME, token, { ...optionsFor(isHttps), maxAge: SESSION_SECONDS });
}

/** Makes the browser forget its refresh token. */
export function clearRefreshToken(reply: FastifyReply, isHttps: boolean): void {
  reply.clearCookie(NAME, optionsFor(isHttps));
}

/** Lets the browser be known again when somebody signs in with it the next time. */
export function setDeviceToken(reply: FastifyReply, token: string, isHttps: boolean): void {
  reply.setCookie(DEVICE_COOKIE, token, { ...optionsFor(isHttps), maxAge: DEVICE_SECONDS });
}
