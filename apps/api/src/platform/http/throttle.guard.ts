import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';
import { limitKeyOf } from './actor.js';
import { ApiException } from './api-failure.js';
import { routeOf } from './route-of.js';

/** Holds each caller to the limit that the row of the contract names: a user wherever they are, else a network. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  private readonly isOn: boolean;

  constructor(
    @Inject(ThrottlerStorage) private readonly storage: ThrottlerStorage,
    @Inject(CONFIGURATION) { rateLimits }: ProcessConfiguration,
  ) {
    this.isOn = rateLimits === 'on';
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    return this.isOn ? this.count(context) : true;
  }

  private async count(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { method, path, throttle } = routeOf(context);
    const windowMs = throttle.windowSeconds * 1000;
    const { isBlocked, timeToBlockExpire } = await this.storage.increment(
      `${method} ${path} ${limitKeyOf(request)}`,
      windowMs,
      throttle.limit,
      windowMs,
      'default',
    );
    if (isBlocked)
      throw new ApiException({ code: 'REQUEST_THROTTLED', retryAfterSeconds: timeToBlockExpire });
    return true;
  }
}
