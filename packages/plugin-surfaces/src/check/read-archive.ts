import { unzipSync } from 'fflate';

/** More files, or more bytes when unpacked, are not read: such archives are made to fill the memory. */
const MAX_FILES = 10_000;
const MAX_BYTES = 512_000_000;

/** Files of an archive by their paths, in its order; null where it cannot be read or is too large. */
export function readArchive(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | null {
  const names: string[] = [];
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        size += originalSize;
        if (names.length > MAX_FILES || size > MAX_BYTES) throw new RangeError('the archive is too large');
        return !name.endsWith('/');
      },
    });
    // Not the order of the keys, which puts numbers first.
    return new Map(names.flatMap((name) => (files[name] ? [[name, files[name]] as const] : [])));
  } catch {
    return null;
  }
}
