import { Injectable } from '@nestjs/common';
import type { OwnWordList } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { IsNull } from 'typeorm';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import {
  type AccountErased,
  type AccountExported,
  OnAccountErased,
  OnAccountExported,
} from '../accounts/account-events.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { OwnWordListEntity } from './own-word-list.entity.js';
import { refusalOfSystems } from './refusal-of-systems.js';

/** Whose list it is: that of an account by its id, or null for that of the installation. */
type Owner = number | null;

const NEVER_STORED: OwnWordList = { revision: 0, words: [] };

const ownedBy = (owner: Owner) => ({ accountId: owner ?? IsNull() });

/** Keeps the own words of accounts and of the installation. */
@Injectable()
export class OwnWordsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountRepository,
  ) {}

  async list(owner: Owner): Promise<OwnWordList> {
    const found = await this.transactions.none.of(OwnWordListEntity).findOneBy(ownedBy(owner));
    return found === null ? NEVER_STORED : { revision: found.revision, words: found.words };
  }

  /** Tells states of a list apart without reading its words. A backup that is restored brings revisions back, but not their times. */
  async stateOf(owner: Owner): Promise<string> {
    const found = await this.transactions.none
      .of(OwnWordListEntity)
      .findOne({ select: { id: true, revision: true, storedAt: true }, where: ownedBy(owner) });
    return found === null ? 'none' : `${found.revision}-${found.storedAt.getTime()}`;
  }

  async storeOfAccount(actor: Actor, list: OwnWordList): Promise<Result<OwnWordList, ApiFailure>> {
    return this.transactions.attempt<OwnWordList, ApiFailure>(async (transaction) => {
      // A list that came after the deletion of its account would be kept for ever.
      if ((await this.accounts.hold(transaction, actor.id)) === null)
        return fail({ code: 'SESSION_REVOKED' });
      return store(transaction, actor.id, list);
    });
  }

  storeOfInstallation(list: OwnWordList): Promise<Result<OwnWordList, ApiFailure>> {
    return store(this.transactions.none, null, list);
  }

  @OnAccountExported()
  async addTo({ actor, add }: AccountExported): Promise<void> {
    add('own-words.json', (await this.list(actor.id)).words);
  }

  @OnAccountErased()
  async forget({ transaction, accountId }: AccountErased): Promise<void> {
    await transaction.of(OwnWordListEntity).delete({ accountId });
  }
}

/** Stores a list in place of that of its revision: of two changes of the same one, one statement decides which is the first. */
async function store(
  transaction: Transaction,
  owner: Owner,
  { revision, words }: OwnWordList,
): Promise<Result<OwnWordList, ApiFailure>> {
  const refusal = refusalOfSystems(words);
  if (refusal !== undefined) return fail(refusal);
  const next = { revision: revision + 1, words };
  const row = { ...next, storedAt: new Date() };
  const isStored =
    revision === NEVER_STORED.revision
      ? await transaction.addUnlessThere(OwnWordListEntity, { accountId: owner, ...row })
      : (await transaction.of(OwnWordListEntity).update({ ...ownedBy(owner), revision }, row)).affected === 1;
  return isStored ? ok(next) : fail({ code: 'OWN_WORDS_OUTDATED' });
}
