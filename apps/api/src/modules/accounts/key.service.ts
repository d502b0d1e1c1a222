import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** What the link of a mail may be for, how long it counts, and how many an account may have at once; the oldest go first. */
const KEYS = {
  verify: { seconds: 3 * DAY_SECONDS, most: 3 },
  'login-change': { seconds: DAY_SECONDS, most: 3 },
  reset: { seconds: HOUR_SECONDS, most: 3 },
  'newsletter-confirm': { seconds: 7 * DAY_SECONDS, most: 3 },
  // One in each mail, and the link of an old mail is as good as that of a new one.
  'newsletter-unsubscribe': { seconds: 400 * DAY_SECONDS, most: 200 },
  'notices-unsubscribe': { seconds: 400 * DAY_SECONDS, most: 200 },
} as const;

export type KeyPurpose = keyof typeof KEYS;

/** Whose a key was, and the address that its mail went to. */
export interface UsedKey {
  readonly accountId: number;
  readonly email: string;
}

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
    await transaction.query(
      `DELETE FROM account_key WHERE key_hash IN (
         SELECT key_hash FROM account_key WHERE account_id = $1 AND purpose = $2
          ORDER BY created_at DESC OFFSET $3)`,
      [accountId, purpose, KEYS[purpose].most - 1],
    );
    await transaction.query(
      'INSERT INTO account_key (key_hash, account_id, purpose, email, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(key), accountId, purpose, email, expiresAt],
    );
    return key;
  }

  /** Takes a key back, and with it every other one of its purpose: of two who bring it at once, one is told that it is gone. */
  async use(transaction: Transaction, key: string, purpose: KeyPurpose): Promise<UsedKey | undefined> {
    const [used] = await transaction.query<UsedKey>(
      `DELETE FROM account_key WHERE key_hash = $1 AND purpose = $2 AND expires_at > $3
       RETURNING account_id AS "accountId", email`,
      [hashOf(key), purpose, this.clock.now()],
    );
    if (used !== undefined) await this.revoke(transaction, used.accountId, purpose);
    return used;
  }

  /** Whose a key is, without taking it back: for what may be done twice. */
  async find(transaction: Transaction, key: string, purpose: KeyPurpose): Promise<UsedKey | undefined> {
    const [found] = await transaction.query<UsedKey>(
      `SELECT account_id AS "accountId", email FROM account_key
        WHERE key_hash = $1 AND purpose = $2 AND expires_at > $3`,
      [hashOf(key), purpose, this.clock.now()],
    );
    return found;
  }

  /** Makes every key of a purpose worthless. */
  async revoke(transaction: Transaction, accountId: number, purpose: KeyPurpose): Promise<void> {
    await transaction.query('DELETE FROM account_key WHERE account_id = $1 AND purpose = $2', [
      accountId,
      purpose,
    ]);
  }

  /** Forgets keys that no longer count. */
  async forgetOld(): Promise<void> {
    await this.transactions.none.query('DELETE FROM account_key WHERE expires_at < $1', [this.clock.now()]);
  }
}
