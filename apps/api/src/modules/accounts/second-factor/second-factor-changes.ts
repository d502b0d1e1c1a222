/** What changes the ways in which an account is signed in to: an event each, and a mail to its owner. */
export const SECOND_FACTOR_CHANGES = [
  'passkey-added',
  'passkey-removed',
  'authenticator-app-added',
  'authenticator-app-removed',
  'recovery-codes-made',
] as const;

export type SecondFactorChange = (typeof SECOND_FACTOR_CHANGES)[number];
