import { randomInt } from 'node:crypto';
import type { FieldErrorCode } from '@tastwerk/contracts';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { areLookAlikes } from '../../../platform/look-alikes/look-alikes.js';
import type { AccountRepository } from '../account.repository.js';
import { profileFault } from './name-profile.js';
import { isReservedName } from './reserved-names.js';

const ATTEMPTS = 5;

/** Who wants a name: the field of the form that it comes from, and the account that may have it already. */
interface Wish {
  readonly field: string;
  readonly accountId: number | null;
}

/** Why an account cannot take `name` as what others see of it (ADR 30); undefined where it can. */
export async function nameRefusal(
  accounts: AccountRepository,
  name: string,
  { field, accountId }: Wish,
): Promise<ApiFailure | undefined> {
  const refused = (code: FieldErrorCode): ApiFailure => ({
    code: 'ACCOUNT_NAME_REFUSED',
    field: [field, code],
  });
  const fault = profileFault(name);
  if (fault !== undefined) return refused(fault);
  if (isReservedName(name)) return refused('name_reserved');
  const taken = (code: FieldErrorCode): ApiFailure => ({ code: 'ACCOUNT_NAME_TAKEN', field: [field, code] });
  if (await accounts.isNameTaken(name, accountId)) return taken('name_taken');
  const alike = await accounts.namesLike(name, accountId);
  return alike.some((other) => areLookAlikes(name, other)) ? taken('name_alike') : undefined;
}

/** A name for a person who chose none; it tells nothing about them. */
export async function freeName(accounts: AccountRepository): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const name = `user-${randomInt(36 ** 5, 36 ** 6).toString(36)}`;
    if (!(await accounts.isNameTaken(name, null))) return name;
  }
  throw new Error('no free name was found');
}
