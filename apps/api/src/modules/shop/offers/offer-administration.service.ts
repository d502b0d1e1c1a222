import { Injectable } from '@nestjs/common';
import {
  type BasketItem,
  type BodyOf,
  type Offer,
  OFFER_LIMITS,
  type QuoteRequest,
  type QuoteRequestDetails,
} from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Clock } from '../../../platform/clock/clock.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { MailService } from '../../mail/mail.service.js';
import { itemsOf } from '../orders/order-items.js';
import { QuoteRequestRepository } from '../quotes/quote-request.repository.js';
import { type PricedBasket, QuoteService } from '../quotes/quote.service.js';
import { dayOf, daysLater } from '../words/day.js';
import { offerNumber } from './offer-pdf.js';
import { offerView } from './offer-view.js';
import { extraItems, offeredItems, type OfferLines, type OfferSums, sumsOf } from './offer-sums.js';
import { OfferRepository, type OfferStepTaken, type StoredOffer } from './offer.repository.js';

type Sending = BodyOf<'sendOffer'>;

/** Quotes as admins price, send and withdraw them. */
@Injectable()
export class OfferAdministration {
  constructor(
    private readonly requests: QuoteRequestRepository,
    private readonly offers: OfferRepository,
    private readonly quotes: QuoteService,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async details(id: number): Promise<Result<QuoteRequestDetails, ApiFailure>> {
    const request = await this.requests.find(this.transactions.none, id);
    if (request === undefined) return fail({ code: 'QUOTE_REQUEST_NOT_FOUND' });
    const offers = await this.offers.ofRequest(this.transactions.none, id);
    const steps = await this.offers.steps([id]);
    const names = await this.accounts.namesOf(steps.map(({ accountId }) => accountId));
    const history = historyOf(request, offers, steps, names);
    return ok({ request, offers: offers.map(offerView), history });
  }

  async price(id: number, lines: OfferLines): Promise<Result<OfferSums, ApiFailure>> {
    const request = await this.requests.find(this.transactions.none, id);
    if (request === undefined) return fail({ code: 'QUOTE_REQUEST_NOT_FOUND' });
    const priced = await this.priced(this.transactions.none, request, lines);
    return priced.ok ? sumsOf(lines, priced.value.quote.vat_percent) : priced;
  }

  /** Sends a quote; the one before ends. Nothing follows on one that was accepted. */
  async send(id: number, sending: Sending, actor: Actor): Promise<Result<QuoteRequestDetails, ApiFailure>> {
    const today = dayOf(this.clock.now());
    const { validUntil, note } = sending;
    if (validUntil < today || validUntil > daysLater(today, OFFER_LIMITS.days)) {
      return fail({ code: 'OFFER_DATE_INVALID', field: ['validUntil', 'invalid_value'] });
    }
    const sent = await this.transactions.attempt<null, ApiFailure>(async (transaction) => {
      const request = await this.requests.lock(transaction, id);
      if (request === undefined) return fail({ code: 'QUOTE_REQUEST_NOT_FOUND' });
      const priced = await this.priced(transaction, request, sending);
      if (!priced.ok) return priced;
      const sums = sumsOf(sending, priced.value.quote.vat_percent);
      if (!sums.ok) return sums;
      const ended = await this.endLast(transaction, id, 'replaced', actor, '');
      if (!ended.ok && ended.error.code === 'OFFER_CLOSED') return ended;
      const { id: offerId, revision } = await this.offers.add(transaction, {
        requestId: id,
        validUntil,
        items: offeredItems(itemsOf(priced.value), sending),
        extraItems: extraItems(sending),
        weight: priced.value.quote.weight,
        note,
        ...sums.value,
      });
      await this.offers.step(transaction, offerId, {
        action: 'sent',
        actor: 'admin',
        accountId: actor.id,
        note: '',
      });
      await this.requests.settle(id, 'answered', request.note, transaction);
      await this.tell(transaction, request, 'offer-sent', { id: offerId, revision });
      return ok(null);
    });
    if (!sent.ok) return sent;
    return this.details(id);
  }

  async withdraw(id: number, reason: string, actor: Actor): Promise<Result<QuoteRequestDetails, ApiFailure>> {
    const withdrawn = await this.transactions.attempt<null, ApiFailure>(async (transaction) => {
      const request = await this.requests.lock(transaction, id);
      if (request === undefined) return fail({ code: 'QUOTE_REQUEST_NOT_FOUND' });
      const ended = await this.endLast(transaction, id, 'withdrawn', actor, reason);
      if (!ended.ok) return fail({ code: 'OFFER_CLOSED' });
      await this.requests.settle(id, 'closed', request.note, transaction);
      // One that has expired cannot be accepted anyway.
      if (ended.value.state === 'sent')
        await this.tell(transaction, request, 'offer-withdrawn', ended.value, { reason });
      return ok(null);
    });
    if (!withdrawn.ok) return withdrawn;
    return this.details(id);
  }

  /** Writes to the customer, in the language of the request. */
  private async tell(
    transaction: Transaction,
    request: QuoteRequest,
    template: 'offer-sent' | 'offer-withdrawn',
    { id, revision }: Pick<Offer, 'id' | 'revision'>,
    facts: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.mails.write(transaction, {
      template,
      recipient: request.email,
      accountId: request.account_id,
      language: request.language,
      facts: {
        request: String(request.id),
        offer: String(id),
        number: offerNumber({ request_id: request.id, revision }),
        ...facts,
      },
    });
  }

  /** Ends the quote that waits for its answer, and gives it as it was; OFFER_CLOSED after an acceptance, OFFER_LINK_INVALID where none waits. */
  private async endLast(
    transaction: Transaction,
    requestId: number,
    action: 'replaced' | 'withdrawn',
    actor: Actor,
    note: string,
  ): Promise<Result<StoredOffer, ApiFailure>> {
    const [last] = await this.offers.ofRequest(transaction, requestId);
    const held = last && (await this.offers.lock(transaction, last.id));
    if (held?.state === 'accepted') return fail({ code: 'OFFER_CLOSED' });
    if (held === undefined || (held.state !== 'sent' && held.state !== 'expired'))
      return fail({ code: 'OFFER_LINK_INVALID' });
    await this.offers.step(transaction, held.id, { action, actor: 'admin', accountId: actor.id, note });
    return ok(held);
  }

  /** What is offered, as the customer can see it. */
  private async priced(
    transaction: Transaction,
    request: QuoteRequest,
    { lines }: OfferLines,
  ): Promise<Result<PricedBasket, ApiFailure>> {
    const basket = lines.map(({ contentId, productId, quantity }): BasketItem => ({
      contentId,
      productId,
      quantity,
    }));
    const priced = await this.quotes.quote(basket, request.account_id, transaction);
    if (priced.quote.dropped.length === 0) return ok(priced);
    const at = lines.findIndex(({ contentId }) => priced.quote.dropped.includes(contentId));
    return fail({ code: 'ORDER_CONTENT_UNAVAILABLE', field: [`lines.${at}.contentId`, 'invalid_value'] });
  }
}

/** All steps of the quote, with the request before them and, once the last day has passed, its end. */
function historyOf(
  request: QuoteRequest,
  offers: readonly StoredOffer[],
  steps: readonly OfferStepTaken[],
  names: ReadonlyMap<number | null, string>,
): QuoteRequestDetails['history'] {
  const requested = {
    action: 'requested',
    revision: null,
    by: 'customer',
    actor: request.name || request.email,
    note: request.message,
    created_at: request.created_at,
  } as const;
  const expired = offers
    .filter(({ state }) => state === 'expired')
    .map(({ revision, valid_until: day }) => ({
      action: 'expired' as const,
      revision,
      by: 'system' as const,
      actor: null,
      note: '',
      created_at: new Date(`${daysLater(day, 1)}T00:00:00Z`).toISOString(),
    }));
  const taken = steps.map(({ action, revision, by, accountId, note, created_at }) => ({
    action,
    revision,
    by,
    actor: names.get(accountId) ?? null,
    note,
    created_at,
  }));
  return [requested, ...taken, ...expired];
}
