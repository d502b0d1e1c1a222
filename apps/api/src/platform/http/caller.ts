import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type ApiLanguage, languageOf } from '@tastwerk/contracts';
import { normalizeIp } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { deviceName } from './device-name.js';
import { networkOf } from './network-of.js';

/** Cookie that tells a browser which somebody signed in with before from all others. */
export const DEVICE_COOKIE = 'tastwerk_device';

/** What a request says about where it comes from; it is never logged. */
export interface Caller {
  /** An IPv4 address, or the /64 of an IPv6 address: whoever has one of those has all of it. */
  readonly ip: string;
  /** The network around it, coarse enough to be written down (`networkOf`). */
  readonly network: string;
  /** Browser and system in words. */
  readonly device: string;
  /** The browser's own token, when it has one. */
  readonly deviceToken: string | undefined;
  readonly language: ApiLanguage;
  readonly correlationId: string;
}

/** Where a request comes from. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    ip: normalizeIp(request.ip),
    network: networkOf(request.ip),
    device: deviceName(request.headers['user-agent']),
    deviceToken: request.cookies[DEVICE_COOKIE],
    language: languageOf(request.headers['accept-language']),
    correlationId: request.id,
  };
}

/** {@link callerOf} the request that is answered. */
export const FromCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
