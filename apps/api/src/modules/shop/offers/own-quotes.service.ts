import { Injectable } from '@nestjs/common';
import type { Offer, QuoteRequest } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import { QuoteRequestRepository } from '../quotes/quote-request.repository.js';
import { type OfferHistory, OfferRepository } from './offer.repository.js';
import { offerView } from './offer-view.js';

/** A request with the quotes that were sent because of it, the newest first, and what was done with them. */
interface OwnQuote extends QuoteRequest {
  readonly quotes: readonly Offer[];
  readonly history: readonly Omit<OfferHistory[number], 'actor'>[];
}

/** The requests and quotes of an account, for its data export. */
@Injectable()
export class OwnQuotes {
  constructor(
    private readonly requests: QuoteRequestRepository,
    private readonly offers: OfferRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Those of the account `id`, and what a visitor asked for with its address. */
  async list(account: { readonly id: number; readonly email: string }): Promise<readonly OwnQuote[]> {
    const own: OwnQuote[] = [];
    for (const request of await this.requests.listOf(account.id, account.email)) {
      const offers = await this.offers.ofRequest(this.transactions.none, request.id);
      const steps = await this.offers.steps(this.transactions.none, request.id);
      own.push({
        ...request,
        quotes: offers.map(offerView),
        // Which admin took a step is personal to that admin.
        history: steps.map(({ action, revision, by, note, created_at }) => ({
          action,
          revision,
          by,
          note,
          created_at,
        })),
      });
    }
    return own;
  }
}
