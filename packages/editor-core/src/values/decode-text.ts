/** Browsers and Node have it alike; the types of neither belong to this package. */
declare const TextDecoder: new (
  encoding?: string,
  options?: { readonly fatal?: boolean },
) => { decode(bytes: Uint8Array): string };

const UTF_16_MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The encoding that a byte order mark names. */
function markedEncoding(bytes: Uint8Array): string | undefined {
  return UTF_16_MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding;
}

/**
 * The bytes of a text file: UTF-16 where a byte order mark says so (PEF may be), else UTF-8, and ISO 8859-1 where the bytes are no UTF-8.
 * Byte order marks are left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** The beginning of a text file, which may end within a character. */
export function decodeStart(bytes: Uint8Array): string {
  return new TextDecoder(markedEncoding(bytes)).decode(bytes);
}
