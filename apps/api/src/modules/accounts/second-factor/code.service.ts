import { Inject, Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { Transactions, type Transaction } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AttemptThrottle } from '../../../platform/http/throttle-attempts.js';
import { AuditService } from '../../audit/audit.service.js';
import { AccountRepository } from '../account.repository.js';
import { passwordLimits } from '../guessing.js';
import { stepOfCode } from './authenticator-codes.js';
import { isRecoveryCode } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecretBox } from './secret-box.js';

const NEEDED: ApiFailure = { code: 'ACCOUNT_CODE_NEEDED', field: ['code', 'code_needed'] };
const WRONG: ApiFailure = { code: 'ACCOUNT_CODE_WRONG', field: ['code', 'code_wrong'] };

const labelOf = (accountId: number) => `account ${accountId}`;

/** Checks codes of authenticator apps and recovery codes; each counts once. */
@Injectable()
export class CodeService {
  private readonly box: SecretBox;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactorRepository,
    private readonly throttle: AttemptThrottle,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) { secondFactorSecret }: ProcessConfiguration,
  ) {
    this.box = new SecretBox(secondFactorSecret, 'authenticator app');
  }

  /** An app's key as it is kept. */
  seal(accountId: number, key: Uint8Array): Buffer {
    return this.box.seal(key, labelOf(accountId));
  }

  /**
   * The second step of a sign-in whose password was right: whether the session gets a second factor. Without an app a code may be left out;
   * the rights that need it rest then.
   */
  async atSignIn(
    accountId: number,
    code: string | undefined,
    caller: Caller,
  ): Promise<Result<boolean, ApiFailure>> {
    if (code !== undefined) return this.use(accountId, code, caller);
    return (await this.factors.hasApp(accountId)) ? fail(NEEDED) : ok(false);
  }

  /** A code that the user of a session enters. Tries are limited as at the login. */
  async confirm(actor: Actor, code: string, caller: Caller): Promise<Result<boolean, ApiFailure>> {
    const account = await this.accounts.findById(actor.id);
    if (account === null) return fail({ code: 'SESSION_REVOKED' });
    const limits = passwordLimits(account.email, caller.ip, `session ${actor.sessionId}`);
    const begun = await this.throttle.begin(limits);
    if (!begun.ok) return begun;
    const used = await this.use(actor.id, code, caller);
    if (used.ok) await this.throttle.forgive(limits[0].name, true);
    return used;
  }

  /** Uses up a code of the account's app or one of its recovery codes. */
  private async use(accountId: number, code: string, caller: Caller): Promise<Result<boolean, ApiFailure>> {
    const isUsed = await this.transactions.run(async (transaction) =>
      isRecoveryCode(code)
        ? this.useRecoveryCode(transaction, accountId, code, caller)
        : (await this.factors.hasApp(accountId, transaction)) &&
          this.useAppCode(transaction, accountId, code),
    );
    if (isUsed) return ok(true);
    await this.audit.note('second-factor-failed', accountId, caller);
    return fail(WRONG);
  }

  /** Uses up a code of the account's app, which need not be confirmed yet. */
  async useAppCode(transaction: Transaction, accountId: number, code: string): Promise<boolean> {
    const app = await this.factors.appOf(accountId, transaction);
    const key = app === null ? undefined : this.box.open(app.secret, labelOf(accountId));
    const step = key && stepOfCode(key, code, this.clock.now());
    return step !== undefined && this.factors.useStep(transaction, accountId, step);
  }

  private async useRecoveryCode(
    transaction: Transaction,
    accountId: number,
    code: string,
    caller: Caller,
  ): Promise<boolean> {
    if (!(await this.factors.useCode(transaction, accountId, code))) return false;
    await this.audit.note('recovery-code-used', accountId, caller, transaction);
    return true;
  }
}
