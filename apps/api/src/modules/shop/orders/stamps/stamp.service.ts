import { Injectable } from '@nestjs/common';
import type { BodyOf, Stamps } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ListPage } from '../../../../platform/database/conditions.js';
import { Transactions } from '../../../../platform/database/transactions.js';
import type { Actor } from '../../../../platform/http/actor.js';
import type { ApiFailure } from '../../../../platform/http/api-failure.js';
import { holdStampAccount } from './stamp-account.sql.js';
import { StampProvider } from './stamp-provider.js';
import { StampRepository } from './stamp.repository.js';

/** Shows admins what was bought and what is left. */
@Injectable()
export class StampService {
  constructor(
    private readonly stamps: StampRepository,
    private readonly provider: StampProvider,
    private readonly transactions: Transactions,
  ) {}

  async list(page: ListPage): Promise<Stamps> {
    const balance = await this.provider.balance(this.transactions.none);
    return { provider: this.provider.name, balance, stamps: [...(await this.stamps.list(page))] };
  }

  /**
   * Notes what was paid in, and gives the balance with it, in cents. A request that is repeated under its key gets the answer of the first
   * one; requests at once take turns.
   */
  charge(
    { cents, idempotencyKey }: BodyOf<'chargeVouchers'>,
    { id: accountId }: Actor,
  ): Promise<Result<number, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      await holdStampAccount(transaction);
      const earlier = await this.stamps.findCharge(transaction, accountId, idempotencyKey);
      if (earlier !== null)
        return earlier.cents === cents && earlier.balanceCents !== null
          ? ok(earlier.balanceCents)
          : fail({ code: 'STAMP_CHARGE_DUPLICATE' });
      const balanceCents = (await this.provider.balance(transaction)) + cents;
      await this.stamps.charge(transaction, { cents, accountId, idempotencyKey, balanceCents });
      return ok(balanceCents);
    });
  }
}
