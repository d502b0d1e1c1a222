import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts for one purpose, under a key of its own: no signature for one purpose passes for one for another. */
export class Signer {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = createHmac('sha256', secret).update(purpose).digest();
  }

  sign(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }

  /** Whether `signature`, or as many of its first bytes as are wanted, is that of `text`. */
  isOf(text: string, signature: Buffer, bytes = 32): boolean {
    return signature.length === bytes && timingSafeEqual(signature, this.sign(text).subarray(0, bytes));
  }
}
