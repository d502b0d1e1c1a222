import { unzipSync } from 'fflate';

/** More files, or more bytes when unpacked, are not read: such archives are made to fill the memory. */
const MAX_FILES = 10_000;
const MAX_BYTES = 512_000_000;

/** Files of an archive by their paths, in its order; null where it cannot be read or is too large. */
export function readArchive(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | null {
  let [count, size] = [0, 0];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        size += originalSize;
        if (count > MAX_FILES || size > MAX_BYTES) throw new RangeError('the archive is too large');
        return !name.endsWith('/');
      },
    });
    return new Map(Object.entries(files));
  } catch {
    return null;
  }
}
