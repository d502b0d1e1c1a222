import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type BodyOf, OPEN_PAYMENT_METHODS, type OrderDetails } from '@tastwerk/contracts';
import { fail, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { isReachable } from '../../../platform/mail/no-address.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { AddressService } from '../../accounts/address.service.js';
import { hashOf } from '../../catalogue/document-intake.service.js';
import { addressesOf } from '../orders/order-addresses.js';
import { OrderService } from '../orders/order.service.js';
import { OfferRepository, type StoredOffer } from './offer.repository.js';
import { OfferService } from './offer.service.js';

type Acceptance = BodyOf<'acceptOffer'>;

/** Makes an order of a quote, once, at the prices that it was sent with. */
@Injectable()
export class OfferAcceptance {
  constructor(
    private readonly offers: OfferRepository,
    private readonly answers: OfferService,
    private readonly orders: OrderService,
    private readonly addresses: AddressService,
    private readonly accounts: AccountRepository,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  async accept(acceptance: Acceptance, actor: Actor): Promise<Result<OrderDetails, ApiFailure>> {
    // Before the transaction: a request that holds one connection must not wait for another.
    const own = await this.addresses.list(actor);
    return this.transactions.attempt<OrderDetails, ApiFailure>(async (transaction) => {
      const found = await this.answers.hold(transaction, acceptance.key);
      if (!found.ok) return found;
      const offer = found.value;
      const account = await this.accounts.hold(transaction, actor.id);
      if (account === null) return fail({ code: 'SESSION_REVOKED' });
      const isTheirs =
        offer.accountId === actor.id || account.email.toLowerCase() === offer.email.toLowerCase();
      if (!isTheirs) return fail({ code: 'OFFER_OTHER_ACCOUNT' });
      if (!isReachable(account.email)) return fail({ code: 'ORDER_EMAIL_MISSING' });
      if (offer.state === 'accepted') return this.earlier(transaction, offer, actor);
      if (offer.state !== 'sent') return fail({ code: 'OFFER_CLOSED' });
      if (acceptance.grossTotal !== offer.total_gross) {
        return fail({ code: 'ORDER_PRICE_CHANGED', field: ['grossTotal', 'invalid_value'] });
      }
      if (!OPEN_PAYMENT_METHODS.includes(acceptance.paymentMethod)) {
        return fail({ code: 'ORDER_PAYMENT_UNAVAILABLE', field: ['paymentMethod', 'invalid_value'] });
      }
      const addresses = addressesOf(acceptance, own);
      if (!addresses.ok) return addresses;
      const order = await this.orders.keep(transaction, {
        accountId: actor.id,
        language: offer.language,
        idempotencyKey: randomUUID(),
        requestHash: hashOf(acceptance),
        isTrial: this.configuration.sales === 'off',
        paymentMethod: acceptance.paymentMethod,
        comment: acceptance.comment,
        totalGross: offer.total_gross,
        totalNet: offer.total_net,
        vatPercent: offer.vat_percent,
        postageGross: offer.postage_gross,
        weight: offer.weight,
        shippingAddress: addresses.value.shipping,
        invoiceAddress: addresses.value.invoice,
        items: offer.items,
        extraItems: offer.extra_items,
      });
      if (order === undefined) throw new Error('an order was not kept');
      if (!order.ok) return order;
      await this.offers.ordered(transaction, offer.id, order.value.id);
      await this.answers.answer(transaction, offer, {
        action: 'accepted',
        actor: 'customer',
        accountId: actor.id,
        note: '',
      });
      return order;
    });
  }

  /** The order that came of the quote before. */
  private async earlier(
    transaction: Transaction,
    { order_id: orderId }: StoredOffer,
    actor: Actor,
  ): Promise<Result<OrderDetails, ApiFailure>> {
    const order = orderId === null ? undefined : await this.orders.get(orderId, actor, transaction);
    return order?.ok === true ? order : fail({ code: 'OFFER_CLOSED' });
  }
}
