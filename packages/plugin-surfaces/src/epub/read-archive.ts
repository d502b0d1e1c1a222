import { unzipSync } from 'fflate';

/** More files are not read: such archives are made to fill the memory. */
const MAX_FILES = 10_000;

/** Files of an archive by their paths, in its order; null where it cannot be read or has more than `maxBytes` when unpacked. */
export function readArchive(bytes: Uint8Array, maxBytes: number): ReadonlyMap<string, Uint8Array> | null {
  const names: string[] = [];
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        size += originalSize;
        if (names.length > MAX_FILES || size > maxBytes) throw new RangeError('the archive is too large');
        return !name.endsWith('/');
      },
    });
    // Not the order of the keys, which puts numbers first.
    return new Map(names.flatMap((name) => (files[name] ? [[name, files[name]] as const] : [])));
  } catch {
    return null;
  }
}
