import { Injectable } from '@nestjs/common';
import type { InternalOrder } from '@tastwerk/contracts';
import { In, IsNull } from 'typeorm';
import { Transactions } from '../../../platform/database/transactions.js';
import { AccountEntity } from '../../accounts/account.entity.js';

type Customer = NonNullable<InternalOrder['customer']>;

/** Reads who ordered. */
@Injectable()
export class OrderCustomers {
  constructor(private readonly transactions: Transactions) {}

  /** The customers behind these accounts, by account; whoever was erased is left out. */
  async of(accountIds: readonly number[]): Promise<ReadonlyMap<number, Customer>> {
    const accounts = await this.transactions.none.of(AccountEntity).find({
      select: { id: true, email: true, displayName: true },
      where: { id: In([...accountIds]), deletedAt: IsNull() },
    });
    return new Map(
      accounts.map(({ id, email, displayName }) => [id, { id, email, display_name: displayName }]),
    );
  }
}
