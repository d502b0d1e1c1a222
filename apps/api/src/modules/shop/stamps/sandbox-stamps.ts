import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.js';
import { StampProvider, type StampWish } from './stamp-provider.js';

/** Letters and digits that are not mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 12;

/** Buys nothing real: what was paid in is what charges say, and codes begin with TEST. */
@Injectable()
export class SandboxStamps extends StampProvider {
  override readonly name = 'sandbox';

  override async balance(transaction: Transaction): Promise<number> {
    const rows = await transaction.query<{ readonly balance: number }>(
      `SELECT (coalesce((SELECT sum(cents) FROM stamp_charge), 0)
             - coalesce((SELECT sum(cents) FROM stamp WHERE provider = $1), 0))::integer AS balance`,
      [this.name],
    );
    return rows[0]?.balance ?? 0;
  }

  override async buy({ orderId, product }: StampWish): Promise<string> {
    const digest = createHash('sha256').update(`${orderId} ${product}`).digest();
    const signs = [...digest.subarray(0, CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]);
    return `TEST-${signs.join('')}`;
  }
}
