import { z } from 'zod';
import { defineRoute, PROOF_ERRORS, SESSION_ERRORS } from '../../route.js';
import { id, idInPath, moment, plainText } from '../values.js';

/** The name of a provider in paths: small letters, digits and hyphens, as the operator chose it. */
export const PROVIDER_ID = /^[a-z0-9][a-z0-9-]{0,29}$/;

const provider = z.string().regex(PROVIDER_ID);
const labelSchema = z.object({ de: z.string(), en: z.string() });
const inPath = z.strictObject({ provider });

/** Where the browser goes on. */
const onwardSchema = z.object({ url: z.url() });

/** Longest page that a sign-in leads back to. */
const REDIRECT_MAX = 1000;

const identitySchema = z.object({
  id,
  provider: z.string(),
  /** How the operator calls the provider; its name in paths where the operator no longer offers it. */
  label: labelSchema,
  created_at: moment,
  last_used_at: moment,
});

/** A connection of an account to a provider of sign-ins. */
export type Identity = z.infer<typeof identitySchema>;

/** What may go wrong when the browser is sent to a provider. */
const beginErrors = ['SIGN_IN_PROVIDER_NOT_FOUND', 'SIGN_IN_PROVIDER_UNAVAILABLE'] as const;

// A school signs in from one address.
const manyBehindOneAddress = { limit: 120, windowSeconds: 60 } as const;
const often = { limit: 60, windowSeconds: 60 } as const;

/** Signing in by OpenID Connect at the providers that the operator has named, and the connections of an account to them. */
export const signInProviderRoutes = {
  listSignInProviders: defineRoute({
    method: 'GET',
    path: '/api/sign-in/providers',
    access: 'public',
    request: {},
    response: z.object({
      providers: z.array(z.object({ id: provider, label: labelSchema })),
      /** The provider that this browser signed in with last, as long as it has not signed out there. */
      last_used: provider.nullable(),
    }),
    errors: [],
    throttle: { limit: 300, windowSeconds: 60 },
  }),
  /** Answers with the address of the provider, and gives the browser a cookie that the answer of the provider is bound to. */
  beginSignIn: defineRoute({
    method: 'POST',
    path: '/api/sign-in/providers/{provider}',
    access: 'public',
    request: {
      params: inPath,
      body: z.strictObject({ redirect: plainText(REDIRECT_MAX).optional() }),
    },
    response: onwardSchema,
    errors: beginErrors,
    throttle: manyBehindOneAddress,
  }),
  /** Where providers send the browser back to. It goes on to a page of the web application, whatever came of it. */
  finishSignIn: defineRoute({
    method: 'GET',
    path: '/api/sign-in/callback/{provider}',
    access: 'public',
    request: { params: inPath },
    response: 'file',
    errors: [],
    throttle: manyBehindOneAddress,
  }),
  /** Answers with the address where the browser signs out at the provider that it signed in with; null where there is none. */
  endProviderSession: defineRoute({
    method: 'POST',
    path: '/api/sign-in/end',
    access: 'public',
    request: {},
    response: z.object({ url: z.url().nullable() }),
    errors: ['SIGN_IN_PROVIDER_UNAVAILABLE'],
    throttle: often,
  }),
  listIdentities: defineRoute({
    method: 'GET',
    path: '/api/users/identities',
    access: 'session',
    request: {},
    response: z.array(identitySchema),
    errors: SESSION_ERRORS,
    throttle: often,
  }),
  linkIdentity: defineRoute({
    method: 'POST',
    path: '/api/users/identities/{provider}',
    access: 'session',
    proof: true,
    request: { params: inPath },
    response: onwardSchema,
    errors: [...PROOF_ERRORS, ...beginErrors],
    throttle: often,
  }),
  unlinkIdentity: defineRoute({
    method: 'POST',
    path: '/api/users/identities/{id}/unlink',
    access: 'session',
    proof: true,
    request: { params: z.strictObject({ id: idInPath }) },
    response: 'empty',
    errors: [...PROOF_ERRORS, 'SIGN_IN_IDENTITY_NOT_FOUND', 'SIGN_IN_LAST_WAY'],
    throttle: often,
  }),
} as const;
