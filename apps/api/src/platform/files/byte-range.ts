import type { ByteRange } from './file-storage.js';

/**
 * The part of a file of `sizeBytes` that a `Range` header asks for (RFC 9110, 14.2): undefined for the whole file, which is the
 * answer to several parts and to a header that makes no sense, too; `'unsatisfiable'` for a part that lies behind the end.
 */
export function readByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [first = '', last = ''] = match?.slice(1) ?? [];
  if (match === null || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= sizeBytes) return 'unsatisfiable';
  return { start, end: Math.min(last === '' ? Infinity : Number(last), sizeBytes - 1) };
}
