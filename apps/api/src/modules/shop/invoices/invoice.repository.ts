import { Injectable } from '@nestjs/common';
import type { OrderInvoice } from '@tastwerk/contracts';
import { In, Raw } from 'typeorm';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { InvoiceEntity } from './invoice.entity.js';
import { type InvoiceNumber, takeInvoiceNumber } from './invoice-numbers.sql.js';
import { grossOf, type InvoiceFacts } from './invoice.js';

/** A document of the books, with whose order it is of; null for somebody who was erased. */
export interface OwnedInvoice extends InvoiceEntity {
  readonly accountId: number | null;
}

/** Reads invoices and credit notes, and adds new ones. None is ever changed. */
@Injectable()
export class InvoiceRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The next number of `year`, without a gap: {@link takeInvoiceNumber}. */
  takeNumber(transaction: Transaction, year: number): Promise<InvoiceNumber> {
    return takeInvoiceNumber(transaction, year);
  }

  /** Adds a document and gives its id. */
  async add(
    transaction: Transaction,
    place: InvoiceNumber,
    facts: InvoiceFacts,
    takesBack: number | null,
  ): Promise<number> {
    const { kind, order } = facts;
    const said = { kind, orderId: order.id, takesBack, totalGross: grossOf(facts) };
    const invoice = await transaction.add(InvoiceEntity, { ...place, ...said, facts });
    return invoice.id;
  }

  async find(id: number): Promise<OwnedInvoice | undefined> {
    const [invoice] = await this.transactions.none
      .of(InvoiceEntity)
      .find({ where: { id }, relations: { order: true } });
    return invoice && { ...invoice, accountId: invoice.order?.accountId ?? null };
  }

  /** The invoice of an order that no credit note has taken back. */
  async counting(transaction: Transaction, orderId: number): Promise<InvoiceEntity | undefined> {
    const documents = await transaction.of(InvoiceEntity).findBy({ orderId });
    const takenBack = documents.map(({ takesBack }) => takesBack);
    return documents.find(({ id, kind }) => kind === 'invoice' && !takenBack.includes(id));
  }

  /** Ids of all documents of orders. */
  async idsOf(transaction: Transaction, orderIds: readonly number[]): Promise<readonly number[]> {
    const documents = await transaction
      .of(InvoiceEntity)
      .find({ select: { id: true }, where: { orderId: In([...orderIds]) }, order: { id: 'ASC' } });
    return documents.map(({ id }) => id);
  }

  /** Forgets all documents of orders; the database refuses that as long as the law wants them. */
  async forget(transaction: Transaction, orderIds: readonly number[]): Promise<void> {
    await transaction.of(InvoiceEntity).delete({ orderId: In([...orderIds]) });
  }

  /** Documents of orders, the oldest first. */
  async ofOrders(
    transaction: Transaction,
    orderIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly OrderInvoice[]>> {
    const documents = await transaction.of(InvoiceEntity).find({
      select: { id: true, orderId: true, number: true, kind: true, totalGross: true, createdAt: true },
      where: { orderId: In([...orderIds]) },
      order: { id: 'ASC' },
    });
    const told = new Map<number, OrderInvoice[]>();
    for (const { orderId, id, number, kind, totalGross, createdAt } of documents) {
      const invoice = { id, number, kind, total_gross: totalGross, created_at: createdAt.toISOString() };
      told.set(orderId, [...(told.get(orderId) ?? []), invoice]);
    }
    return told;
  }

  /** What the documents of a period of one year say, in the order of their numbers. */
  async factsOf(from: string, to: string): Promise<readonly InvoiceFacts[]> {
    const isIssued = Raw((facts) => `${facts} ->> 'issuedOn' BETWEEN :from AND :to`, { from, to });
    const documents = await this.transactions.none.of(InvoiceEntity).find({
      select: { id: true, facts: true },
      where: { year: Number(from.slice(0, 4)), facts: isIssued },
      order: { sequence: 'ASC' },
    });
    return documents.map(({ facts }) => facts);
  }
}
