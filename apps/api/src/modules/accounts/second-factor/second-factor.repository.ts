import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { Transactions, type Transaction } from '../../../platform/database/transactions.js';
import { AuthenticatorAppEntity } from './authenticator-app.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Reads and writes passkeys, authenticator apps and recovery codes. */
@Injectable()
export class SecondFactorRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The oldest first. */
  passkeysOf(accountId: number, transaction = this.transactions.none): Promise<PasskeyEntity[]> {
    return transaction.of(PasskeyEntity).find({ where: { accountId }, order: { id: 'ASC' } });
  }

  findPasskey(credentialId: string, transaction = this.transactions.none): Promise<PasskeyEntity | null> {
    return transaction.of(PasskeyEntity).findOneBy({ credentialId });
  }

  /** Adds a passkey; false where its id is there already. */
  async addPasskey(
    transaction: Transaction,
    passkey: Omit<PasskeyEntity, 'id' | 'lastUsedAt'>,
  ): Promise<boolean> {
    return transaction.addUnlessThere(PasskeyEntity, passkey);
  }

  async removePasskey(transaction: Transaction, accountId: number, id: number): Promise<boolean> {
    const { affected } = await transaction.of(PasskeyEntity).delete({ id, accountId });
    return affected === 1;
  }

  /** Notes that a passkey has signed the challenge of `lastChallengeAt`; false where it signed that one, or a later one, before. */
  async usePasskey(
    transaction: Transaction,
    id: number,
    use: Pick<PasskeyEntity, 'counter' | 'isSynced' | 'lastUsedAt' | 'lastChallengeAt'>,
  ): Promise<boolean> {
    const { affected } = await transaction
      .of(PasskeyEntity)
      .update({ id, lastChallengeAt: LessThan(use.lastChallengeAt) }, use);
    return affected === 1;
  }

  appOf(accountId: number, transaction = this.transactions.none): Promise<AuthenticatorAppEntity | null> {
    return transaction.of(AuthenticatorAppEntity).findOneBy({ accountId });
  }

  /** Keeps the key of an app that is not confirmed yet, in place of the one before. */
  async beginApp(transaction: Transaction, accountId: number, secret: Buffer): Promise<void> {
    await this.removeApp(transaction, accountId);
    await transaction.of(AuthenticatorAppEntity).insert({ accountId, secret, confirmedAt: null });
  }

  async confirmApp(transaction: Transaction, accountId: number, confirmedAt: Date): Promise<void> {
    await transaction.of(AuthenticatorAppEntity).update({ accountId }, { confirmedAt });
  }

  async removeApp(transaction: Transaction, accountId: number): Promise<boolean> {
    const { affected } = await transaction.of(AuthenticatorAppEntity).delete({ accountId });
    return affected === 1;
  }

  /** Notes that the code of `step` was used; false where it, or a later one, was used before. */
  async useStep(transaction: Transaction, accountId: number, step: number): Promise<boolean> {
    const { affected } = await transaction
      .of(AuthenticatorAppEntity)
      .update({ accountId, lastStep: LessThan(String(step)) }, { lastStep: String(step) });
    return affected === 1;
  }

  /** Whether the account has an app that was confirmed. */
  hasApp(accountId: number, transaction = this.transactions.none): Promise<boolean> {
    return transaction.of(AuthenticatorAppEntity).existsBy({ accountId, confirmedAt: Not(IsNull()) });
  }

  countCodes(accountId: number, transaction = this.transactions.none): Promise<number> {
    return transaction.of(RecoveryCodeEntity).countBy({ accountId });
  }

  async replaceCodes(transaction: Transaction, accountId: number, codes: readonly string[]): Promise<void> {
    await transaction.of(RecoveryCodeEntity).delete({ accountId });
    if (codes.length === 0) return;
    const rows = codes.map((code) => ({ accountId, codeHash: hashOf(code) }));
    await transaction.of(RecoveryCodeEntity).insert(rows);
  }

  /** Uses a recovery code up; whether there was one. */
  async useCode(transaction: Transaction, accountId: number, code: string): Promise<boolean> {
    const { affected } = await transaction
      .of(RecoveryCodeEntity)
      .delete({ accountId, codeHash: hashOf(code) });
    return affected === 1;
  }
}
