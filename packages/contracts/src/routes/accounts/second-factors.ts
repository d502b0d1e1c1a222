import { z } from 'zod';
import { defineRoute, PROOF_ERRORS, SESSION_ERRORS } from '../../route.js';
import { id, idInPath, moment, plainText } from '../values.js';
import { codeField, userSchema } from './fields.js';

/** Passkeys that one account may have. */
export const PASSKEYS_MOST = 20;

/** Longest name of a passkey, in UTF-16 units. */
export const PASSKEY_NAME_MAX_LENGTH = 60;

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const transports = z.array(z.string().max(20)).max(10).optional();

/** A key of a device or a password manager that signs in without a password (WebAuthn level 3). */
const passkeySchema = z.object({
  id,
  name: z.string(),
  /** Whether it is kept by a password manager on all devices of its owner, and not lost with one of them. */
  is_synced: z.boolean(),
  created_at: moment,
  last_used_at: moment.nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** What a browser gets to make a passkey or to sign with one (WebAuthn level 3, sections 5.4 and 5.5, in their form of JSON). */
const credentialOptionsSchema = z.looseObject({ challenge: z.string() });

/** The answer of a browser that has made a passkey (WebAuthn level 3, RegistrationResponseJSON). */
const registrationSchema = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports,
  }),
  clientExtensionResults: z.record(z.string().max(50), z.unknown()).default({}),
});

/** The answer of a browser that has signed with a passkey (WebAuthn level 3, AuthenticationResponseJSON). */
const assertionSchema = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
  clientExtensionResults: z.record(z.string().max(50), z.unknown()).default({}),
});

export type PasskeyRegistration = z.output<typeof registrationSchema>;
export type PasskeyAssertion = z.output<typeof assertionSchema>;

/** Codes that each open the account once, when app and passkeys are lost; they are shown this one time. */
const recoveryCodes = z.array(z.string());

/** By what a user proves again who they are. */
const proofSchema = z.union([
  z.strictObject({ password: z.string().max(200) }),
  z.strictObject({ code: codeField }),
  z.strictObject({ passkey: assertionSchema }),
]);

/** The form behind setting up an authenticator app. */
export const confirmAppSchema = z.strictObject({ code: codeField });

/** The name of a new passkey. */
export const passkeyNameSchema = z.strictObject({
  name: plainText(PASSKEY_NAME_MAX_LENGTH).pipe(z.string().trim().min(1, 'required')),
});

const often = { limit: 60, windowSeconds: 60 } as const;

/** Second factors: passkeys, authenticator apps, recovery codes; and proving again who one is. */
export const secondFactorRoutes = {
  /** For a sign-in without an address: the browser offers the passkeys that it has. */
  passkeySignInOptions: defineRoute({
    method: 'POST',
    path: '/api/passkeys/sign-in/options',
    access: 'public',
    request: {},
    response: credentialOptionsSchema,
    errors: [],
    throttle: { limit: 120, windowSeconds: 60 },
  }),
  /** Opens a session as `login` does, with a second factor. */
  passkeySignIn: defineRoute({
    method: 'POST',
    path: '/api/passkeys/sign-in',
    access: 'public',
    request: { body: z.strictObject({ passkey: assertionSchema }) },
    response: userSchema,
    errors: ['PASSKEY_REFUSED', 'ACCOUNT_BLOCKED'],
    throttle: { limit: 120, windowSeconds: 60 },
  }),
  listSecondFactors: defineRoute({
    method: 'GET',
    path: '/api/users/second-factors',
    access: 'session',
    request: {},
    response: z.object({
      /** The oldest first. */
      passkeys: z.array(passkeySchema),
      /** Since when an authenticator app is asked for its code; null without one. */
      app_since: moment.nullable(),
      /** Recovery codes that were not used yet. */
      recovery_codes: z.number().int(),
    }),
    errors: SESSION_ERRORS,
    throttle: often,
  }),
  passkeyOptions: defineRoute({
    method: 'POST',
    path: '/api/users/passkeys/options',
    access: 'session',
    proof: true,
    request: {},
    response: credentialOptionsSchema,
    errors: [...PROOF_ERRORS, 'PASSKEY_TOO_MANY'],
    throttle: often,
  }),
  /** Adds a passkey; the first second factor brings recovery codes along. */
  addPasskey: defineRoute({
    method: 'POST',
    path: '/api/users/passkeys',
    access: 'session',
    proof: true,
    request: { body: passkeyNameSchema.extend({ passkey: registrationSchema }) },
    response: z.object({ passkey: passkeySchema, recovery_codes: recoveryCodes }),
    errors: [...PROOF_ERRORS, 'PASSKEY_REFUSED', 'PASSKEY_TOO_MANY'],
    throttle: often,
  }),
  removePasskey: defineRoute({
    method: 'POST',
    path: '/api/users/passkeys/{id}/remove',
    access: 'session',
    proof: true,
    request: { params: z.strictObject({ id: idInPath }) },
    response: 'empty',
    errors: [...PROOF_ERRORS, 'PASSKEY_NOT_FOUND'],
    throttle: often,
  }),
  /** Begins to set up an authenticator app (RFC 6238); nothing is asked for until a code of it was confirmed. */
  beginAuthenticatorApp: defineRoute({
    method: 'POST',
    path: '/api/users/authenticator-app',
    access: 'session',
    proof: true,
    request: {},
    response: z.object({
      /** The key in base32, to be typed or pasted into the app. */
      key: z.string(),
      /** The same as an address that apps read from a QR code. */
      uri: z.string(),
    }),
    errors: [...PROOF_ERRORS, 'AUTHENTICATOR_APP_EXISTS'],
    throttle: often,
  }),
  confirmAuthenticatorApp: defineRoute({
    method: 'POST',
    path: '/api/users/authenticator-app/confirm',
    access: 'session',
    proof: true,
    request: { body: confirmAppSchema },
    response: z.object({ recovery_codes: recoveryCodes }),
    errors: [...PROOF_ERRORS, 'ACCOUNT_CODE_WRONG', 'AUTHENTICATOR_APP_EXISTS'],
    throttle: often,
  }),
  removeAuthenticatorApp: defineRoute({
    method: 'POST',
    path: '/api/users/authenticator-app/remove',
    access: 'session',
    proof: true,
    request: {},
    response: 'empty',
    errors: PROOF_ERRORS,
    throttle: often,
  }),
  /** Makes new recovery codes; those from before no longer open anything. */
  renewRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/users/recovery-codes',
    access: 'session',
    proof: true,
    request: {},
    response: z.object({ recovery_codes: recoveryCodes }),
    errors: [...PROOF_ERRORS, 'SECOND_FACTOR_MISSING'],
    throttle: often,
  }),
  /** By what the user can prove who they are. */
  proofOptions: defineRoute({
    method: 'POST',
    path: '/api/users/proof/options',
    access: 'session',
    request: {},
    response: z.object({
      password: z.boolean(),
      code: z.boolean(),
      passkey: credentialOptionsSchema.nullable(),
    }),
    errors: SESSION_ERRORS,
    throttle: often,
  }),
  /**
   * Proves again who the user is: by the password or a passkey for ten minutes, as routes with `proof` ask; a passkey or a code counts as
   * the second factor of the session.
   */
  prove: defineRoute({
    method: 'POST',
    path: '/api/users/proof',
    access: 'session',
    request: { body: proofSchema },
    response: userSchema,
    errors: [...SESSION_ERRORS, 'ACCOUNT_PASSWORD_WRONG', 'ACCOUNT_CODE_WRONG', 'PASSKEY_REFUSED'],
    throttle: often,
  }),
} as const;
