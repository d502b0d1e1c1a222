import { join } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { z } from 'zod';
import { CHECKOUT } from '../../../platform/checkout.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { LimitedProcess } from '../../../platform/limited-process/limited-process.js';

/** A password, and words that are no secret of its owner: their address and name. */
export interface StrengthRequest {
  readonly password: string;
  readonly words: readonly string[];
}

/** The score of zxcvbn, from 0 to 4. */
const answerSchema = z.object({ score: z.number() });

export type StrengthAnswer = z.infer<typeof answerSchema>;

/** Built, also when the server itself runs from sources in a test: a process of its own reads builds (ADR 1). */
const PROGRAM = join(CHECKOUT, 'apps/api/dist/modules/accounts/strength/strength-process.js');
const LIMITS = { timeoutMs: 10_000, memoryMb: 512, idleMs: 60_000, graceMs: 1000 } as const;

/**
 * The least score of a password by zxcvbn: below, it is found with fewer than a million tries (OWASP ASVS 5.0, 6.2.4 and 6.2.11: common words,
 * and words of the product or the account).
 */
const LEAST_SCORE = 2;

/** Characters that are looked at together: so many take less than a second of a processor, 200 take five. */
const LOOKED_AT = 40;

/** Words that are near at hand here. */
const OWN_WORDS = ['tastwerk', 'braille', 'schwellpapier', 'taktil', 'tactile'];

/** Looks how easily passwords are guessed. */
@Injectable()
export class PasswordStrength implements OnModuleDestroy {
  private readonly process = new LimitedProcess<StrengthRequest, StrengthAnswer>(PROGRAM, LIMITS, (message) =>
    answerSchema.parse(message),
  );

  /** ACCOUNT_PASSWORD_WEAK at `field` for a password that is common, or easily guessed by who knows `words`. */
  async check(password: string, words: readonly string[], field: string): Promise<Result<null, ApiFailure>> {
    const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
    const known = [...OWN_WORDS, ...parts.filter((part) => part.length > 2)];
    // A password is as hard to guess as any part of it, at least: the end counts where the beginning is too easy.
    for (const part of new Set([password.slice(0, LOOKED_AT), password.slice(-LOOKED_AT)])) {
      const request = { password: part, words: known };
      const answer = await this.process.ask(request, new AbortController().signal);
      if (!answer.ok) return fail({ code: 'SERVICE_UNAVAILABLE', detail: 'the password was not looked at' });
      if (answer.value.score >= LEAST_SCORE) return ok(null);
    }
    return fail({ code: 'ACCOUNT_PASSWORD_WEAK', field: [field, 'password_weak'] });
  }

  onModuleDestroy(): void {
    this.process.close();
  }
}
