import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes passwords and compares them, in the time of one hash whether or not there is something to compare with. */
@Injectable()
export class PasswordHasher {
  private readonly standIn = hash('no account has this password', OPTIONS);

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  /** Whether `password` belongs to `stored`; with no stored hash it takes as long and says no. */
  async verify(password: string, stored: string | null | undefined): Promise<boolean> {
    const isRight = await verify(stored ?? (await this.standIn), password);
    return isRight && typeof stored === 'string';
  }
}
