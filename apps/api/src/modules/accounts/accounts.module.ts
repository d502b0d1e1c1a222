import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { AttemptThrottleModule } from '../../platform/http/attempt-throttle.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AccessGuard } from './access.guard.js';
import { AccessTokens } from './access-tokens.service.js';
import { AccountController } from './account.controller.js';
import { AccountLetters } from './account-letters.service.js';
import { AccountRecordsModule } from './account-records.module.js';
import { AccountService } from './account.service.js';
import { AddressRepository } from './address.repository.js';
import { AddressService } from './address.service.js';
import { AccountAdministrationController } from './administration.controller.js';
import { ApprovalRepository } from './approval.repository.js';
import { ApprovalService } from './approval.service.js';
import { CommonPasswords } from './common-passwords.service.js';
import { LoginChangeService } from './login-change.service.js';
import { LoginRecords } from './login-records.service.js';
import { LoginService } from './login.service.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordService } from './password.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';
import { ACCESS_SECONDS, SessionService } from './session.service.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUpService } from './sign-up.service.js';
import { tokenKey } from './token-key.js';

/** Accounts and sessions; brings the guard that asks every route who may call it. */
@Module({
  imports: [
    AccountRecordsModule,
    MailModule,
    AuditModule,
    AttemptThrottleModule,
    JwtModule.registerAsync({
      inject: [CONFIGURATION],
      useFactory: ({ jwtSecret }: ProcessConfiguration) => ({
        secret: tokenKey(jwtSecret),
        signOptions: { algorithm: 'HS256', expiresIn: ACCESS_SECONDS },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  controllers: [AccountController, SignUpController, ProfileController, AccountAdministrationController],
  providers: [
    AccountService,
    LoginService,
    LoginRecords,
    SessionService,
    SignUpService,
    PasswordService,
    LoginChangeService,
    ProfileService,
    AddressService,
    AddressRepository,
    ApprovalRepository,
    ApprovalService,
    AccountLetters,
    PasswordHasher,
    CommonPasswords,
    AccessTokens,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    AccountRecordsModule,
    AccountService,
    AccountLetters,
    AddressService,
    ApprovalService,
    PasswordService,
    SessionService,
  ],
})
export class AccountsModule {}
