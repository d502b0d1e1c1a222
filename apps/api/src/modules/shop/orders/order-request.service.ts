import { Inject, Injectable } from '@nestjs/common';
import { type Address, type ApiLanguage, type BodyOf, OPEN_PAYMENT_METHODS } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { QuoteService } from '../quotes/quote.service.js';
import { addressesOf } from './order-addresses.js';
import { itemsOf } from './order-items.js';
import type { NewOrder } from './order.repository.js';

/** What a customer asks for. */
export type Placing = BodyOf<'createOrder'>;

/** Who orders, and by what their request is known again. */
export interface Customer {
  readonly actor: Actor;
  readonly own: readonly Address[];
  readonly requestHash: string;
  readonly language: ApiLanguage;
}

/** Reads what customers ask for: orders at the server's prices, looked at from all sides. */
@Injectable()
export class OrderRequests {
  constructor(
    private readonly quotes: QuoteService,
    private readonly accounts: AccountRepository,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /** The order that `placing` asks for. */
  async read(
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
