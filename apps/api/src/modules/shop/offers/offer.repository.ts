import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExtraItem, Offer, OrderItem, QuoteRequestDetails } from '@tastwerk/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { dayOf } from '../words/day.js';
import { OfferEntity } from './offer.entity.js';
import type { OfferSums } from './offer-sums.js';

/** A quote as it is kept. */
export interface StoredOffer extends Offer {
  readonly linkId: string;
  readonly weight: number;
  /** Whose request it answers; null for a visitor. */
  readonly accountId: number | null;
}

/** A quote as it is sent. */
export interface NewOffer extends OfferSums {
  readonly requestId: number;
  readonly validUntil: string;
  readonly items: readonly OrderItem[];
  readonly extraItems: readonly ExtraItem[];
  readonly weight: number;
  readonly note: string;
}

/** One step of a quote: what was done, and by whom. */
export interface OfferStep {
  readonly action: Exclude<Offer['state'], 'expired'>;
  readonly actor: 'customer' | 'admin';
  readonly accountId: number | null;
  readonly note: string;
}

export type OfferHistory = QuoteRequestDetails['history'];

type Row = Omit<StoredOffer, 'created_at'> & { readonly created_at: Date };

const SELECT = `
  SELECT f.id, f.request_id, f.revision, f.state, r.language, f.created_at, to_char(f.valid_until, 'YYYY-MM-DD') AS valid_until,
         f.items, f.extra_items, f.postage_gross, f.total_gross, f.total_net, f.vat_percent, f.note, r.email, r.name, f.order_id,
         f.weight, f.link_id AS "linkId", r.account_id AS "accountId"
    FROM offer f JOIN quote_request r ON r.id = f.request_id`;

/** Reads and writes quotes that were sent. */
@Injectable()
export class OfferRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async find(
    id: number,
    transaction: Transaction = this.transactions.none,
  ): Promise<StoredOffer | undefined> {
    const rows = await transaction.query<Row>(`${SELECT} WHERE f.id = $1`, [id]);
    return rows.map((row) => this.offerOf(row))[0];
  }

  /** The quote, held against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<StoredOffer | undefined> {
    await transaction.query('SELECT 1 FROM offer WHERE id = $1 FOR UPDATE', [id]);
    return this.find(id, transaction);
  }

  /** All revisions of a request, the newest first. */
  async ofRequest(transaction: Transaction, requestId: number): Promise<readonly StoredOffer[]> {
    const rows = await transaction.query<Row>(`${SELECT} WHERE f.request_id = $1 ORDER BY f.revision DESC`, [
      requestId,
    ]);
    return rows.map((row) => this.offerOf(row));
  }

  /** Adds the next revision of a request. Callers hold the request locked. */
  async add(
    transaction: Transaction,
    offer: NewOffer,
  ): Promise<{ readonly id: number; readonly revision: number }> {
    const [row] = await transaction.query<{ readonly id: number; readonly revision: number }>(
      `INSERT INTO offer (request_id, revision, valid_until, items, extra_items, postage_gross, total_gross, total_net, vat_percent,
                          weight, note, link_id)
       SELECT $1, coalesce(max(revision), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM offer WHERE request_id = $1
       RETURNING id, revision`,
      [
        offer.requestId,
        offer.validUntil,
        JSON.stringify(offer.items),
        JSON.stringify(offer.extraItems),
        offer.postage_gross,
        offer.total_gross,
        offer.total_net,
        offer.vat_percent,
        offer.weight,
        offer.note,
        randomUUID(),
      ],
    );
    if (row === undefined) throw new Error('a quote was not kept');
    return row;
  }

  /** Records a step; the quote is in its state from then on. */
  async step(
    transaction: Transaction,
    id: number,
    { action, actor, accountId, note }: OfferStep,
  ): Promise<void> {
    await transaction.query('UPDATE offer SET state = $2 WHERE id = $1', [id, action]);
    await transaction.query(
      'INSERT INTO offer_step (offer_id, action, actor, account_id, note) VALUES ($1, $2, $3, $4, $5)',
      [id, action, actor, accountId, note],
    );
  }

  /** Notes the order that came of a quote. */
  async ordered(transaction: Transaction, id: number, orderId: number): Promise<void> {
    await transaction.of(OfferEntity).update({ id }, { orderId });
  }

  /** What was done with the quotes of a request, the oldest first. */
  async steps(transaction: Transaction, requestId: number): Promise<OfferHistory> {
    const rows = await transaction.query<
      Omit<OfferHistory[number], 'created_at'> & { readonly created_at: Date }
    >(
      `SELECT s.action, f.revision, s.actor AS by, a.display_name AS actor, s.note, s.created_at
         FROM offer_step s JOIN offer f ON f.id = s.offer_id LEFT JOIN account a ON a.id = s.account_id
        WHERE f.request_id = $1 ORDER BY s.id`,
      [requestId],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }

  /** A quote whose last day is over has expired without anybody doing anything. */
  private offerOf(row: Row): StoredOffer {
    const isOver = row.state === 'sent' && row.valid_until < dayOf(this.clock.now());
    return {
      ...row,
      state: isOver ? 'expired' : row.state,
      created_at: row.created_at.toISOString(),
    };
  }
}
