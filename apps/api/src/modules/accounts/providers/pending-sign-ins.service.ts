import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/process-configuration.js';
import { AttemptThrottle } from '../../../platform/http/throttle-attempts.js';

/** How long a sign-in may take at the provider. */
export const PENDING_SECONDS = 10 * 60;

const pendingSchema = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page to go to afterwards. */
  redirect: z.string().optional(),
  /** The account that is to be connected; absent for a sign-in. */
  link: z.object({ accountId: z.number(), sessionId: z.string() }).optional(),
});

/** A sign-in that was begun and whose answer is awaited. */
export type PendingSignIn = z.output<typeof pendingSchema>;

/**
 * Keeps sign-ins that were begun: encrypted in a cookie of the browser that began them, so that strangers fill no table and every process of
 * the API can go on with them.
 */
@Injectable()
export class PendingSignIns {
  private readonly key: Uint8Array;

  constructor(
    private readonly attempts: AttemptThrottle,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) { jwtSecret }: ProcessConfiguration,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', jwtSecret, '', 'pending sign-ins', 32));
  }

  seal(pending: PendingSignIn): Promise<string> {
    return new EncryptJWT({ pending })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(new Date(this.clock.now().getTime() + PENDING_SECONDS * 1000))
      .encrypt(this.key);
  }

  /** What {@link seal} sealed, once: undefined the second time, when it is too old, or when it is something else. */
  async take(sealed: string | undefined): Promise<PendingSignIn | undefined> {
    if (sealed === undefined) return undefined;
    const pending = await this.open(sealed);
    if (pending === undefined) return undefined;
    const isFirst = await this.attempts.claim(`sign-in ${pending.state}`, PENDING_SECONDS);
    return isFirst ? pending : undefined;
  }

  private async open(sealed: string): Promise<PendingSignIn | undefined> {
    try {
      const { payload } = await jwtDecrypt(sealed, this.key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        currentDate: this.clock.now(),
        requiredClaims: ['exp'],
      });
      return pendingSchema.safeParse(payload['pending']).data;
    } catch {
      return undefined;
    }
  }
}
