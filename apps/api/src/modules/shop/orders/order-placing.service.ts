import { Inject, Injectable } from '@nestjs/common';
import {
  type Address,
  type ApiLanguage,
  GERMAN_ZIP,
  OPEN_PAYMENT_METHODS,
  ORDER_STATUS,
  type OrderAddress,
  type OrderDetails,
  type OrderItem,
  type RequestOutput,
  type ROUTES,
  SHIPPED_TO,
} from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { without } from '../../../platform/without.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { AddressService } from '../../accounts/address.service.js';
import { hashOf } from '../../catalogue/document-intake.service.js';
import { MailService } from '../../mail/mail.service.js';
import { type PricedBasket, QuoteService } from '../quotes/quote.service.js';
import { OrderLife } from './order-life.service.js';
import { OrderViews } from './order-views.service.js';
import { type NewOrder, OrderRepository } from './order.repository.js';

type Placing = RequestOutput<typeof ROUTES.createOrder, 'body'>;

/** Where an order goes and who is billed. */
interface Addresses {
  readonly shipping: OrderAddress;
  readonly invoice: OrderAddress | null;
}

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
    private readonly life: OrderLife,
    private readonly views: OrderViews,
    private readonly quotes: QuoteService,
    private readonly addresses: AddressService,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    private readonly transactions: Transactions,
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
    // Before the transaction: whoever holds one connection must not wait for another.
    const own = await this.addresses.list(actor);
    const placed = await this.transactions.attempt<OrderDetails, ApiFailure>(async (transaction) => {
      const earlier = await this.earlier(transaction, actor, placing.idempotencyKey, requestHash);
      if (earlier !== undefined) return earlier;
      const order = await this.read(transaction, placing, { actor, own, requestHash, language });
      if (!order.ok) return order;
      const id = await this.orders.add(transaction, order.value);
      if (id === undefined) {
        const winner = await this.earlier(transaction, actor, placing.idempotencyKey, requestHash);
        if (winner === undefined) throw new Error('an order vanished between two statements');
        return winner;
      }
      const acknowledged = await this.life.take(transaction, id, {
        to: ORDER_STATUS.acknowledged,
        actor: 'system',
        accountId: null,
        reason: '',
      });
      if (!acknowledged.ok) return acknowledged;
      return ok(await this.views.details(acknowledged.value, transaction));
    });
    if (placed.ok) this.mails.flush();
    return placed;
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
    const order = await this.orders.find(found.id, transaction);
    if (order === undefined) throw new Error(`order ${found.id} vanished`);
    return ok(await this.views.details(order, transaction));
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
    });
  }
}

type AddressField = 'shippingAddress' | 'invoiceAddress';

const missing = (field: AddressField): ApiFailure => ({
  code: 'ADDRESS_NOT_FOUND',
  field: [field, 'invalid_value'],
});

const badZip = (field: AddressField): ApiFailure => ({
  code: 'ADDRESS_ZIP_INVALID',
  field: [field, 'zip_invalid'],
});

/** The user's own addresses that an order names. Those of others are not there. */
export function addressesOf(
  { shippingAddress, invoiceAddress }: Pick<Placing, 'shippingAddress' | 'invoiceAddress'>,
  own: readonly Address[],
): Result<Addresses, ApiFailure> {
  const shipping = own.find(({ id }) => id === shippingAddress);
  if (shipping === undefined) return fail(missing('shippingAddress'));
  if (shipping.country !== SHIPPED_TO) {
    return fail({ code: 'ADDRESS_OUTSIDE_GERMANY', field: ['shippingAddress', 'outside_germany'] });
  }
  if (!GERMAN_ZIP.test(shipping.zip)) return fail(badZip('shippingAddress'));
  if (invoiceAddress === null || invoiceAddress === shippingAddress) {
    return ok({ shipping: keptAddress(shipping), invoice: null });
  }
  const invoice = own.find(({ id }) => id === invoiceAddress);
  if (invoice === undefined) return fail(missing('invoiceAddress'));
  if (invoice.country === SHIPPED_TO && !GERMAN_ZIP.test(invoice.zip)) return fail(badZip('invoiceAddress'));
  return ok({ shipping: keptAddress(shipping), invoice: keptAddress(invoice) });
}

/** An address as an order keeps it, whatever becomes of the saved one. */
const keptAddress = (address: Address): OrderAddress => without(address, 'id', 'is_invoice_addr');

/** What was priced, as an order keeps it. */
export function itemsOf({ quote, variants }: PricedBasket): readonly OrderItem[] {
  return quote.items.map((item) => {
    const variant = variants.get(item.content_id);
    if (variant === undefined) throw new Error(`variant ${item.content_id} was quoted and is not there`);
    return {
      ...item,
      graphic_id: variant.graphic_id,
      title: variant.title,
      graphic_title: variant.graphic_title,
      graphic_format: variant.graphic_format,
      graphic_landscape: variant.graphic_landscape,
      graphic_no_of_pages: variant.graphic_no_of_pages,
      braille_no_of_pages: variant.braille_no_of_pages,
      system: variant.system,
      current_file_name: variant.current_file_name,
      version_id: variant.versionId,
    };
  });
}
