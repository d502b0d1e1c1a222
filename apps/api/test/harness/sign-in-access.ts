/** What the routes of signing in at providers answer to each caller of `access.integration.test.ts`. */
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
} as const;

/** What a call of them carries. */
export const SIGN_IN_CALLS = {
  beginSignIn: { params: { provider: 'school' }, body: {} },
  finishSignIn: { params: { provider: 'school' } },
  linkIdentity: { params: { provider: 'school' } },
  unlinkIdentity: { params: { id: 1_000_000 } },
} as const;
