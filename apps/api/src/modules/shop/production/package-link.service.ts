import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';

/** How long a link to a package counts, in days. */
const PACKAGE_LINK_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of a link: its id, the moment until which it counts in ms since 1970, and the signature of both. */
const KEY = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/;

/** Links to packages that are signed, count for a week and once. What the database knows of one is not enough to make it. */
@Injectable()
export class PackageLinks {
  private readonly secret: string;

  constructor(
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) { jwtSecret }: ProcessConfiguration,
  ) {
    this.secret = jwtSecret;
  }

  /** Makes a link's key for the package of an order. */
  async issue(transaction: Transaction, orderId: number): Promise<string> {
    const id = randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + PACKAGE_LINK_DAYS * DAY_MS);
    await transaction.query('INSERT INTO package_link (id, order_id, expires_at) VALUES ($1, $2, $3)', [
      id,
      orderId,
      expiresAt,
    ]);
    const signed = `${id}.${expiresAt.getTime()}`;
    return `${signed}.${this.signatureOf(signed).toString('base64url')}`;
  }

  /** The order that a key leads to, as long as the key counts. */
  async orderOf(key: string): Promise<number | undefined> {
    const id = this.idOf(key);
    if (id === undefined) return undefined;
    const rows = await this.transactions.none.query<{ readonly orderId: number }>(
      `SELECT order_id AS "orderId" FROM package_link WHERE id = $1 AND used_at IS NULL`,
      [id],
    );
    return rows[0]?.orderId;
  }

  /** Uses a key up; of two who bring it at once, one is told that it no longer counts. */
  async use(key: string): Promise<boolean> {
    const id = this.idOf(key);
    if (id === undefined) return false;
    const rows = await this.transactions.none.query(
      'UPDATE package_link SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING id',
      [id, this.clock.now()],
    );
    return rows.length > 0;
  }

  /** Forgets links that have not counted for `days`. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none.query(
      'DELETE FROM package_link WHERE expires_at < $1::timestamptz - make_interval(days => $2)',
      [this.clock.now(), days],
    );
  }

  private idOf(key: string): string | undefined {
    const [, id, expires, signature] = KEY.exec(key) ?? [];
    if (id === undefined || expires === undefined || signature === undefined) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const wanted = this.signatureOf(`${id}.${expires}`);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
    return Number(expires) > this.clock.now().getTime() ? id : undefined;
  }

  /** Under a key of its own, so that no signature of one kind passes for one of another. */
  private signatureOf(signed: string): Buffer {
    const own = createHmac('sha256', this.secret).update('package link').digest();
    return createHmac('sha256', own).update(signed).digest();
  }
}
