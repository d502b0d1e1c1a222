import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/transactions.js';
import { StampRepository } from './stamp.repository.js';
import { StampProvider, type StampWish } from './stamp-provider.js';

/** Letters and digits that are not mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 12;

/** Buys nothing real: what was paid in is what charges say, and codes begin with TEST. */
@Injectable()
export class SandboxStamps extends StampProvider {
  override readonly name = 'sandbox';

  constructor(private readonly stamps: StampRepository) {
    super();
  }

  override balance(transaction: Transaction): Promise<number> {
    return this.stamps.balance(transaction, this.name);
  }

  override async buy({ orderId, product }: StampWish): Promise<string> {
    const digest = createHash('sha256').update(`${orderId} ${product}`).digest();
    const signs = [...digest.subarray(0, CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]);
    return `TEST-${signs.join('')}`;
  }
}
