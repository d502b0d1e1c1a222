import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { after, before, ignoringCase } from '../../platform/database/conditions.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { type KeyPurpose, KEYS } from './key-purposes.js';
import { AccountKeyEntity } from './account-key.entity.js';

/** Whose a key was, and the address that its mail went to. */
export type UsedKey = Pick<AccountKeyEntity, 'accountId' | 'email'>;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Makes the keys of links in mails and takes them back once. Only their SHA-256 is kept. */
@Injectable()
export class KeyService {
  constructor(
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async issue(
    transaction: Transaction,
    accountId: number,
    purpose: KeyPurpose,
    email: string,
  ): Promise<string> {
    const key = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + KEYS[purpose].seconds * 1000);
    const keys = transaction.of(AccountKeyEntity);
    const tooMany = await keys.find({
      where: { accountId, purpose, email },
      order: { createdAt: 'DESC' },
      skip: KEYS[purpose].most - 1,
    });
    await keys.remove(tooMany);
    await keys.insert({ keyHash: hashOf(key), accountId, purpose, email, expiresAt });
    return key;
  }

  /** Takes a key back, and with it every other one of its purpose: of two who bring it at once, one is told that it is gone. */
  async use(transaction: Transaction, key: string, purpose: KeyPurpose): Promise<UsedKey | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    const used = await transaction.of(AccountKeyEntity).findOne({ where: this.counting(key, purpose), lock });
    if (used === null) return undefined;
    await this.revoke(transaction, used.accountId, purpose);
    return used;
  }

  /** Whose a key is, without taking it back: for what may be done twice. */
  async find(transaction: Transaction, key: string, purpose: KeyPurpose): Promise<UsedKey | undefined> {
    return (await transaction.of(AccountKeyEntity).findOneBy(this.counting(key, purpose))) ?? undefined;
  }

  /** The address that a key was sent to, while it counts. */
  async addressOf(key: string, purpose: KeyPurpose): Promise<string | undefined> {
    return (await this.find(this.transactions.none, key, purpose))?.email;
  }

  private counting(key: string, purpose: KeyPurpose) {
    return { keyHash: hashOf(key), purpose, expiresAt: after(this.clock.now()) };
  }

  /** Makes every key of a purpose worthless. */
  async revoke(transaction: Transaction, accountId: number, purpose: KeyPurpose): Promise<void> {
    await transaction.of(AccountKeyEntity).delete({ accountId, purpose });
  }

  /** Makes every key worthless that was sent to `email`, but those that undo its change. */
  async revokeOf(transaction: Transaction, accountId: number, email: string): Promise<void> {
    await transaction
      .of(AccountKeyEntity)
      .delete({ accountId, email: ignoringCase(email), purpose: Not('login-undo') });
  }

  /** Makes every key of an account worthless, but those by which one of the addresses `undoing` can undo its change. */
  async revokeAllBut(transaction: Transaction, accountId: number, undoing: readonly string[]): Promise<void> {
    const keys = transaction.of(AccountKeyEntity);
    await keys.delete({ accountId, purpose: Not('login-undo') });
    await keys.delete({ accountId, purpose: 'login-undo', email: Not(In(undoing)) });
  }

  /** Forgets keys that no longer count. */
  async forgetOld(): Promise<void> {
    await this.transactions.none.of(AccountKeyEntity).delete({ expiresAt: before(this.clock.now()) });
  }
}
