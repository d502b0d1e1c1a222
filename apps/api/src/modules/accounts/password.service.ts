import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../platform/clock/clock.js';
import { type Actor, isProved } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AttemptThrottle } from '../../platform/http/throttle-attempts.js';
import { AccountLetters } from './account-letters.service.js';
import type { AccountEntity } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { passwordLimits, strangeDevices } from './guessing.js';
import { KeyService } from './key.service.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionService } from './session.service.js';

/** Asks for passwords and changes them. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
    private readonly passwords: PasswordHasher,
    private readonly keys: KeyService,
    private readonly letters: AccountLetters,
    private readonly throttle: AttemptThrottle,
    private readonly clock: Clock,
  ) {}

  /**
   * The actor's account if `password` is theirs, or if they left it out and have just proved otherwise who they are: what a stolen session
   * must not be enough for. Tries are limited as at the login.
   */
  async confirm(
    actor: Actor,
    password: string | undefined,
    caller: Caller,
  ): Promise<Result<AccountEntity, ApiFailure>> {
    const account = await this.accounts.findById(actor.id);
    if (account === null) return fail({ code: 'SESSION_REVOKED' });
    if (password === undefined)
      return isProved(actor, this.clock.now()) ? ok(account) : fail({ code: 'PROOF_NEEDED' });
    const limits = passwordLimits(account.email, caller.ip, `session ${actor.sessionId}`);
    const begun = await this.throttle.begin(limits);
    if (!begun.ok) return begun;
    if (!(await this.passwords.verify(password, account.passwordHash))) {
      return fail({ code: 'ACCOUNT_PASSWORD_WRONG', field: ['password', 'password_wrong'] });
    }
    await this.throttle.forgive(limits[0].name, true);
    return ok(account);
  }

  /** Changes the password of somebody who knows it and ends their other sessions. */
  async change(
    actor: Actor,
    password: string,
    newPassword: string,
    caller: Caller,
  ): Promise<Result<null, ApiFailure>> {
    const confirmed = await this.confirm(actor, password, caller);
    if (!confirmed.ok) return confirmed;
    const account = confirmed.value;
    const hashed = await this.passwords.hashNew(
      newPassword,
      [account.email, account.displayName],
      'new-password',
    );
    if (!hashed.ok) return hashed;
    const passwordHash = hashed.value;
    return this.letters.inTransaction(async (transaction) => {
      await this.accounts.update(transaction, account.id, { passwordHash });
      await this.keys.revoke(transaction, account.id, 'reset');
      await this.sessions.revokeAll(transaction, account.id, actor.sessionId);
      await this.letters.note('password-changed', account.id, caller, transaction);
      await this.letters.send(transaction, 'password-changed', account);
      return ok(null);
    });
  }

  /** Takes the wish for a new password; the same for every address. */
  askReset(login: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.letters.ask('reset', login, caller, () => Promise.resolve('password-reset-asked'));
  }

  /**
   * Sets a new password by the key of a mail and ends all sessions of the account. Its owner may sign in at once, also where others have tried
   * passwords until new devices were locked out.
   */
  async reset(key: string, password: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    const begun = await this.letters.guardKeys(caller);
    if (!begun.ok) return begun;
    const address = await this.keys.addressOf(key, 'reset');
    if (address === undefined) return fail({ code: 'ACCOUNT_RESET_LINK_INVALID' });
    const hashed = await this.passwords.hashNew(password, [address], 'password');
    if (!hashed.ok) return hashed;
    const passwordHash = hashed.value;
    const reset = await this.letters.inTransaction(async (transaction) => {
      const used = await this.keys.use(transaction, key, 'reset');
      const account = used && (await this.accounts.lock(transaction, used.accountId));
      // A key that was sent to an address that is no longer the account's opens nothing.
      if (account === undefined || account === null || account.email !== used?.email) {
        return fail({ code: 'ACCOUNT_RESET_LINK_INVALID' });
      }
      const verifiedAt = account.verifiedAt ?? this.clock.now();
      await this.accounts.update(transaction, account.id, { passwordHash, verifiedAt });
      await this.sessions.revokeAll(transaction, account.id, null);
      await this.letters.note('password-reset', account.id, caller, transaction);
      await this.letters.send(transaction, 'password-changed', account);
      return ok(null);
    });
    if (reset.ok) await this.throttle.forgive(strangeDevices(address), true);
    return reset;
  }
}
