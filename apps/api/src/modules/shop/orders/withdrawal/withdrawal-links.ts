import { Inject, Injectable } from '@nestjs/common';
import {
  CONFIGURATION,
  type ProcessConfiguration,
} from '../../../../platform/config/process-configuration.js';
import { Signer } from '../../../../platform/signer.js';

/** Of a link: the number of its withdrawal, and the signature. */
const KEY = /^(\d{1,9})\.([\w-]{43})$/;

/**
 * Keys of the links by which an address confirms its withdrawal. A key is signed by a secret that the database does not hold, and is the same
 * each time the mail is sent; it counts as long as the withdrawal is kept.
 */
@Injectable()
export class WithdrawalLinks {
  private readonly signer: Signer;

  constructor(@Inject(CONFIGURATION) { jwtSecret }: ProcessConfiguration) {
    this.signer = new Signer(jwtSecret, 'withdrawal link');
  }

  keyOf(id: number): string {
    return `${id}.${this.signer.sign(String(id)).toString('base64url')}`;
  }

  /** The withdrawal that a key was made for; undefined where the key is not right. */
  idOf(key: string): number | undefined {
    const [, id, signature] = KEY.exec(key) ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return this.signer.isOf(id, Buffer.from(signature, 'base64url')) ? Number(id) : undefined;
  }
}
