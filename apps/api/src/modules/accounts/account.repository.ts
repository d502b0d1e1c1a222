import { Injectable } from '@nestjs/common';
import { type Right, ROLES } from '@tastwerk/contracts';
import { ArrayContains, ArrayOverlap, type FindOneOptions, In, IsNull, Not } from 'typeorm';
import { daysAgo } from '../../platform/clock/days.js';
import { after, before, ignoringCase } from '../../platform/database/conditions.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { lookAlikeKeys } from '../../platform/look-alikes/look-alikes.js';
import { AccountKeyEntity } from './account-key.entity.js';
import { AccountEntity } from './account.entity.js';
import { AddressEntity } from './address.entity.js';
import { FormerLoginEntity } from './login-undo/former-login.entity.js';
import { IdentityEntity } from './providers/identity.entity.js';
import { AuthenticatorAppEntity } from './second-factor/authenticator-app.entity.js';
import { PasskeyEntity } from './second-factor/passkey.entity.js';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity.js';
import { SessionEntity } from './session.entity.js';

/** What an account is made of. */
export type NewAccount = Pick<
  AccountEntity,
  | 'email'
  | 'displayName'
  | 'passwordHash'
  | 'role'
  | 'givenRights'
  | 'newsletterPending'
  | 'language'
  | 'verifiedAt'
>;

/** The display name that replaces the one of a deleted account. */
const DELETED_NAME = 'deleted user';

/** What belongs to an account alone, and goes with it. */
const OF_ACCOUNTS = [
  SessionEntity,
  AccountKeyEntity,
  AddressEntity,
  PasskeyEntity,
  AuthenticatorAppEntity,
  RecoveryCodeEntity,
  IdentityEntity,
] as const;

/** Who may sign in. */
const ACTIVE = { verifiedAt: Not(IsNull()), deletedAt: IsNull(), blockedAt: IsNull() } as const;

/** Reads and writes accounts. A deleted one is found by its id alone. */
@Injectable()
export class AccountRepository {
  constructor(private readonly transactions: Transactions) {}

  findByEmail(
    email: string,
    transaction: Transaction = this.transactions.none,
  ): Promise<AccountEntity | null> {
    return transaction.of(AccountEntity).findOneBy({ email: ignoringCase(email), deletedAt: IsNull() });
  }

  findById(id: number, transaction: Transaction = this.transactions.none): Promise<AccountEntity | null> {
    return transaction.of(AccountEntity).findOneBy({ id });
  }

  /** Those of the accounts `ids` that are not deleted, by their ids. */
  async findAll(ids: readonly number[]): Promise<ReadonlyMap<number, AccountEntity>> {
    const accounts = this.transactions.none.of(AccountEntity);
    const found = await accounts.findBy({ id: In(ids), deletedAt: IsNull() });
    return new Map(found.map((account) => [account.id, account]));
  }

  /** Confirmed accounts with `role`, in the order of their ids. */
  listByRole(transaction: Transaction, role: AccountEntity['role']): Promise<readonly AccountEntity[]> {
    return transaction
      .of(AccountEntity)
      .find({ where: { role, verifiedAt: Not(IsNull()), deletedAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** Those of the accounts `ids` whose address is confirmed, in the order of their ids. */
  findConfirmed(transaction: Transaction, ids: readonly number[]): Promise<readonly AccountEntity[]> {
    return transaction.of(AccountEntity).find({
      where: { id: In(ids), verifiedAt: Not(IsNull()), deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
  }

  /** Whether an address is kept for an account that left it and may still take it back. */
  isKept(email: string): Promise<boolean> {
    const alive = { expiresAt: after(new Date()) };
    return this.transactions.none.of(FormerLoginEntity).existsBy({ email: ignoringCase(email), ...alive });
  }

  /** The account `id`, held against other writers until the transaction ends. */
  lock(transaction: Transaction, id: number): Promise<AccountEntity | null> {
    return this.held(transaction, id, { mode: 'pessimistic_write' });
  }

  /** The account `id`, held against its deletion until the transaction ends; others may hold it, too. */
  hold(transaction: Transaction, id: number): Promise<AccountEntity | null> {
    return this.held(transaction, id, { mode: 'for_key_share' });
  }

  private held(
    transaction: Transaction,
    id: number,
    lock: NonNullable<FindOneOptions['lock']>,
  ): Promise<AccountEntity | null> {
    return transaction.of(AccountEntity).findOne({ where: { id, deletedAt: IsNull() }, lock });
  }

  /** Adds the account unless its e-mail address or its name is taken; whether it was added. */
  addUnlessTaken(account: NewAccount, transaction: Transaction = this.transactions.none): Promise<boolean> {
    const nameKeys = [...lookAlikeKeys(account.displayName)];
    return transaction.addUnlessThere(AccountEntity, { ...account, nameKeys, newsletterActive: false });
  }

  isNameTaken(displayName: string, exceptId: number | null): Promise<boolean> {
    return this.transactions.none.of(AccountEntity).existsBy({
      displayName: ignoringCase(displayName),
      deletedAt: IsNull(),
      ...(exceptId === null ? {} : { id: Not(exceptId) }),
    });
  }

  /** Names of accounts that may look like `displayName`: all that do are among them. */
  async namesLike(displayName: string, exceptId: number | null): Promise<readonly string[]> {
    const found = await this.transactions.none.of(AccountEntity).find({
      select: { id: true, displayName: true },
      where: {
        nameKeys: ArrayOverlap(lookAlikeKeys(displayName)),
        ...(exceptId === null ? {} : { id: Not(exceptId) }),
      },
    });
    return found.map((account) => account.displayName);
  }

  /** The names of accounts by their ids and in the order of these, those of deleted ones too; null among `ids` is passed over. */
  async namesOf(ids: readonly (number | null)[]): Promise<ReadonlyMap<number | null, string>> {
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    if (wanted.length === 0) return new Map();
    const accounts = await this.transactions.none
      .of(AccountEntity)
      .find({ select: { id: true, displayName: true }, where: { id: In(wanted) } });
    const names = new Map(accounts.map(({ id, displayName }) => [id, displayName]));
    return new Map(wanted.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])));
  }

  async update(
    transaction: Transaction,
    id: number,
    changes: Partial<Omit<AccountEntity, 'id' | 'rights' | 'nameKeys'>>,
  ): Promise<void> {
    const { displayName } = changes;
    const keys = displayName === undefined ? {} : { nameKeys: [...lookAlikeKeys(displayName)] };
    await transaction.of(AccountEntity).update({ id }, { ...changes, ...keys });
  }

  /** Accounts with `role` that may sign in. */
  countByRole(transaction: Transaction, role: AccountEntity['role']): Promise<number> {
    return transaction.of(AccountEntity).countBy({ role, ...ACTIVE });
  }

  /** Those who may sign in and have both rights of the administration, without whom no account could give them back. */
  listAdministrators(transaction: Transaction): Promise<readonly AccountEntity[]> {
    const both: readonly Right[] = ['can_view_admin', 'can_edit_admin'];
    return transaction.of(AccountEntity).findBy({ givenRights: ArrayContains(both), ...ACTIVE });
  }

  /** What the claims of providers of sign-ins give an account, whether an admin took it away or not. */
  async rightsByProviders(transaction: Transaction, accountId: number): Promise<readonly Right[]> {
    const identities = await transaction.of(IdentityEntity).findBy({ accountId });
    return [...new Set(identities.flatMap(({ rights }) => rights))];
  }

  /** Forgets everything personal that hangs on the account. */
  async forget(transaction: Transaction, accountId: number): Promise<void> {
    for (const entity of OF_ACCOUNTS)
      await transaction.of<{ readonly accountId: number }>(entity).delete({ accountId });
  }

  /** Removes every personal detail; the account remains only as the author of what it published. */
  async anonymise(transaction: Transaction, id: number): Promise<void> {
    await transaction.of(AccountEntity).update(
      { id },
      {
        email: `deleted-${id}@deleted.invalid`,
        displayName: DELETED_NAME,
        nameKeys: [],
        passwordHash: null,
        role: ROLES.standard,
        givenRights: [],
        refusedRights: [],
        newsletterActive: false,
        newsletterPending: false,
        pendingEmail: null,
        verifiedAt: null,
        deletedAt: new Date(),
      },
    );
  }

  /** Takes the account out of the database. */
  async remove(transaction: Transaction, id: number): Promise<void> {
    await transaction.of(AccountEntity).delete({ id });
  }

  /** Forgets accounts that nobody has confirmed for `days`. */
  async forgetUnverified(days: number): Promise<void> {
    await this.transactions.none.of(AccountEntity).delete({
      verifiedAt: IsNull(),
      passwordHash: IsNull(),
      deletedAt: IsNull(),
      createdAt: before(daysAgo(days)),
    });
  }
}
