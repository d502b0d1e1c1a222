import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { Signer } from '../../../platform/signer.js';

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
  private readonly signer: Signer;

  constructor(@Inject(CONFIGURATION) { jwtSecret }: ProcessConfiguration) {
    this.signer = new Signer(jwtSecret, 'quote link');
  }

  keyOf({ id, linkId }: Linked): string {
    const signature = this.signer.sign(`${id} ${linkId}`).subarray(0, KEY_BYTES);
    return `${id}.${signature.toString('base64url')}`;
  }

  /** The number of the quote that a key names; whether the key is right, {@link fits} says. */
  idOf(key: string): number | undefined {
    const id = KEY.exec(key)?.[1];
    return id === undefined ? undefined : Number(id);
  }

  fits(key: string, { id, linkId }: Linked): boolean {
    const given = Buffer.from(KEY.exec(key)?.[2] ?? '', 'base64url');
    return this.signer.isOf(`${id} ${linkId}`, given, KEY_BYTES);
  }
}
