import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { QueuedMail } from './mail.js';

/** How long a worker has for one mail, in seconds; then another may try. */
const LEASE_SECONDS = 120;

/**
 * How long after it was begun the handing over of a mail is surely over, in seconds. Whether a mail left whose worker ended meanwhile,
 * nobody can know (RFC 5321, 4.5.4): it is not sent again by itself.
 */
const LOST_SECONDS = 600;
const LOST = 'the worker ended while it handed the mail over: it may have left or not';

/** How often a mail is tried, and the wait after the first failure, doubled each time, in seconds: a day in all. */
const MAX_FAILURES = 12;
const FIRST_WAIT_SECONDS = 20;

/** A mail that nobody took although the queue was told of it this long ago is announced again, in seconds. */
const ANNOUNCEMENT_SECONDS = 6;

/** Mails announced again at once. */
const ANNOUNCEMENTS = 20;

const WRITTEN = `id, template, recipient, account_id AS "accountId", language, facts`;

/** Who sends which mail. In SQL of its own: every change of state is one conditional statement, so that of two workers one wins. */
@Injectable()
export class MailLeases {
  constructor(private readonly transactions: Transactions) {}

  /** The mail, claimed under `token` if it waits or if the claim that held it has lapsed. */
  async claim(id: number, token: string): Promise<QueuedMail | undefined> {
    const rows = await this.transactions.none.query<QueuedMail>(
      `UPDATE mail SET state = 'sending', lease_token = $2, lease_until = now() + make_interval(secs => $3)
        WHERE id = $1 AND ((state = 'queued' AND run_after <= now()) OR (state = 'sending' AND lease_until < now()))
        RETURNING ${WRITTEN}`,
      [id, token, LEASE_SECONDS],
    );
    return rows[0];
  }

  /**
   * Notes that the mail is handed to the mail server now; false when the claim has lapsed. From here on `sending` has no lease that could
   * lapse, so that no other worker sends it once more.
   */
  async beginHandOver(id: number, token: string): Promise<boolean> {
    const rows = await this.transactions.none.query(
      `UPDATE mail SET lease_until = NULL, run_after = now()
        WHERE id = $1 AND lease_token = $2 AND state = 'sending' RETURNING id`,
      [id, token],
    );
    return rows.length > 0;
  }

  /** Gives up mails whose worker ended while it handed them over, and tells which they are. */
  async giveUpLost(): Promise<readonly number[]> {
    const rows = await this.transactions.none.query<{ readonly id: number }>(
      `UPDATE mail SET state = 'failed', error = $2, lease_token = NULL
        WHERE state = 'sending' AND lease_until IS NULL AND run_after < now() - make_interval(secs => $1) RETURNING id`,
      [LOST_SECONDS, LOST],
    );
    return rows.map(({ id }) => id);
  }

  async finish(id: number, token: string, state: 'sent' | 'dropped'): Promise<void> {
    await this.transactions.none.query(
      `UPDATE mail SET state = $3::varchar, error = NULL, lease_token = NULL, lease_until = NULL,
              sent_at = CASE WHEN $3::varchar = 'sent' THEN now() END
        WHERE id = $1 AND lease_token = $2`,
      [id, token, state],
    );
  }

  /** Gives the mail back to be tried again, each time after a longer wait; in the end it has failed. */
  async giveBack(id: number, token: string, error: string): Promise<void> {
    await this.transactions.none.query(
      `UPDATE mail
          SET state = CASE WHEN failures + 1 >= $4 THEN 'failed' ELSE 'queued' END, error = $3, failures = failures + 1,
              run_after = now() + make_interval(secs => $5 * power(2, failures)), lease_token = NULL, lease_until = NULL
        WHERE id = $1 AND lease_token = $2`,
      [id, token, error.slice(0, 500), MAX_FAILURES, FIRST_WAIT_SECONDS],
    );
  }

  /** Mails that wait, or whose worker is gone, and that the queue should hear of again. */
  async takeUnannounced(transaction: Transaction): Promise<readonly number[]> {
    const rows = await transaction.query<{ readonly id: number }>(
      `UPDATE mail SET announced_at = now()
        WHERE id IN (
          SELECT id FROM mail
           WHERE (state = 'queued' AND run_after <= now()
                  AND (announced_at < run_after OR announced_at <= now() - make_interval(secs => $1)))
              OR (state = 'sending' AND lease_until < now() AND announced_at <= now() - make_interval(secs => $1))
           ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
        RETURNING id`,
      [ANNOUNCEMENT_SECONDS, ANNOUNCEMENTS],
    );
    return rows.map(({ id }) => id);
  }
}
