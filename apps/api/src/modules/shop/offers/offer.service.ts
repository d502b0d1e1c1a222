import { Inject, Injectable } from '@nestjs/common';
import type { Offer } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { operatorOf } from '../../../platform/config/operator.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { MailService } from '../../mail/mail.service.js';
import { QuoteRequestRepository } from '../quotes/quote-request.repository.js';
import { offerView } from './offer-view.js';
import { OfferLinks } from './offer-links.js';
import { type OfferStep, OfferRepository, type StoredOffer } from './offer.repository.js';
import { offerNumber, offerPdf } from './offer-pdf.js';

/** Quotes as they are seen and declined by the link of the mail. */
@Injectable()
export class OfferService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly links: OfferLinks,
    private readonly requests: QuoteRequestRepository,
    private readonly mails: MailService,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  /** The quote of a link: one that waits, or that was answered. A link ends with its last day, with a newer quote and when it is withdrawn. */
  async open(key: string): Promise<Result<Offer, ApiFailure>> {
    const found = await this.linked(key, (id) => this.offers.find(id));
    return found.ok ? ok(offerView(found.value)) : found;
  }

  async pdf(key: string): Promise<Result<{ readonly name: string; readonly bytes: Uint8Array }, ApiFailure>> {
    const found = await this.linked(key, (id) => this.offers.find(id));
    return found.ok ? ok(await offerPdf(found.value, this.configuration)) : found;
  }

  async decline(key: string, note: string): Promise<Result<Offer, ApiFailure>> {
    return this.transactions.attempt<Offer, ApiFailure>(async (transaction) => {
      const found = await this.hold(transaction, key);
      if (!found.ok) return found;
      if (found.value.state !== 'sent') return fail({ code: 'OFFER_CLOSED' });
      await this.answer(transaction, found.value, {
        action: 'declined',
        actor: 'customer',
        accountId: null,
        note,
      });
      return ok(offerView({ ...found.value, state: 'declined' }));
    });
  }

  /** Notes an answer and tells the shop of it. */
  async answer(transaction: Transaction, offer: StoredOffer, step: OfferStep): Promise<void> {
    await this.offers.step(transaction, offer.id, step);
    const request = await this.requests.find(transaction, offer.request_id);
    await this.requests.settle(offer.request_id, 'closed', request?.note ?? '', transaction);
    await this.mails.write(transaction, {
      template: 'offer-answered',
      recipient: operatorOf(this.configuration).email,
      accountId: null,
      language: 'de',
      facts: { request: String(offer.request_id), offer: String(offer.id), number: offerNumber(offer) },
    });
  }

  /** The quote of a link with its request, held until the transaction ends: in the order in which admins hold them. */
  async hold(transaction: Transaction, key: string): Promise<Result<StoredOffer, ApiFailure>> {
    const found = await this.linked(key, (id) => this.offers.find(id, transaction));
    if (!found.ok) return found;
    await this.requests.lock(transaction, found.value.request_id);
    return this.linked(key, (id) => this.offers.lock(transaction, id));
  }

  /** The quote that `key` is right for, as `find` gives it. */
  private async linked(
    key: string,
    find: (id: number) => Promise<StoredOffer | undefined>,
  ): Promise<Result<StoredOffer, ApiFailure>> {
    const id = this.links.idOf(key);
    const offer = id === undefined ? undefined : await find(id);
    if (offer === undefined || !this.links.fits(key, offer)) return fail({ code: 'OFFER_LINK_INVALID' });
    const counts = offer.state === 'sent' || offer.state === 'accepted' || offer.state === 'declined';
    return counts ? ok(offer) : fail({ code: 'OFFER_CLOSED' });
  }
}
