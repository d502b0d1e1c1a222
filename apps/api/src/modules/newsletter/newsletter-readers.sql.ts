import { Injectable } from '@nestjs/common';
import type { ApiLanguage, Newsletter } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { NEWSLETTER_READERS } from '../accounts/account-subqueries.js';
import { ADDRESSED_MAILS } from '../mail/mail-subqueries.js';

type Row = Omit<Newsletter, 'created_at' | 'started_at'> & {
  readonly created_at: Date;
  readonly started_at: Date | null;
};

/** A reader whose mail is to be written. */
export interface WaitingReader {
  readonly newsletterId: number;
  readonly accountId: number;
  readonly email: string;
  readonly language: ApiLanguage;
  readonly subject: string;
}

/** Mails that are forgotten after a while were sent, as far as anybody knows. */
const SELECT = `
  SELECT n.id, n.state, n.de, n.en, n.created_at, n.started_at,
         (SELECT json_build_object(
                   'total', count(*),
                   'waiting', count(*) FILTER (WHERE (NOT r.is_queued AND n.state = 'sending') OR m.state IN ('queued', 'sending', 'unknown')),
                   'sent', count(*) FILTER (WHERE r.is_queued AND (m.id IS NULL OR m.state = 'sent')),
                   'failed', count(*) FILTER (WHERE m.state = 'failed'),
                   'dropped', count(*) FILTER (WHERE (NOT r.is_queued AND n.state <> 'sending') OR m.state = 'dropped'))
            FROM newsletter_reader r LEFT JOIN ${ADDRESSED_MAILS} m ON m.id = r.mail_id WHERE r.newsletter_id = n.id) AS readers
    FROM newsletter n`;

/** Issues listed at most. */
const MOST = 100;

function issueOf(row: Row): Newsletter {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
  };
}

/**
 * Issues with how far their readers are, and readers that wait. In SQL of its own: readers are counted, added and taken by the thousand, each
 * in one statement.
 */
@Injectable()
export class NewsletterReaders {
  constructor(private readonly transactions: Transactions) {}

  async list(): Promise<Newsletter[]> {
    const rows = await this.transactions.none.query<Row>(`${SELECT} ORDER BY n.id DESC LIMIT $1`, [MOST]);
    return rows.map(issueOf);
  }

  async find(id: number, transaction: Transaction = this.transactions.none): Promise<Newsletter | undefined> {
    const rows = await transaction.query<Row>(`${SELECT} WHERE n.id = $1`, [id]);
    return rows.map(issueOf)[0];
  }

  /** How many accounts read the newsletter now. */
  async countReaders(): Promise<number> {
    const [row] = await this.transactions.none.query<{ readonly count: number }>(
      `SELECT count(*)::integer AS count FROM ${NEWSLETTER_READERS} a`,
    );
    return row?.count ?? 0;
  }

  /** Makes everybody who reads the newsletter now a reader of the issue `id`. */
  async add(transaction: Transaction, id: number): Promise<void> {
    await transaction.query(
      `INSERT INTO newsletter_reader (newsletter_id, account_id) SELECT $1, a.id FROM ${NEWSLETTER_READERS} a`,
      [id],
    );
  }

  /** Ends sending: what is not queued never will be, and the source of its mails drops what is. */
  async cancel(id: number): Promise<boolean> {
    const rows = await this.transactions.none.query(
      `UPDATE newsletter SET state = 'canceled' WHERE id = $1 AND (state = 'sending' OR (state = 'sent' AND EXISTS (
         SELECT 1 FROM newsletter_reader r JOIN ${ADDRESSED_MAILS} m ON m.id = r.mail_id WHERE r.newsletter_id = $1 AND m.state IN ('queued', 'unknown'))))
       RETURNING id`,
      [id],
    );
    return rows.length > 0;
  }

  /** Up to `most` readers whose mails are to be written, held until the transaction ends. Who unsubscribed meanwhile is left out. */
  takeWaiting(transaction: Transaction, most: number): Promise<readonly WaitingReader[]> {
    return transaction.query<WaitingReader>(
      `SELECT r.newsletter_id AS "newsletterId", r.account_id AS "accountId", a.email, a.language,
              CASE a.language WHEN 'en' THEN n.en ELSE n.de END ->> 'subject' AS subject
         FROM newsletter_reader r JOIN newsletter n ON n.id = r.newsletter_id JOIN ${NEWSLETTER_READERS} a ON a.id = r.account_id
        WHERE n.state = 'sending' AND NOT r.is_queued
        ORDER BY r.newsletter_id, r.account_id LIMIT $1 FOR UPDATE OF r SKIP LOCKED`,
      [most],
    );
  }

  /** Marks issues as sent that have no reader left. */
  async finish(): Promise<void> {
    await this.transactions.none.query(
      `UPDATE newsletter n SET state = 'sent'
        WHERE n.state = 'sending' AND NOT EXISTS (
          SELECT 1 FROM newsletter_reader r JOIN ${NEWSLETTER_READERS} a ON a.id = r.account_id
           WHERE r.newsletter_id = n.id AND NOT r.is_queued)`,
    );
  }
}
