import { Inject, Injectable } from '@nestjs/common';
import { ORDER_STATUS, type OrderAddress, type OrderInvoice, type OrderStatus } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { type Operator, operatorOf } from '../../../platform/config/operator.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { DocumentService } from '../documents/document.service.js';
import { isCarriedOut } from '../orders/sales.js';
import type { OrderChange, StoredOrder } from '../orders/stored-order.js';
import { dayOf } from '../words/day.js';
import { customerEmail } from './customer-email.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { creditNoteFacts, invoiceFacts, type Numbered } from './invoice-facts.js';
import type { InvoiceFacts } from './invoice.js';
import { InvoiceRepository } from './invoice.repository.js';

/** An order becomes a debt when it is made, or when it is paid for before it is made (ADR 20). */
const INVOICED: readonly OrderStatus[] = [ORDER_STATUS.transferred, ORDER_STATUS.waitingForPayment];

/** Writes invoices and credit notes as part of what happens to orders. Callers hold the order locked. */
@Injectable()
export class OrderInvoices {
  private readonly seller: Operator;

  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly documents: DocumentService,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {
    this.seller = operatorOf(configuration);
  }

  /** What a step of an order means for its invoices; in the transaction of the step, `order` as it is after it. */
  async follow(transaction: Transaction, order: StoredOrder, { to, reason }: OrderChange): Promise<void> {
    if (to !== ORDER_STATUS.canceled && !INVOICED.includes(to)) return;
    const counting = await this.invoices.counting(transaction, order.id);
    if (to === ORDER_STATUS.canceled && counting !== undefined) {
      await this.takeBack(transaction, counting, reason);
    }
    if (!isCarriedOut(order, this.configuration)) return;
    if (INVOICED.includes(to) && counting === undefined) {
      const written = await this.write(transaction, order, order.invoice_address);
      if (!written.ok) throw new Error(`order ${order.id} says nothing of where it goes`);
    }
  }

  /** Invoices and credit notes by order, the oldest first; an order without any is left out. */
  ofOrders(
    transaction: Transaction,
    orderIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly OrderInvoice[]>> {
    return this.invoices.ofOrders(transaction, orderIds);
  }

  /** Takes the invoice back by a credit note; ORDER_CALL_IMPOSSIBLE where none counts. */
  async cancel(
    transaction: Transaction,
    { id }: StoredOrder,
    reason: string,
  ): Promise<Result<null, ApiFailure>> {
    const counting = await this.invoices.counting(transaction, id);
    if (counting === undefined) return impossible('no invoice counts');
    await this.takeBack(transaction, counting, reason);
    return ok(null);
  }

  /**
   * Takes the invoice back, unless that was done before, and makes another, to `address` where one is given; ORDER_CALL_IMPOSSIBLE where
   * there never was one or the order is canceled.
   */
  async correct(
    transaction: Transaction,
    order: StoredOrder,
    { reason, address }: { readonly reason: string; readonly address: OrderAddress | undefined },
  ): Promise<Result<null, ApiFailure>> {
    if (!isCarriedOut(order, this.configuration)) {
      return order.is_trial ? impossible('the order costs nothing') : fail({ code: 'ORDER_SALES_OFF' });
    }
    const counting = await this.invoices.counting(transaction, order.id);
    if (counting !== undefined) {
      await this.takeBack(transaction, counting, reason);
      return this.write(transaction, order, address ?? order.invoice_address);
    }
    const wasInvoiced = (await this.invoices.idsOf(transaction, [order.id])).length > 0;
    if (!wasInvoiced || order.status === ORDER_STATUS.canceled) return impossible('nothing to invoice again');
    return this.write(transaction, order, address ?? order.invoice_address, reason);
  }

  /** Makes the files of the order's documents again. */
  async regenerate(transaction: Transaction, { id }: StoredOrder): Promise<Result<null, ApiFailure>> {
    const ids = await this.invoices.idsOf(transaction, [id]);
    if (ids.length === 0) return impossible('there is no document');
    for (const invoiceId of ids) await this.documents.order(transaction, 'invoice', invoiceId);
    return ok(null);
  }

  private async write(
    transaction: Transaction,
    order: StoredOrder,
    invoiceAddress: OrderAddress | null,
    reason = '',
  ): Promise<Result<null, ApiFailure>> {
    const { shipping_address: shippingAddress, accountId } = order;
    if (shippingAddress === null) return impossible('the address was erased');
    const parties = {
      seller: this.seller,
      buyer: invoiceAddress ?? shippingAddress,
      buyerEmail: await customerEmail(this.accounts, transaction, accountId),
    };
    await this.number(transaction, null, (numbered) => ({
      ...invoiceFacts({ ...order, shipping_address: shippingAddress }, numbered, parties),
      reason,
    }));
    return ok(null);
  }

  private takeBack(transaction: Transaction, { id, facts }: InvoiceEntity, reason: string): Promise<void> {
    return this.number(transaction, id, (numbered) => creditNoteFacts(facts, numbered, reason));
  }

  /** Gives the next number to what `write` makes of it, keeps it and orders its file. */
  private async number(
    transaction: Transaction,
    takesBack: number | null,
    write: (numbered: Numbered) => InvoiceFacts,
  ): Promise<void> {
    const issuedOn = dayOf(this.clock.now());
    const place = await this.invoices.takeNumber(transaction, Number(issuedOn.slice(0, 4)));
    const facts = write({ number: place.number, issuedOn });
    const id = await this.invoices.add(transaction, place, facts, takesBack);
    await this.documents.order(transaction, 'invoice', id);
  }
}

function impossible(detail: string): Result<never, ApiFailure> {
  return fail({ code: 'ORDER_CALL_IMPOSSIBLE', detail });
}
