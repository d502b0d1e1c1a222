import { Injectable } from '@nestjs/common';
import type { Quote, QuoteRequest, QuoteRequestState } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';

/** A request as it comes in. */
export type NewQuoteRequest = Pick<
  QuoteRequest,
  'account_id' | 'email' | 'name' | 'message' | 'quote' | 'language'
>;

/** Which requests are listed. */
export interface QuoteRequestFilter {
  readonly state?: QuoteRequestState | undefined;
  readonly limit: number;
  readonly before?: number | undefined;
}

type Row = Omit<QuoteRequest, 'created_at' | 'settled_at' | 'quote'> & {
  readonly quote: Quote;
  readonly created_at: Date;
  readonly settled_at: Date | null;
};

const COLUMNS = 'id, state, email, name, message, note, account_id, language, quote, created_at, settled_at';

function requestOf(row: Row): QuoteRequest {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** Reads and writes requests for quotes. */
@Injectable()
export class QuoteRequestRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(transaction: Transaction, request: NewQuoteRequest): Promise<QuoteRequest> {
    const { account_id: accountId, email, name, message, quote, language } = request;
    const rows = await transaction.query<Row>(
      `INSERT INTO quote_request (account_id, email, name, message, quote, language) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
      [accountId, email, name, message, JSON.stringify(quote), language],
    );
    const [added] = rows.map(requestOf);
    if (added === undefined) throw new Error('a quote request was not kept');
    return added;
  }

  async find(transaction: Transaction, id: number): Promise<QuoteRequest | undefined> {
    const rows = await transaction.query<Row>(`SELECT ${COLUMNS} FROM quote_request WHERE id = $1`, [id]);
    return rows.map(requestOf)[0];
  }

  /** The request, held against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<QuoteRequest | undefined> {
    await transaction.query('SELECT 1 FROM quote_request WHERE id = $1 FOR UPDATE', [id]);
    return this.find(transaction, id);
  }

  /** Requests, the newest first. */
  async list({ state, limit, before }: QuoteRequestFilter): Promise<readonly QuoteRequest[]> {
    const rows = await this.transactions.none.query<Row>(
      `SELECT ${COLUMNS} FROM quote_request
        WHERE ($1::text IS NULL OR state = $1) AND ($2::integer IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
      [state ?? null, before ?? null, limit],
    );
    return rows.map(requestOf);
  }

  /** Those of one account, and those that a visitor asked with its address, the newest first. */
  async listOf(accountId: number, email: string): Promise<readonly QuoteRequest[]> {
    const rows = await this.transactions.none.query<Row>(
      `SELECT ${COLUMNS} FROM quote_request
        WHERE account_id = $1 OR (account_id IS NULL AND lower(email) = lower($2)) ORDER BY id DESC`,
      [accountId, email],
    );
    return rows.map(requestOf);
  }

  /** Forgets what an account, or whoever has its address, asked for. */
  async forget(transaction: Transaction, accountId: number, email: string): Promise<void> {
    await transaction.query('DELETE FROM quote_request WHERE account_id = $1 OR lower(email) = lower($2)', [
      accountId,
      email,
    ]);
  }

  /** Notes how far a request is; only what is answered or closed is settled. */
  async settle(
    id: number,
    state: QuoteRequestState,
    note: string,
    transaction: Transaction = this.transactions.none,
  ): Promise<QuoteRequest | undefined> {
    const rows = await transaction.query<Row>(
      `UPDATE quote_request
          SET state = $2::varchar, note = $3, settled_at = CASE WHEN $2::varchar IN ('answered', 'closed') THEN now() END
        WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, state, note],
    );
    return rows.map(requestOf)[0];
  }
}
