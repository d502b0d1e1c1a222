import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';

/** Of a link: the number of its quote and 128 bits as base64url. */
const KEY = /^(\d{1,9})\.([\w-]{22})$/;
const KEY_BYTES = 16;

/** What a link leads to. */
interface Linked {
  readonly id: number;
  readonly linkId: string;
}

/**
 * Keys of the links to quotes. A key is signed by a secret that the database does not hold, and is the same each time a mail is sent; how
 * long it counts, the quote says.
 */
@Injectable()
export class OfferLinks {
  private readonly secret: Buffer;

  constructor(@Inject(CONFIGURATION) { jwtSecret }: ProcessConfiguration) {
    // Under a key of its own, so that no signature of another kind passes for one of these.
    this.secret = createHmac('sha256', jwtSecret).update('quote link').digest();
  }

  keyOf({ id, linkId }: Linked): string {
    return `${id}.${this.signatureOf(id, linkId).toString('base64url')}`;
  }

  /** The number of the quote that a key names; whether the key is right, {@link fits} says. */
  idOf(key: string): number | undefined {
    const id = KEY.exec(key)?.[1];
    return id === undefined ? undefined : Number(id);
  }

  fits(key: string, { id, linkId }: Linked): boolean {
    const given = Buffer.from(KEY.exec(key)?.[2] ?? '', 'base64url');
    return given.length === KEY_BYTES && timingSafeEqual(given, this.signatureOf(id, linkId));
  }

  private signatureOf(id: number, linkId: string): Buffer {
    return createHmac('sha256', this.secret).update(`${id} ${linkId}`).digest().subarray(0, KEY_BYTES);
  }
}
