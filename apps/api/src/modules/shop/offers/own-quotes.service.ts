import { Injectable } from '@nestjs/common';
import type { Offer, QuoteRequest, QuoteRequestDetails } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import {
  type AccountErased,
  type AccountExported,
  OnAccountErased,
  OnAccountExported,
} from '../../accounts/account-events.js';
import { QuoteRequestRepository } from '../quotes/quote-request.repository.js';
import { OfferRepository } from './offer.repository.js';
import { offerView } from './offer-view.js';

/** A request with the quotes that were sent because of it, the newest first, and what was done with them. */
interface OwnQuote extends QuoteRequest {
  readonly quotes: readonly Offer[];
  readonly history: readonly Omit<QuoteRequestDetails['history'][number], 'actor'>[];
}

/** The requests and quotes of an account: taken along with its data, forgotten with it. */
@Injectable()
export class OwnQuotes {
  constructor(
    private readonly requests: QuoteRequestRepository,
    private readonly offers: OfferRepository,
    private readonly transactions: Transactions,
  ) {}

  @OnAccountErased()
  async forget({ transaction, accountId, email }: AccountErased): Promise<void> {
    await this.requests.forget(transaction, accountId, email);
  }

  @OnAccountExported()
  async addTo({ actor, email, add }: AccountExported): Promise<void> {
    add('quote-requests.json', await this.list(actor.id, email));
  }

  /** Those of the account `id`, and what a visitor asked for with its address. */
  private async list(accountId: number, email: string): Promise<readonly OwnQuote[]> {
    const requests = await this.requests.listOf(accountId, email);
    const ids = requests.map(({ id }) => id);
    const offers = await this.offers.ofRequests(this.transactions.none, ids);
    const steps = await this.offers.steps(ids);
    return requests.map((request) => ({
      ...request,
      quotes: offers.filter((offer) => offer.request_id === request.id).map(offerView),
      // Which admin took a step is personal to that admin.
      history: steps.flatMap(({ requestId, action, revision, by, note, created_at }) =>
        requestId === request.id ? [{ action, revision, by, note, created_at }] : [],
      ),
    }));
  }
}
