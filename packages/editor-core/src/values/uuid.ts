const FNV_PRIME = 0x01000193;

/** A 32-bit FNV-1a hash of `text`, begun at `seed`. */
function hash(text: string, seed: number): number {
  let value = seed >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME);
  }
  return value >>> 0;
}

/**
 * A UUID made from `text` (version 8 of RFC 9562), for things of old documents that had none: the core has no dice, and the
 * same document must open the same way everywhere.
 */
export function uuidFrom(text: string): string {
  const hex = [1, 2, 3, 4]
    .map((word) =>
      hash(`${word}:${text}`, 0x811c9dc5 ^ word)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
