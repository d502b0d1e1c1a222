import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PASSWORD_MIN_LENGTH } from '@tastwerk/contracts';

/** Hexadecimal digits that name a group of hashes, and those that an entry of it has. */
const PREFIX_DIGITS = 2;
const ENTRY_DIGITS = 16;

/** Knows common passwords by their hashes, so that a form can advise against one without telling anybody what it is. */
@Injectable()
export class CommonPasswords {
  private groups: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

  /** Entries of the group `prefix`. */
  async group(prefix: string): Promise<readonly string[]> {
    this.groups ??= readGroups();
    return (await this.groups).get(prefix) ?? [];
  }
}

/** Read when first asked for: the list is long, and most processes never need it. */
async function readGroups(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const groups = new Map<string, string[]>();
  for (const password of dictionary['passwords-common']) {
    // Shorter ones are refused anyway.
    if (password.length < PASSWORD_MIN_LENGTH) continue;
    const digits = createHash('sha256').update(password.toLowerCase()).digest('hex');
    const prefix = digits.slice(0, PREFIX_DIGITS);
    const entry = digits.slice(PREFIX_DIGITS, PREFIX_DIGITS + ENTRY_DIGITS);
    groups.set(prefix, [...(groups.get(prefix) ?? []), entry]);
  }
  return groups;
}
