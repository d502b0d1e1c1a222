import { Injectable } from '@nestjs/common';
import type { QueryOf, QuoteRequest, QuoteRequestState } from '@tastwerk/contracts';
import { IsNull } from 'typeorm';
import { ignoringCase, newest, overBefore } from '../../../platform/database/conditions.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { QuoteRequestEntity } from './quote-request.entity.js';

/** A request as it comes in. */
export type NewQuoteRequest = Pick<
  QuoteRequestEntity,
  'accountId' | 'email' | 'name' | 'message' | 'quote' | 'language'
>;

function requestOf(request: QuoteRequestEntity): QuoteRequest {
  const { id, state, email, name, message, note, accountId, language, quote, createdAt, settledAt } = request;
  return {
    id,
    state,
    email,
    name,
    message,
    note,
    account_id: accountId,
    language,
    quote,
    created_at: createdAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  };
}

/** Reads and writes requests for quotes. */
@Injectable()
export class QuoteRequestRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(transaction: Transaction, request: NewQuoteRequest): Promise<QuoteRequest> {
    return requestOf(await transaction.add(QuoteRequestEntity, { ...request, settledAt: null }));
  }

  async find(transaction: Transaction, id: number): Promise<QuoteRequest | undefined> {
    const request = await transaction.of(QuoteRequestEntity).findOneBy({ id });
    return request === null ? undefined : requestOf(request);
  }

  /** The request, held against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<QuoteRequest | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    const request = await transaction.of(QuoteRequestEntity).findOne({ where: { id }, lock });
    return request === null ? undefined : requestOf(request);
  }

  /** Requests, the newest first. */
  async list({ state, ...page }: QueryOf<'listQuoteRequests'>): Promise<readonly QuoteRequest[]> {
    const requests = await this.transactions.none.of(QuoteRequestEntity).find(newest(page, { state }));
    return requests.map(requestOf);
  }

  /** Those of one account, and those that a visitor asked with its address, the newest first. */
  async listOf(accountId: number, email: string): Promise<readonly QuoteRequest[]> {
    const requests = await this.transactions.none.of(QuoteRequestEntity).find({
      where: [{ accountId }, { accountId: IsNull(), email: ignoringCase(email) }],
      order: { id: 'DESC' },
    });
    return requests.map(requestOf);
  }

  /** Forgets what an account, or whoever has its address, asked for. */
  async forget(transaction: Transaction, accountId: number, email: string): Promise<void> {
    await transaction.of(QuoteRequestEntity).delete([{ accountId }, { email: ignoringCase(email) }]);
  }

  /** Forgets requests that were settled before `moment`, and open ones that came before it. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.transactions.none.of(QuoteRequestEntity).delete(overBefore(moment));
  }

  /** Notes how far a request is; only what is answered or closed is settled. Whether it is there. */
  async settle(
    id: number,
    state: QuoteRequestState,
    note: string,
    transaction: Transaction = this.transactions.none,
  ): Promise<boolean> {
    const settledAt = state === 'answered' || state === 'closed' ? new Date() : null;
    const { affected } = await transaction.of(QuoteRequestEntity).update({ id }, { state, note, settledAt });
    return affected === 1;
  }
}
