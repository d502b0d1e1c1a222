import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountController } from './account.controller.js';
import { AccountEntity } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PasswordHasher } from './password-hasher.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { ACCESS_SECONDS, SessionService } from './session.service.js';

/** Accounts and sessions; brings the guard that asks every route who may call it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AccountEntity, SessionEntity, RefreshTokenEntity]),
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIGURATION],
      useFactory: ({ jwtSecret }: ProcessConfiguration) => ({
        secret: jwtSecret,
        signOptions: { algorithm: 'HS256', expiresIn: ACCESS_SECONDS },
      }),
    }),
  ],
  controllers: [AccountController],
  providers: [
    AccountService,
    AccountRepository,
    SessionService,
    SessionRepository,
    PasswordHasher,
    JwtStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccountService],
})
export class AccountsModule {}
