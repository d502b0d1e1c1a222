import { SoftPasskey } from './soft-passkey.js';

/** A passkey that no server has seen. */
const passkey = new SoftPasskey('http://localhost');

/** What the routes of signing in at providers and of second factors answer to each caller of `access.integration.test.ts`. */
export const SIGN_IN_ANSWERS = {
  listSignInProviders: [200, 200, 200, 200, 200, 200, 200, 200],
  // This server has no provider.
  beginSignIn: [404, 404, 404, 404, 404, 404, 404, 404],
  // It always goes on to a page, which tells what came of it.
  finishSignIn: [302, 302, 302, 302, 302, 302, 302, 302],
  endProviderSession: [200, 200, 200, 200, 200, 200, 200, 200],
  listIdentities: [401, 401, 401, 403, 200, 200, 200, 200],
  linkIdentity: [401, 401, 401, 403, 404, 404, 404, 404],
  unlinkIdentity: [401, 401, 401, 403, 404, 404, 404, 404],
  passkeySignInOptions: [200, 200, 200, 200, 200, 200, 200, 200],
  passkeySignIn: [422, 422, 422, 422, 422, 422, 422, 422],
  listSecondFactors: [401, 401, 401, 403, 200, 200, 200, 200],
  passkeyOptions: [401, 401, 401, 403, 200, 200, 200, 200],
  addPasskey: [401, 401, 401, 403, 422, 422, 422, 422],
  removePasskey: [401, 401, 401, 403, 404, 404, 404, 404],
  beginAuthenticatorApp: [401, 401, 401, 403, 200, 200, 200, 200],
  confirmAuthenticatorApp: [401, 401, 401, 403, 422, 422, 422, 422],
  removeAuthenticatorApp: [401, 401, 401, 403, 204, 204, 204, 204],
  renewRecoveryCodes: [401, 401, 401, 403, 409, 409, 409, 409],
  proofOptions: [401, 401, 401, 403, 200, 200, 200, 200],
  prove: [401, 401, 401, 403, 422, 422, 422, 422],
} as const;

/** What a call of them carries. */
export const SIGN_IN_CALLS = {
  beginSignIn: { params: { provider: 'school' }, body: {} },
  finishSignIn: { params: { provider: 'school' } },
  linkIdentity: { params: { provider: 'school' } },
  unlinkIdentity: { params: { id: 1_000_000 } },
  passkeySignIn: { body: { passkey: passkey.sign({ challenge: 'x' }) } },
  addPasskey: { body: { name: 'x', passkey: passkey.register({ challenge: 'x' }) } },
  removePasskey: { params: { id: 1_000_000 } },
  confirmAuthenticatorApp: { body: { code: '000000' } },
  prove: { body: { password: 'another password' } },
} as const;
