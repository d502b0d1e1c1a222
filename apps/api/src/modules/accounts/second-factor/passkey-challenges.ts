import { randomBytes } from 'node:crypto';
import { Signer } from '../../../platform/signer.js';

/** How long a browser has to answer a challenge, in ms; the page asks for a new one at each try. */
const LIFE_MS = 10 * 60 * 1000;

const TIME_BYTES = 8;
const RANDOM_BYTES = 16;
const SIGNATURE_BYTES = 32;

/**
 * Challenges for passkeys that are kept nowhere: each carries its time and a signature over it and its purpose. That one is answered once is
 * seen to by the passkey, which remembers the time of the last (`lastChallengeAt`).
 */
export class PasskeyChallenges {
  private readonly signer: Signer;

  constructor(secret: string) {
    this.signer = new Signer(secret, 'passkey challenge');
  }

  make(purpose: string, now: Date): Buffer {
    const body = Buffer.alloc(TIME_BYTES + RANDOM_BYTES);
    body.writeBigUInt64BE(BigInt(now.getTime()));
    randomBytes(RANDOM_BYTES).copy(body, TIME_BYTES);
    return Buffer.concat([body, this.sign(body, purpose)]);
  }

  /** When a challenge in base64url was made; undefined for one that was made for something else, elsewhere or too long ago. */
  timeOf(challenge: string, purpose: string, now: Date): Date | undefined {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== TIME_BYTES + RANDOM_BYTES + SIGNATURE_BYTES) return undefined;
    const body = bytes.subarray(0, TIME_BYTES + RANDOM_BYTES);
    if (!this.signer.isOf(textOf(body, purpose), bytes.subarray(body.length))) return undefined;
    const madeAt = Number(body.readBigUInt64BE());
    return now.getTime() - madeAt <= LIFE_MS ? new Date(madeAt) : undefined;
  }

  private sign(body: Buffer, purpose: string): Buffer {
    return this.signer.sign(textOf(body, purpose));
  }
}

function textOf(body: Buffer, purpose: string): string {
  return `${purpose} ${body.toString('base64url')}`;
}
