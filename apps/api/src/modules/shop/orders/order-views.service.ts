import { Injectable } from '@nestjs/common';
import type {
  InternalOrder,
  InternalOrderDetails,
  Order,
  OrderDetails,
  OrderInvoice,
} from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { shownAddress } from '../../../platform/mail/no-address.js';
import { without } from '../../../platform/without.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { VariantsOnSale } from '../../catalogue/variants-on-sale.sql.js';
import { OrderInvoices } from '../invoices/order-invoices.service.js';
import { WithdrawalRepository } from './withdrawal/withdrawal.repository.js';
import { OrderRepository } from './order.repository.js';
import { type StoredOrder, variantsOf } from './stored-order.js';

type Customer = NonNullable<InternalOrder['customer']>;

/** An order as its customer sees it, by what is kept of it and its invoices. */
function viewOf(stored: StoredOrder, invoices: readonly OrderInvoice[]): Order {
  const order = without(stored, 'accountId', 'language');
  const last = invoices.at(-1);
  // After its credit note an invoice no longer counts.
  const counting = last?.kind === 'invoice' ? last.number : null;
  return { ...order, invoice_number: counting, invoices: [...invoices] };
}

/** Puts together what is told of orders. */
@Injectable()
export class OrderViews {
  constructor(
    private readonly orders: OrderRepository,
    private readonly invoices: OrderInvoices,
    private readonly withdrawals: WithdrawalRepository,
    private readonly accounts: AccountRepository,
    private readonly onSale: VariantsOnSale,
    private readonly transactions: Transactions,
  ) {}

  async list(
    stored: readonly StoredOrder[],
    transaction: Transaction = this.transactions.none,
  ): Promise<readonly Order[]> {
    const invoices = await this.invoices.ofOrders(
      transaction,
      stored.map(({ id }) => id),
    );
    return stored.map((order) => viewOf(order, invoices.get(order.id) ?? []));
  }

  async details(
    stored: StoredOrder,
    transaction: Transaction = this.transactions.none,
  ): Promise<OrderDetails> {
    const invoices = await this.invoices.ofOrders(transaction, [stored.id]);
    const history = await this.orders.history(transaction, stored.id);
    const withdrawals = await this.withdrawals.ofOrder(transaction, stored.id);
    return {
      ...viewOf(stored, invoices.get(stored.id) ?? []),
      history,
      withdrawals: withdrawals.map(({ id, message, created_at, settled_at }) => ({
        id,
        message,
        created_at,
        settled_at,
      })),
    };
  }

  /** Orders as admins see them, with their customers. */
  async internalList(stored: readonly StoredOrder[]): Promise<readonly InternalOrder[]> {
    const customers = await this.customersOf(stored);
    const orders = await this.list(stored);
    return orders.map((order, index) => ({
      ...order,
      customer: customers.get(stored[index]?.accountId ?? 0) ?? null,
    }));
  }

  async internalDetails(order: StoredOrder): Promise<InternalOrderDetails> {
    const customers = await this.customersOf([order]);
    return {
      ...(await this.details(order)),
      customer: customers.get(order.accountId ?? 0) ?? null,
      hidden_content: [...(await this.onSale.hiddenAmong(this.transactions.none, variantsOf(order)))],
    };
  }

  /** The customers of orders by their accounts; those who were erased are left out. */
  private async customersOf(orders: readonly StoredOrder[]): Promise<ReadonlyMap<number, Customer>> {
    const ids = orders.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
    const accounts = await this.accounts.findAll(ids);
    return new Map(
      [...accounts].map(([id, { email, displayName }]) => [
        id,
        { id, email: shownAddress(email), display_name: displayName },
      ]),
    );
  }
}
