import type { PasskeyAssertion, PasskeyRegistration } from '@tastwerk/contracts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** What a browser may say instead of giving a passkey; each is a text of `passkeyProblems`. */
export const PASSKEY_PROBLEMS = ['unsupported', 'canceled', 'exists', 'failed'] as const;

export type PasskeyProblem = (typeof PASSKEY_PROBLEMS)[number];

/** The answer of a browser, or why there is none. */
export type PasskeyOutcome<T> = { readonly answer: T } | { readonly problem: PasskeyProblem };

/** What the server sends along: options as its library made them, in their form of JSON. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  // The user said no, or nothing for too long.
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  InvalidStateError: 'exists',
  NotSupportedError: 'unsupported',
  // The page is open under an address that passkeys of this site are not for.
  SecurityError: 'unsupported',
};

async function attempt<T>(ceremony: () => Promise<T>): Promise<PasskeyOutcome<T>> {
  if (!hasPasskeys()) return { problem: 'unsupported' };
  try {
    return { answer: await ceremony() };
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : '';
    return { problem: PROBLEMS[name] ?? 'failed' };
  }
}

/** Whether this browser can use passkeys on this page. */
export function hasPasskeys(): boolean {
  return window.PublicKeyCredential !== undefined;
}

/** Lets the browser make a passkey. */
export function makePasskey(options: PasskeyOptions): Promise<PasskeyOutcome<PasskeyRegistration>> {
  return attempt(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    // The contract leaves open what else stands beside the challenge.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key' as const,
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: {},
    };
  });
}

/** Lets the browser sign with a passkey. */
export function signWithPasskey(options: PasskeyOptions): Promise<PasskeyOutcome<PasskeyAssertion>> {
  return attempt(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: 'public-key' as const,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
      clientExtensionResults: {},
    };
  });
}
