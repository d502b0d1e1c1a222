import type { Right } from '@tastwerk/contracts';
import type { SignInProvider } from '../../../platform/config/sign-in-settings.js';

/** What a provider says about a person, by the names of its claims. */
export type Claims = Readonly<Record<string, unknown>>;

/** Values of one claim that are looked at; a list that is longer is cut. */
const VALUES_MOST = 200;

const isRecord = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function claimAt(claims: Claims, path: readonly string[]): unknown {
  let value: unknown = claims;
  for (const name of path) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** The values of a claim as texts: one, or each of a list. */
function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, VALUES_MOST) : [value];
  return values.flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? [String(one)] : [],
  );
}

/** The rights that `claims` give by the map of the provider, besides those that everybody from there has. */
export function rightsFrom(
  claims: Claims,
  { everybody, rights }: Pick<SignInProvider, 'everybody' | 'rights'>,
): Right[] {
  const found = new Set(everybody);
  if (rights !== undefined)
    for (const value of textsOf(claimAt(claims, rights.claim)))
      if (Object.hasOwn(rights.values, value))
        for (const right of rights.values[value] ?? []) found.add(right);
  return [...found].sort();
}

/** Whether the provider says that the sign-in had a second factor (`acr`, `amr`). */
export function secondFactorIn(
  claims: Claims,
  { secondFactor }: Pick<SignInProvider, 'secondFactor'>,
): boolean {
  return (
    textsOf(claims['acr']).some((value) => secondFactor.acr.includes(value)) ||
    textsOf(claims['amr']).some((value) => secondFactor.amr.includes(value))
  );
}

/** The name that the operator lets an account take over; whether it is possible is decided by the rules of names. */
export function nameIn(claims: Claims, { nameClaim }: Pick<SignInProvider, 'nameClaim'>): string | undefined {
  const [name] = nameClaim === undefined ? [] : textsOf(claimAt(claims, nameClaim));
  return name;
}

/** The address that the provider has verified, where the operator trusts it in that. */
export function addressIn(
  claims: Claims,
  { trustsEmail }: Pick<SignInProvider, 'trustsEmail'>,
): string | undefined {
  const { email, email_verified: isVerified } = claims;
  return trustsEmail && isVerified === true && typeof email === 'string' ? email : undefined;
}
