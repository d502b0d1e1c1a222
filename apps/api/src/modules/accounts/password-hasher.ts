import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ok, type Result } from '@tastwerk/editor-core';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { PasswordStrength } from './strength/password-strength.service.js';

/** OWASP's recommendation for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes passwords and compares them, in the time of one hash whether or not there is something to compare with. */
@Injectable()
export class PasswordHasher {
  private readonly standIn = hash('no account has this password', OPTIONS);

  constructor(private readonly strength: PasswordStrength) {}

  /** The hash of a password that is set now; ACCOUNT_PASSWORD_WEAK at `field` for one that is easily guessed by who knows `words`. */
  async hashNew(
    password: string,
    words: readonly string[],
    field: string,
  ): Promise<Result<string, ApiFailure>> {
    const checked = await this.strength.check(password, words, field);
    return checked.ok ? ok(await this.hash(password)) : checked;
  }

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  /** Whether `password` belongs to `stored`; with no stored hash it takes as long and says no. */
  async verify(password: string, stored: string | null | undefined): Promise<boolean> {
    const isRight = await verify(stored ?? (await this.standIn), password);
    return isRight && typeof stored === 'string';
  }
}
