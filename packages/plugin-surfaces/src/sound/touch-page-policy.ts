import { PLAYER } from './player.data.js';

/** The content security policy of touch pages: only their own script runs, and nothing is loaded. */
export async function touchPagePolicy(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(PLAYER));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return `default-src 'none'; script-src 'sha256-${base64}'; style-src 'unsafe-inline'; media-src 'self' blob:; img-src data:`;
}
