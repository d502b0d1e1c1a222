import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A stream that lets bytes through and knows afterwards how many there were and their SHA-256. */
export function hashing(): Transform & {
  readonly seen: () => { readonly sizeBytes: number; readonly sha256: string };
} {
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

/** SHA-256 of the file at `path`. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
