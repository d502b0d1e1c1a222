import { Inject, Injectable } from '@nestjs/common';
import { LAST_ID, type Withdrawal } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import {
  CONFIGURATION,
  type ProcessConfiguration,
} from '../../../../platform/config/process-configuration.js';
import type { ListPage } from '../../../../platform/database/conditions.js';
import { operatorOf } from '../../../../platform/config/operator.js';
import { type Transaction, Transactions } from '../../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../../platform/http/api-failure.js';
import type { Caller } from '../../../../platform/http/caller.js';
import { AttemptThrottle } from '../../../../platform/http/throttle-attempts.js';
import { AccountRepository } from '../../../accounts/account.repository.js';
import { mailLimits } from '../../../accounts/guessing.js';
import { OrderRepository } from '../order.repository.js';
import type { StoredOrder } from '../stored-order.js';
import { WithdrawalReceipts } from './withdrawal-receipts.service.js';
import { type WithdrawalForm, WithdrawalRepository } from './withdrawal.repository.js';

/**
 * Takes withdrawals in and sends the receipt at once (§ 356a BGB). One whose number and address are those of an order is tied to it, and its
 * receipt has the whole content; any other is taken in as well, for people to look at, and its receipt has a link by which the address asks
 * for the content. Neither answer nor receipt tells which orders there are.
 */
@Injectable()
export class WithdrawalService {
  private readonly shopEmail: string;

  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly orders: OrderRepository,
    private readonly accounts: AccountRepository,
    private readonly receipts: WithdrawalReceipts,
    private readonly throttle: AttemptThrottle,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) configuration: ProcessConfiguration,
  ) {
    this.shopEmail = operatorOf(configuration).email;
  }

  async withdraw(
    form: WithdrawalForm,
    { ip, language }: Caller,
  ): Promise<Result<Pick<Withdrawal, 'id' | 'created_at'>, ApiFailure>> {
    const begun = await this.throttle.begin(mailLimits(form.email, ip));
    if (!begun.ok) return begun;
    const { id, created_at } = await this.transactions.run(async (transaction) => {
      const order = await this.orderOf(transaction, form);
      const added = await this.withdrawals.add(transaction, form, order?.id ?? null);
      await this.receipts.write(transaction, added, {
        template: order === undefined ? 'withdrawal-to-confirm' : 'withdrawal-received',
        recipient: form.email,
        language: order?.language ?? language,
      });
      await this.receipts.write(transaction, added, {
        template: 'withdrawal-to-settle',
        recipient: this.shopEmail,
        language: 'de',
      });
      return added;
    });
    return ok({ id, created_at });
  }

  /** The order that a form names by its number, with other words around it or none, and by its customer's confirmed address. */
  private async orderOf(
    transaction: Transaction,
    { order, email }: WithdrawalForm,
  ): Promise<StoredOrder | undefined> {
    const numbers = order.match(/\d+/g) ?? [];
    const id = Number(numbers[0]);
    if (numbers.length !== 1 || id > LAST_ID) return undefined;
    const account = await this.accounts.findByEmail(email, transaction);
    if (account === null || account.verifiedAt === null) return undefined;
    const found = await this.orders.find(id, transaction);
    return found?.accountId === account.id ? found : undefined;
  }

  list(page: ListPage): Promise<readonly Withdrawal[]> {
    return this.withdrawals.list(page);
  }

  /** Ties a withdrawal to the order that it is about; null unties it. */
  async assign(id: number, orderId: number | null): Promise<Result<Withdrawal, ApiFailure>> {
    if (orderId !== null && !(await this.orders.exists(orderId)))
      return fail({ code: 'ORDER_NOT_FOUND', field: ['order_id', 'invalid_value'] });
    const assigned = await this.withdrawals.assign(id, orderId);
    return assigned === undefined ? fail({ code: 'WITHDRAWAL_NOT_FOUND' }) : ok(assigned);
  }

  async settle(id: number): Promise<Result<Withdrawal, ApiFailure>> {
    const settled = await this.withdrawals.settle(id);
    return settled === undefined ? fail({ code: 'WITHDRAWAL_NOT_FOUND' }) : ok(settled);
  }
}
