import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** What went through: how many bytes, and their SHA-256. */
export interface Seen {
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** A stream that lets bytes through and tells afterwards what they were. */
export function hashing(): Transform & { readonly seen: () => Seen } {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  return Object.assign(stream, { seen: () => ({ sizeBytes, sha256: hash.digest('hex') }) });
}

/** SHA-256 of what `bytes` brings. */
export async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
}
