import { Inject, Injectable } from '@nestjs/common';
import {
  type Address,
  type ApiLanguage,
  OPEN_PAYMENT_METHODS,
  type OrderDetails,
  type RequestOutput,
  type ROUTES,
} from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { AddressService } from '../../accounts/address.service.js';
import { hashOf } from '../../catalogue/document-intake.service.js';
import { QuoteService } from '../quotes/quote.service.js';
import { addressesOf } from './order-addresses.js';
import { OrderIntake } from './order-intake.service.js';
import { itemsOf } from './order-items.js';
import { OrderViews } from './order-views.service.js';
import { type NewOrder, OrderRepository } from './order.repository.js';

type Placing = RequestOutput<typeof ROUTES.createOrder, 'body'>;

/** Who orders, the addresses of theirs, and by what their request is known again. */
interface Customer {
  readonly actor: Actor;
  readonly own: readonly Address[];
  readonly requestHash: string;
  readonly language: ApiLanguage;
}

/** Takes orders in: each key once, at the server's prices, with everything that belongs to it in one transaction. */
@Injectable()
export class OrderPlacing {
  constructor(
    private readonly orders: OrderRepository,
    private readonly intake: OrderIntake,
    private readonly views: OrderViews,
    private readonly quotes: QuoteService,
    private readonly addresses: AddressService,
    private readonly accounts: AccountRepository,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /** Takes an order in, in the language that the customer reads while ordering: all that is written about it keeps that language. */
  async place(
    placing: Placing,
    actor: Actor,
    language: ApiLanguage,
  ): Promise<Result<OrderDetails, ApiFailure>> {
    if (!actor.rights.includes('can_order')) return fail({ code: 'ORDER_NOT_APPROVED' });
    const requestHash = hashOf(placing);
    // Before the transaction: a request that holds one connection must not wait for another.
    const own = await this.addresses.list(actor);
    return this.intake.attempt(async (transaction) => {
      const earlier = await this.earlier(transaction, actor, placing.idempotencyKey, requestHash);
      if (earlier !== undefined) return earlier;
      const order = await this.read(transaction, placing, { actor, own, requestHash, language });
      if (!order.ok) return order;
      const added = await this.orders.add(transaction, order.value);
      if (added === undefined) {
        const winner = await this.earlier(transaction, actor, placing.idempotencyKey, requestHash);
        if (winner === undefined) throw new Error('an order vanished between two statements');
        return winner;
      }
      return this.intake.acknowledge(transaction, added);
    });
  }

  /** What came of the key before; undefined when it is new. */
  private async earlier(
    transaction: Transaction,
    { id: accountId }: Actor,
    key: string,
    requestHash: string,
  ): Promise<Result<OrderDetails, ApiFailure> | undefined> {
    const found = await this.orders.findByKey(transaction, accountId, key);
    if (found === undefined) return undefined;
    if (found.requestHash !== requestHash) return fail({ code: 'ORDER_DUPLICATE' });
    return ok(await this.views.details(found.order, transaction));
  }

  /** The order that `placing` asks for, looked at from all sides. */
  private async read(
    transaction: Transaction,
    placing: Placing,
    { actor, own, requestHash, language }: Customer,
  ): Promise<Result<NewOrder, ApiFailure>> {
    if (!OPEN_PAYMENT_METHODS.includes(placing.paymentMethod)) {
      return fail({ code: 'ORDER_PAYMENT_UNAVAILABLE', field: ['paymentMethod', 'invalid_value'] });
    }
    const addresses = addressesOf(placing, own);
    if (!addresses.ok) return addresses;
    const priced = await this.quotes.quote(placing.basket, actor.id, transaction);
    const { quote } = priced;
    if (quote.dropped.length > 0) {
      const at = placing.basket.findIndex(({ contentId }) => quote.dropped.includes(contentId));
      return fail({ code: 'ORDER_CONTENT_UNAVAILABLE', field: [`basket.${at}.contentId`, 'invalid_value'] });
    }
    if (quote.is_too_large) return fail({ code: 'ORDER_TOO_LARGE' });
    if (placing.grossTotal !== undefined && placing.grossTotal !== quote.gross_total) {
      return fail({ code: 'ORDER_PRICE_CHANGED', field: ['grossTotal', 'invalid_value'] });
    }
    const isTrial = this.configuration.sales === 'off';
    if (placing.isTrial !== undefined && placing.isTrial !== isTrial) {
      return fail({ code: 'ORDER_TERMS_CHANGED', field: ['isTrial', 'invalid_value'] });
    }
    const account = await this.accounts.hold(transaction, actor.id);
    if (account === null) return fail({ code: 'SESSION_REVOKED' });
    return ok({
      accountId: actor.id,
      language,
      idempotencyKey: placing.idempotencyKey,
      requestHash,
      isTrial,
      paymentMethod: placing.paymentMethod,
      comment: placing.comment,
      totalGross: quote.gross_total,
      totalNet: quote.net_total,
      vatPercent: quote.vat_percent,
      postageGross: quote.postage_item?.gross_price ?? 0,
      weight: quote.weight,
      shippingAddress: addresses.value.shipping,
      invoiceAddress: addresses.value.invoice,
      items: itemsOf(priced),
      extraItems: [],
    });
  }
}
