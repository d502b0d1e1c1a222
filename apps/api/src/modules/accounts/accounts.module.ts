import { createSecretKey } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JwtModule } from '@nestjs/jwt';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { MailModule } from '../mail/mail.module.js';
import { AccountKeyEntity } from './account-key.entity.js';
import { AddressEntity } from './address.entity.js';
import { ApprovalEntity } from './approval.entity.js';
import { AccountEntity } from './account.entity.js';
import { SessionEntity } from './session.entity.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { AccountRepository } from './account.repository.js';
import { SessionAccounts } from './session-accounts.sql.js';
import { SessionRepository } from './session.repository.js';
import { KeyService } from './key.service.js';
import { AccountMailSource } from './account-mail-source.js';
import { AccountHousekeeping } from './housekeeping.service.js';
import { AdminChangeRequestEntity } from './users/change-requests/admin-change-request.entity.js';
import { AuthenticatorAppEntity } from './second-factor/authenticator-app.entity.js';
import { PasskeyEntity } from './second-factor/passkey.entity.js';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity.js';
import { CodeService } from './second-factor/code.service.js';
import { PasskeyService } from './second-factor/passkey.service.js';
import { PasskeySignIn } from './second-factor/passkey-sign-in.service.js';
import { ProofService } from './second-factor/proof.service.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SecondFactorsController } from './second-factor/second-factors.controller.js';
import { SecondFactorsService } from './second-factor/second-factors.service.js';
import { AccessGuard } from './sign-in/access.guard.js';
import { JwtStrategy } from './sign-in/jwt.strategy.js';
import { LocalStrategy } from './sign-in/local.strategy.js';
import { AccessTokens } from './sign-in/access-tokens.service.js';
import { AccountController } from './account.controller.js';
import { AccountLetters } from './account-letters.service.js';
import { AccountService } from './account.service.js';
import { AddressService } from './address.service.js';
import { ApprovalsController } from './approvals.controller.js';
import { ApprovalService } from './approval.service.js';
import { CommonPasswords } from './common-passwords.service.js';
import { LoginChangeService } from './login-change.service.js';
import { FormerLoginEntity } from './login-undo/former-login.entity.js';
import { FormerLoginKeeping } from './login-undo/former-login-keeping.service.js';
import { FormerLoginRepository } from './login-undo/former-login.repository.js';
import { LoginSwitch } from './login-undo/login-switch.service.js';
import { LoginRecords } from './login-records.service.js';
import { LoginService } from './login.service.js';
import { IdentityEntity } from './providers/identity.entity.js';
import { PROVIDER_CONTROLLERS, PROVIDER_SERVICES } from './providers/parts.js';
import { PasswordStrength } from './strength/password-strength.service.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordService } from './password.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';
import { SessionCookies } from './session-cookies.js';
import { ACCESS_SECONDS } from './session-life.js';
import { SessionService } from './session.service.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUpService } from './sign-up.service.js';

/** Whom access tokens are for. */
const AUDIENCE = 'tastwerk-api';

/** Accounts and sessions, known to every module; brings the guard that asks every route who may call it. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      AccountKeyEntity,
      AddressEntity,
      ApprovalEntity,
      AccountEntity,
      SessionEntity,
      RefreshTokenEntity,
      AdminChangeRequestEntity,
      FormerLoginEntity,
      IdentityEntity,
      PasskeyEntity,
      AuthenticatorAppEntity,
      RecoveryCodeEntity,
    ]),
    MailModule,
    JwtModule.registerAsync({
      inject: [CONFIGURATION],
      useFactory: ({ jwtSecret, publicUrl }: ProcessConfiguration) => ({
        // As text, jsonwebtoken parses it as a PEM for each token, which takes ten times as long as the rest of a request.
        secret: createSecretKey(Buffer.from(jwtSecret)),
        // Made by this product for its own API (RFC 8725, sections 3.8 and 3.9).
        signOptions: { algorithm: 'HS256', expiresIn: ACCESS_SECONDS, issuer: publicUrl, audience: AUDIENCE },
        verifyOptions: { algorithms: ['HS256'], issuer: publicUrl, audience: AUDIENCE },
      }),
    }),
  ],
  controllers: [
    AccountController,
    SecondFactorsController,
    SignUpController,
    ProfileController,
    ApprovalsController,
    ...PROVIDER_CONTROLLERS,
  ],
  providers: [
    AccountRepository,
    SessionAccounts,
    SessionRepository,
    KeyService,
    AccountMailSource,
    AccountHousekeeping,
    AccountService,
    LoginService,
    LoginRecords,
    SessionService,
    SessionCookies,
    SignUpService,
    PasswordService,
    LoginChangeService,
    FormerLoginRepository,
    FormerLoginKeeping,
    LoginSwitch,
    ProfileService,
    AddressService,
    ApprovalService,
    AccountLetters,
    PasswordHasher,
    PasswordStrength,
    CommonPasswords,
    SecondFactorRepository,
    CodeService,
    PasskeyService,
    PasskeySignIn,
    SecondFactorsService,
    ProofService,
    AccessTokens,
    JwtStrategy,
    LocalStrategy,
    ...PROVIDER_SERVICES,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    AccountRepository,
    SessionRepository,
    KeyService,
    AccountService,
    AccountLetters,
    AddressService,
    ApprovalService,
    PasswordService,
    SessionService,
    SessionCookies,
  ],
})
export class AccountsModule {}
