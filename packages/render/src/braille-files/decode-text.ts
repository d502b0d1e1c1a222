const UTF_16_MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * The bytes of a braille file as text: UTF-16 where a byte order mark says so (PEF may be), else UTF-8, and ISO 8859-1 where
 * the bytes are no UTF-8. Byte order marks are left out.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = UTF_16_MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
