import { Inject, Injectable } from '@nestjs/common';
import { type BodyOf, ROLES } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AccountRepository } from './account.repository.js';
import { ApprovalService } from './approval.service.js';
import { AccountLetters } from './account-letters.service.js';
import { freeName, nameRefusal } from './names/display-names.js';
import { KeyService } from './key.service.js';
import { PasswordHasher } from './password-hasher.js';

type SignUp = BodyOf<'createAccount'>;

/** From a form to a confirmed account. */
@Injectable()
export class SignUpService {
  private readonly isStrict: boolean;

  constructor(
    private readonly accounts: AccountRepository,
    private readonly approvals: ApprovalService,
    private readonly letters: AccountLetters,
    private readonly keys: KeyService,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) { accountAnswers }: ProcessConfiguration,
  ) {
    this.isStrict = accountAnswers === 'strict';
  }

  /**
   * Takes a sign-up. The statements are the same whether or not the address has an account: which mail it gets is decided by the worker
   * that writes it.
   */
  async signUp(form: SignUp, caller: Caller): Promise<Result<null, ApiFailure>> {
    if ((await this.approvals.find(form.login)) === 'none') {
      return fail({ code: 'ACCOUNT_NOT_WHITELISTED', field: ['login', 'not_whitelisted'] });
    }
    if (!this.isStrict) {
      const taken = await this.refusalOf(form.login);
      if (taken !== undefined) return fail(taken);
    }
    const displayName = form.display_name ?? (await freeName(this.accounts));
    const refusal = await nameRefusal(this.accounts, displayName, { field: 'display_name', accountId: null });
    if (refusal !== undefined) return fail(refusal);
    return this.letters.ask('verify', form.login, caller, async (transaction) => {
      await this.accounts.addUnlessTaken(
        {
          email: form.login,
          displayName,
          passwordHash: null,
          role: ROLES.standard,
          // The list gives the right to order as long as it names the address.
          givenRights: ['can_publish'],
          newsletterPending: form.newsletter_active,
          language: caller.language,
          verifiedAt: null,
        },
        transaction,
      );
      return 'signed-up';
    });
  }

  /** Asks for the mail of a sign-up once more. */
  resend(login: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.letters.ask('verify', login, caller);
  }

  /** Confirms the address that a key was sent to and sets the password. */
  async verify(key: string, password: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    const begun = await this.letters.guardKeys(caller);
    if (!begun.ok) return begun;
    const address = await this.keys.addressOf(key, 'verify');
    if (address === undefined) return fail({ code: 'ACCOUNT_LINK_INVALID' });
    // Before the transaction: hashing takes its time, and a connection should not wait for it.
    const hashed = await this.passwords.hashNew(password, [address], 'password');
    if (!hashed.ok) return hashed;
    const passwordHash = hashed.value;
    return this.letters.inTransaction(async (transaction) => {
      const used = await this.keys.use(transaction, key, 'verify');
      const account = used && (await this.accounts.lock(transaction, used.accountId));
      if (account === undefined || account === null || account.verifiedAt !== null) {
        return fail({ code: 'ACCOUNT_LINK_INVALID' });
      }
      await this.accounts.update(transaction, account.id, { passwordHash, verifiedAt: this.clock.now() });
      await this.letters.note('verified', account.id, caller, transaction);
      await this.letters.send(transaction, 'welcome', account);
      if (account.newsletterPending) await this.letters.send(transaction, 'newsletter-confirm', account);
      return ok(null);
    });
  }

  private async refusalOf(login: string): Promise<ApiFailure | undefined> {
    const field = ['login', 'already_an_account'] as const;
    if (await this.accounts.isKept(login)) return { code: 'ACCOUNT_EXISTS', field };
    const account = await this.accounts.findByEmail(login);
    if (account === null) return undefined;
    return { code: account.verifiedAt === null ? 'ACCOUNT_EXISTS_UNVERIFIED' : 'ACCOUNT_EXISTS', field };
  }
}
