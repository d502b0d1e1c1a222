import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AttemptThrottle } from '../../platform/http/throttle-attempts.js';
import type { AccountEntity } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import type { SignedIn } from './account.service.js';
import { passwordLimits } from './guessing.js';
import { LoginRecords } from './login-records.service.js';
import { PasswordHasher } from './password-hasher.js';
import { CodeService } from './second-factor/code.service.js';
import { SessionService } from './session.service.js';

/** No account has this id. */
const NOBODY = 0;

/** Signs people in. */
@Injectable()
export class LoginService {
  private readonly isStrict: boolean;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordHasher,
    private readonly throttle: AttemptThrottle,
    private readonly records: LoginRecords,
    private readonly codes: CodeService,
    @Inject(CONFIGURATION) { accountAnswers }: ProcessConfiguration,
  ) {
    this.isStrict = accountAnswers === 'strict';
  }

  /**
   * What is wrong is told apart neither by the work nor by its time; by the answer only outside strict mode. That a code is missing or wrong
   * is told only to a caller who has the password.
   */
  async login(
    { login: email, password, code }: BodyOf<'login'>,
    caller: Caller,
  ): Promise<Result<SignedIn, ApiFailure>> {
    const account = await this.accounts.findByEmail(email);
    const history = await this.sessions.history(account?.id ?? NOBODY, caller.deviceToken);
    const limits = passwordLimits(email, caller.ip, history.isKnownDevice ? caller.deviceToken : undefined);
    const begun = await this.throttle.begin(limits);
    if (!begun.ok) {
      await this.records.locked(account?.id ?? null, caller);
      return begun;
    }

    const isRight = await this.passwords.verify(password, account?.passwordHash);
    if (account === null || account.verifiedAt === null || !isRight) {
      await this.records.failed(account?.id ?? null, caller);
      return fail(this.refusal(account));
    }
    if (account.blockedAt !== null) {
      this.records.refused(account.id, 'the account is blocked', caller);
      return fail({ code: 'ACCOUNT_BLOCKED' });
    }
    const factor = await this.codes.atSignIn(account.id, code, caller);
    if (!factor.ok) return factor;
    const [ofAccount, ofNetwork] = limits;
    await this.throttle.forgive(ofAccount.name, true);
    if (ofNetwork !== undefined) await this.throttle.forgive(ofNetwork.name, false);
    return ok(await this.records.signedIn(account, history, caller, factor.value));
  }

  private refusal(account: AccountEntity | null): ApiFailure {
    if (this.isStrict || account === null) return { code: 'ACCOUNT_CREDENTIALS_WRONG' };
    if (account.verifiedAt === null) return { code: 'ACCOUNT_UNVERIFIED' };
    return { code: 'ACCOUNT_PASSWORD_WRONG', field: ['password', 'password_wrong'] };
  }
}
