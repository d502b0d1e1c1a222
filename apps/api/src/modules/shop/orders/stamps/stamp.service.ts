import { Injectable } from '@nestjs/common';
import type { Stamps } from '@tastwerk/contracts';
import type { ListPage } from '../../../../platform/database/conditions.js';
import { Transactions } from '../../../../platform/database/transactions.js';
import type { Actor } from '../../../../platform/http/actor.js';
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

  /** Notes what was paid in, and gives what there is then, in cents. */
  charge(cents: number, actor: Actor): Promise<number> {
    return this.transactions.run(async (transaction) => {
      await this.stamps.charge(transaction, cents, actor.id);
      return this.provider.balance(transaction);
    });
  }
}
