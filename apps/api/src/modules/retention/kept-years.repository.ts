import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { before } from '../../platform/database/searched.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { ReportEntity } from '../reports/report.entity.js';
import { DocumentFileEntity } from '../shop/documents/document-file.entity.js';
import { DocumentJobEntity } from '../shop/documents/document-job.entity.js';
import { InvoiceEntity } from '../shop/invoices/invoice.entity.js';
import { OrderEntity } from '../shop/orders/order.entity.js';
import { StampEntity } from '../shop/stamps/stamp.entity.js';
import { ordersBefore } from './orders-before.sql.js';

/** Orders that one transaction forgets at most. */
const AT_ONCE = 200;

/** Forgets what is kept for whole years, each counted from the end of the year that something came about in. */
@Injectable()
export class KeptYearsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Forgets orders with their invoices, stamps and files once nothing of them is of `year` or later; gives how many there were. */
  async forgetOrders(year: number): Promise<number> {
    let forgotten = 0;
    for (let last = AT_ONCE; last === AT_ONCE; forgotten += last)
      last = await this.transactions.run((transaction) => this.forgetSomeOrders(transaction, year));
    return forgotten;
  }

  private async forgetSomeOrders(transaction: Transaction, year: number): Promise<number> {
    const ids = await ordersBefore(transaction, year, AT_ONCE);
    if (ids.length === 0) return 0;
    const invoices = await transaction
      .of(InvoiceEntity)
      .find({ select: { id: true }, where: { orderId: In(ids) } });
    const subjects = [
      { kind: 'package', subjectId: In(ids) },
      { kind: 'invoice', subjectId: In(invoices.map(({ id }) => id)) },
    ] as const;
    for (const subject of subjects) {
      await transaction.of(DocumentFileEntity).delete(subject);
      await transaction.of(DocumentJobEntity).delete(subject);
    }
    await transaction.of(InvoiceEntity).delete({ orderId: In(ids) });
    await transaction.of(StampEntity).delete({ orderId: In(ids) });
    await transaction.of(OrderEntity).delete({ id: In(ids) });
    return ids.length;
  }

  /** Forgets reports of before `moment`; those that nobody settled from when they came. */
  async forgetReports(moment: Date): Promise<void> {
    await this.transactions.none
      .of(ReportEntity)
      .delete([{ settledAt: before(moment) }, { settledAt: IsNull(), createdAt: before(moment) }]);
  }
}
