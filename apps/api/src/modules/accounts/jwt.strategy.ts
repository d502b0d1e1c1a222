import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import type { Actor } from '../../platform/http/actor.js';
import { AccountService } from './account.service.js';

const payloadSchema = z.object({ sub: z.coerce.number().int().positive(), sid: z.uuid() });

/** Reads the bearer token; it counts as long as its signature, its time and its session hold. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIGURATION) { jwtSecret }: ProcessConfiguration,
    private readonly accounts: AccountService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: jwtSecret,
      algorithms: ['HS256'],
    });
  }

  validate(payload: unknown): Promise<Actor | null> {
    const parsed = payloadSchema.safeParse(payload);
    return parsed.success ? this.accounts.actor(parsed.data.sub, parsed.data.sid) : Promise.resolve(null);
  }
}
