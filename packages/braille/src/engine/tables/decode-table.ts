import type { EncodedTable } from '@tastwerk/braille-tables';

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  return bytes;
}

/** Chunk by chunk: `Response`, which reads a stream to its end, takes Node 30 ms to load. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
    if (value !== undefined) parts.push(value);
  return join(parts);
}

/** Text in base64 as the bytes that were deflated (RFC 1951). Rejects for text that is not deflated. */
export async function inflate(text: string): Promise<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const [bytes] = await Promise.all([readAll(readable), writer.write(decodeBase64(text)), writer.close()]);
  return bytes;
}

/** The deflated parts of a table in base64, as the bytes that `readTable` reads. Rejects for text that is not deflated. */
export async function decodeTable({ ENCODED_TABLE, ENCODED_PATTERNS }: EncodedTable): Promise<Uint8Array> {
  const parts = [ENCODED_TABLE, ...(ENCODED_PATTERNS === undefined ? [] : [ENCODED_PATTERNS])];
  return join(await Promise.all(parts.map(inflate)));
}
