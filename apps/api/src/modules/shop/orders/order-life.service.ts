import { Inject, Injectable } from '@nestjs/common';
import { mayBecome, type MailTemplate, ORDER_STATUS, type OrderStatus } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { MailService } from '../../mail/mail.service.js';
import { hiddenContent } from './hidden-content.sql.js';
import { OrderRepository } from './order.repository.js';
import { OrderInvoices, OrderProduction } from './ports.js';
import { isHeldBack } from './sales.js';
import type { OrderChange, StoredOrder } from './stored-order.js';

/** A step that somebody wants to take. */
export interface OrderStep extends Omit<OrderChange, 'from'> {
  /** By which the parcel can be followed, for the step to `shipped`; blank where there is none. */
  readonly trackingNumber?: string;
}

/** What a customer is told when an order becomes this. */
const TOLD = {
  [ORDER_STATUS.acknowledged]: 'order-confirmation',
  [ORDER_STATUS.transferred]: 'order-transferred',
  [ORDER_STATUS.shipped]: 'order-shipped',
  [ORDER_STATUS.waitingForPayment]: 'order-waiting-for-payment',
  [ORDER_STATUS.canceled]: 'order-canceled',
} as const satisfies Record<Exclude<OrderStatus, typeof ORDER_STATUS.open>, MailTemplate>;

/** Mails that nobody gets about an order that costs nothing. */
const ABOUT_MONEY: readonly MailTemplate[] = ['order-waiting-for-payment', 'order-paid'];

function mailOf({ from, to }: OrderChange): MailTemplate | undefined {
  if (to === ORDER_STATUS.open) return undefined;
  const isPaid = from === ORDER_STATUS.waitingForPayment && to === ORDER_STATUS.acknowledged;
  return isPaid ? 'order-paid' : TOLD[to];
}

/** Lets orders go from one status to the next, with all that follows from it, in one transaction. */
@Injectable()
export class OrderLife {
  constructor(
    private readonly orders: OrderRepository,
    private readonly invoices: OrderInvoices,
    private readonly production: OrderProduction,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /**
   * Takes a step of the order `id`; its mail leaves after commit. What was bought is made as it was then; where it has been hidden since,
   * whoever hands it over to production has to say why. ORDER_NOT_FOUND, ORDER_TRANSITION_REFUSED, ORDER_SALES_OFF, ORDER_CONTENT_HIDDEN.
   */
  async take(
    transaction: Transaction,
    id: number,
    step: OrderStep,
  ): Promise<Result<StoredOrder, ApiFailure>> {
    const order = await this.orders.lock(transaction, id);
    return order === undefined ? fail({ code: 'ORDER_NOT_FOUND' }) : this.takeHeld(transaction, order, step);
  }

  /** As {@link take}, of an order that `transaction` has just placed or holds locked. */
  async takeHeld(
    transaction: Transaction,
    order: StoredOrder,
    step: OrderStep,
  ): Promise<Result<StoredOrder, ApiFailure>> {
    const { id } = order;
    const { to, actor, accountId, reason, trackingNumber = '' } = step;
    if (!mayBecome(order.status, to, actor)) {
      return fail({ code: 'ORDER_TRANSITION_REFUSED', detail: `${actor}: ${order.status} to ${to}` });
    }
    if (isHeldBack(order, to, this.configuration)) return fail({ code: 'ORDER_SALES_OFF' });
    const isMade = to === ORDER_STATUS.transferred;
    if (isMade && reason === '' && (await hiddenContent(transaction, id)).length > 0) {
      return fail({ code: 'ORDER_CONTENT_HIDDEN' });
    }
    const change: OrderChange = { from: order.status, to, actor, accountId, reason };
    await this.orders.step(transaction, id, change);
    const isTracked = to === ORDER_STATUS.shipped && trackingNumber !== '';
    if (isTracked) await this.orders.setTrackingNumber(transaction, id, trackingNumber);
    const after: StoredOrder = {
      ...order,
      status: to,
      tracking_number: isTracked ? trackingNumber : order.tracking_number,
    };
    await this.invoices.follow(transaction, after, change);
    await this.production.follow(transaction, after, change);
    const template = mailOf(change);
    if (template !== undefined && !(after.is_trial && ABOUT_MONEY.includes(template)))
      await this.tell(transaction, after, template, reason);
    return ok(after);
  }

  /** Writes to the customer about an order; whoever was erased is not written to. */
  async tell(
    transaction: Transaction,
    { id, accountId, language }: StoredOrder,
    template: MailTemplate,
    reason = '',
  ): Promise<void> {
    const account = accountId === null ? null : await this.accounts.findById(accountId, transaction);
    if (account === null) return;
    await this.mails.write(transaction, {
      template,
      recipient: account.email,
      accountId,
      language,
      facts: { order: String(id), reason },
    });
  }
}
