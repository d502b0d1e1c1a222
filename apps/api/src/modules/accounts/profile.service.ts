import { Injectable } from '@nestjs/common';
import type { BodyOf, User } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { Transaction } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { hasErrorCode, UNIQUE_VIOLATION } from '../../platform/error-code.js';
import { AccountLetters } from './account-letters.service.js';
import type { AccountEntity } from './account.entity.js';
import { AccountRepository } from './account.repository.js';
import { nameRefusal } from './names/display-names.js';
import { KeyService } from './key.service.js';
import { userOf } from './user-of.js';

type Changes = BodyOf<'updateUser'>;

const NAME_TAKEN: ApiFailure = { code: 'ACCOUNT_NAME_TAKEN', field: ['displayName', 'name_taken'] };

/** What users settle about themselves: name, language, newsletter, notices. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly keys: KeyService,
    private readonly letters: AccountLetters,
  ) {}

  async update(actor: Actor, changes: Changes, caller: Caller): Promise<Result<User, ApiFailure>> {
    const refusal = await this.refusalOf(changes.displayName, actor);
    if (refusal !== undefined) return fail(refusal);
    const { displayName } = changes;
    try {
      return await this.letters.inTransaction(async (transaction) => {
        const account = await this.accounts.lock(transaction, actor.id);
        if (account === null) return fail({ code: 'SESSION_REVOKED' });
        const changed: AccountEntity = {
          ...account,
          ...newsletterAfter(account, changes.newsletterActive),
          displayName: displayName ?? account.displayName,
          noticesActive: changes.noticesActive ?? account.noticesActive,
          language: changes.language ?? account.language,
        };
        const { newsletterActive, newsletterPending, noticesActive, language } = changed;
        await this.accounts.update(transaction, account.id, {
          displayName: changed.displayName,
          newsletterActive,
          newsletterPending,
          noticesActive,
          language,
        });
        if (changes.newsletterActive === true && newsletterPending) {
          await this.letters.send(transaction, 'newsletter-confirm', changed);
        }
        if (account.newsletterActive && !newsletterActive) {
          await this.letters.note('newsletter-ended', account.id, caller, transaction);
        }
        return ok(userOf(changed, actor));
      });
    } catch (error) {
      if (hasErrorCode(error, UNIQUE_VIOLATION)) return fail(NAME_TAKEN);
      throw error;
    }
  }

  /** What keeps a user from the name that they ask for. The one that they have they keep, whatever the rules say by now. */
  private async refusalOf(name: string | undefined, actor: Actor): Promise<ApiFailure | undefined> {
    if (name === undefined) return undefined;
    const account = await this.accounts.findById(actor.id);
    if (account?.displayName === name) return undefined;
    return nameRefusal(this.accounts, name, { field: 'displayName', accountId: actor.id });
  }

  /** The second step of the double opt-in. */
  async confirmNewsletter(key: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    const begun = await this.letters.guardKeys(caller);
    if (!begun.ok) return begun;
    return this.letters.inTransaction(async (transaction) => {
      const used = await this.keys.use(transaction, key, 'newsletter-confirm');
      const account = used && (await this.accounts.lock(transaction, used.accountId));
      if (account === undefined || account === null || !account.newsletterPending) {
        return fail({ code: 'ACCOUNT_LINK_INVALID' });
      }
      await this.accounts.update(transaction, account.id, {
        newsletterActive: true,
        newsletterPending: false,
      });
      await this.letters.note('newsletter-confirmed', account.id, caller, transaction);
      await this.letters.send(transaction, 'newsletter-welcome', account);
      return ok(null);
    });
  }

  /** Ends the newsletter, or the mails about one's graphics, for whoever has the link of one; the link works again and again. */
  async unsubscribe(key: string, caller: Caller): Promise<Result<null, ApiFailure>> {
    const begun = await this.letters.guardKeys(caller);
    if (!begun.ok) return begun;
    return this.letters.inTransaction(async (transaction) => {
      const found = await this.keys.find(transaction, key, 'newsletter-unsubscribe');
      if (found === undefined) return this.endNotices(transaction, key);
      const account = await this.accounts.lock(transaction, found.accountId);
      if (account?.newsletterActive !== true) return ok(null);
      await this.accounts.update(transaction, account.id, {
        newsletterActive: false,
        newsletterPending: false,
      });
      await this.letters.note('newsletter-ended', account.id, caller, transaction);
      return ok(null);
    });
  }

  private async endNotices(transaction: Transaction, key: string): Promise<Result<null, ApiFailure>> {
    const found = await this.keys.find(transaction, key, 'notices-unsubscribe');
    if (found === undefined) return fail({ code: 'ACCOUNT_LINK_INVALID' });
    await this.accounts.update(transaction, found.accountId, { noticesActive: false });
    return ok(null);
  }
}

/** Wanting the newsletter is not having it: that takes the link of a mail. Not wanting it ends it at once. */
function newsletterAfter(
  { newsletterActive, newsletterPending }: AccountEntity,
  wish: boolean | undefined,
): Pick<AccountEntity, 'newsletterActive' | 'newsletterPending'> {
  if (wish === undefined) return { newsletterActive, newsletterPending };
  return { newsletterActive: wish && newsletterActive, newsletterPending: wish && !newsletterActive };
}
