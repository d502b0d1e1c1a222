import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf, QueryOf, QuoteRequest, QuoteRequestState } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { operatorOf } from '../../../platform/config/operator.js';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Visitor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { Caller } from '../../../platform/http/caller.js';
import { AttemptThrottle } from '../../../platform/http/throttle-attempts.js';
import { shownAddress } from '../../../platform/mail/no-address.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { mailLimits } from '../../accounts/guessing.js';
import { MailService } from '../../mail/mail.service.js';
import { QuoteRequestRepository } from './quote-request.repository.js';
import { QuoteService } from './quote.service.js';

type Asked = BodyOf<'requestQuote'>;

/** Takes in wishes for a quote where a basket is too large to be ordered, and keeps them for admins. */
@Injectable()
export class QuoteRequestService {
  private readonly shopEmail: string;

  constructor(
    private readonly quotes: QuoteService,
    private readonly requests: QuoteRequestRepository,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    private readonly throttle: AttemptThrottle,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) configuration: ProcessConfiguration,
  ) {
    this.shopEmail = operatorOf(configuration).email;
  }

  async request(
    { items, email: typed, name, message }: Asked,
    visitor: Visitor,
    caller: Caller,
  ): Promise<Result<QuoteRequest, ApiFailure>> {
    const account = visitor && (await this.accounts.findById(visitor.id));
    const email = typed ?? shownAddress(account?.email ?? '');
    if (email === '') return fail({ code: 'QUOTE_EMAIL_MISSING', field: ['email', 'required'] });
    const { quote } = await this.quotes.quote(items, visitor?.id ?? null);
    if (quote.dropped.length > 0) return fail({ code: 'ORDER_CONTENT_UNAVAILABLE' });
    if (!quote.is_too_large) return fail({ code: 'QUOTE_REQUEST_NEEDLESS' });
    // Anybody can type a stranger's address.
    const begun = await this.throttle.begin(mailLimits(email, caller.ip));
    if (!begun.ok) return begun;
    const added = await this.transactions.run(async (transaction) => {
      const request = await this.requests.add(transaction, {
        accountId: account?.id ?? null,
        email,
        name,
        message,
        quote,
        language: caller.language,
      });
      const facts = { request: String(request.id) };
      const mail = { accountId: account?.id ?? null, language: caller.language, facts };
      await this.mails.write(transaction, { ...mail, template: 'quote-requested', recipient: email });
      await this.mails.write(transaction, {
        template: 'quote-to-answer',
        recipient: this.shopEmail,
        accountId: null,
        language: 'de',
        facts,
      });
      return request;
    });
    return ok(added);
  }

  list(filter: QueryOf<'listQuoteRequests'>): Promise<readonly QuoteRequest[]> {
    return this.requests.list(filter);
  }

  async settle(
    id: number,
    { state, note }: { readonly state: QuoteRequestState; readonly note: string },
  ): Promise<Result<QuoteRequest, ApiFailure>> {
    const isThere = await this.requests.settle(id, state, note);
    const settled = isThere ? await this.requests.find(this.transactions.none, id) : undefined;
    return settled === undefined ? fail({ code: 'QUOTE_REQUEST_NOT_FOUND' }) : ok(settled);
  }
}
