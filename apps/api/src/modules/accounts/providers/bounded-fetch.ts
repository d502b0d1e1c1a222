import type { CustomFetch } from 'openid-client';

/** Largest answer of a provider; those that are seen have a few kB. */
const ANSWER_BYTES = 512 * 1024;

/** As `fetch`, but an answer that is too large ends as a failure before it fills the memory. Its time is limited by the signal of the caller. */
export const boundedFetch: CustomFetch = async (url, { body, ...options }) => {
  const sent = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null);
  const response = await fetch(url, { ...options, body: sent });
  if (response.body === null) return response;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    const bytes: Uint8Array = part;
    size += bytes.byteLength;
    if (size > ANSWER_BYTES) throw new RangeError('the answer of the provider is too large');
    parts.push(bytes);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(parts), { status, statusText, headers });
};
