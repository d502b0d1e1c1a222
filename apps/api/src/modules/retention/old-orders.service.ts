import { Injectable } from '@nestjs/common';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { DocumentService } from '../shop/documents/document.service.js';
import { InvoiceRepository } from '../shop/invoices/invoice.repository.js';
import { OrderRepository } from '../shop/orders/order.repository.js';
import { StampRepository } from '../shop/orders/stamps/stamp.repository.js';

/** Orders that one transaction forgets at most. */
const AT_ONCE = 200;

/** Forgets orders with all that belongs to them. */
@Injectable()
export class OldOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly invoices: InvoiceRepository,
    private readonly stamps: StampRepository,
    private readonly documents: DocumentService,
    private readonly transactions: Transactions,
  ) {}

  /** Forgets orders with their invoices, stamps and files once nothing of them is of `year` or later; gives how many there were. */
  async forgetBefore(year: number): Promise<number> {
    let forgotten = 0;
    for (let last = AT_ONCE; last === AT_ONCE; forgotten += last)
      last = await this.transactions.run((transaction) => this.forgetSome(transaction, year));
    return forgotten;
  }

  private async forgetSome(transaction: Transaction, year: number): Promise<number> {
    const ids = await this.orders.holdBefore(transaction, year, AT_ONCE);
    if (ids.length === 0) return 0;
    await this.documents.forget(transaction, 'package', ids);
    await this.documents.forget(transaction, 'invoice', await this.invoices.idsOf(transaction, ids));
    await this.invoices.forget(transaction, ids);
    await this.stamps.forget(transaction, ids);
    await this.orders.forget(transaction, ids);
    return ids.length;
  }
}
