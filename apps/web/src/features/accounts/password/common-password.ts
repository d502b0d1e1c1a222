import { call } from '../../../api/call.js';
import { send } from '../../../api/send.js';

const PREFIX_LENGTH = 2;
const ENTRY_LENGTH = 16;

async function hashOf(password: string): Promise<string | null> {
  // Browsers keep their cryptography from pages that did not come by a safe way.
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password.toLowerCase()));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a password is a common one. The server is asked by two digits of its hash; a failure counts as no. */
export async function isCommonPassword(password: string, signal: AbortSignal): Promise<boolean> {
  const hash = await hashOf(password);
  if (hash === null) return false;
  const prefix = hash.slice(0, PREFIX_LENGTH);
  const answer = await send(call('commonPasswords', { params: { prefix } }), { signal });
  if (!answer.ok) return false;
  const entries: unknown = await answer.response.json().catch(() => []);
  return Array.isArray(entries) && entries.includes(hash.slice(PREFIX_LENGTH, PREFIX_LENGTH + ENTRY_LENGTH));
}
