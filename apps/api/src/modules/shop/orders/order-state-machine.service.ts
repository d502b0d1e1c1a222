import { Inject, Injectable } from '@nestjs/common';
import { mayBecome, type MailTemplate, ORDER_STATUS, type OrderStatus } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { VariantsOnSale } from '../../catalogue/variants-on-sale.sql.js';
import { MailService } from '../../mail/mail.service.js';
import { OrderInvoices } from '../invoices/order-invoices.service.js';
import { OrderProduction } from '../production/order-production.service.js';
import { OrderRepository } from './order.repository.js';
import { isHeldBack } from './sales.js';
import { type OrderChange, type StoredOrder, variantsOf } from './stored-order.js';

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

/** What a transition is looked at by before it is made: why it may not be, or nothing. */
type Guard = (
  transaction: Transaction,
  order: StoredOrder,
  step: OrderStep,
) => Promise<ApiFailure | undefined>;

/** What follows from a transition, `order` being as it is after it. */
type Effect = (transaction: Transaction, order: StoredOrder, change: OrderChange) => Promise<void>;

/**
 * Lets orders go from one status to the next by the table of steps that contract and database share: guards before, effects after, all in one
 * transaction.
 */
@Injectable()
export class OrderStateMachine {
  private readonly guards: readonly Guard[] = [
    async (_, { status }, { to, actor }) =>
      mayBecome(status, to, actor)
        ? undefined
        : { code: 'ORDER_TRANSITION_REFUSED', detail: `${actor}: ${status} to ${to}` },
    async (_, order, { to }) =>
      isHeldBack(order, to, this.configuration) ? { code: 'ORDER_SALES_OFF' } : undefined,
    // What was bought is made as it was then; where it has been hidden since, the reason to hand it over has to be given.
    async (transaction, order, { to, reason }) =>
      to === ORDER_STATUS.transferred &&
      reason === '' &&
      (await this.onSale.hiddenAmong(transaction, variantsOf(order))).length > 0
        ? { code: 'ORDER_CONTENT_HIDDEN' }
        : undefined,
  ];

  private readonly effects: readonly Effect[] = [
    (transaction, order, change) => this.invoices.follow(transaction, order, change),
    (transaction, order, change) => this.production.follow(transaction, order, change),
    async (transaction, order, change) => {
      const template = mailOf(change);
      if (template !== undefined && !(order.is_trial && ABOUT_MONEY.includes(template)))
        await this.tell(transaction, order, template, change.reason);
    },
  ];

  constructor(
    private readonly orders: OrderRepository,
    private readonly invoices: OrderInvoices,
    private readonly production: OrderProduction,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    private readonly onSale: VariantsOnSale,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /**
   * Takes a step of an order: by its id, or one that `transaction` has just placed or holds locked. Gives the order as it is then.
   * ORDER_NOT_FOUND, ORDER_TRANSITION_REFUSED, ORDER_SALES_OFF, ORDER_CONTENT_HIDDEN.
   */
  async transition(
    transaction: Transaction,
    held: StoredOrder | number,
    step: OrderStep,
  ): Promise<Result<StoredOrder, ApiFailure>> {
    const order = typeof held === 'number' ? await this.orders.lock(transaction, held) : held;
    if (order === undefined) return fail({ code: 'ORDER_NOT_FOUND' });
    for (const guard of this.guards) {
      const refusal = await guard(transaction, order, step);
      if (refusal !== undefined) return fail(refusal);
    }
    const { to, actor, accountId, reason, trackingNumber = '' } = step;
    const change: OrderChange = { from: order.status, to, actor, accountId, reason };
    await this.orders.step(transaction, order.id, change);
    const isTracked = to === ORDER_STATUS.shipped && trackingNumber !== '';
    if (isTracked) await this.orders.setTrackingNumber(transaction, order.id, trackingNumber);
    const after: StoredOrder = {
      ...order,
      status: to,
      tracking_number: isTracked ? trackingNumber : order.tracking_number,
    };
    for (const effect of this.effects) await effect(transaction, after, change);
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
