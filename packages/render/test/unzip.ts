import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of a ZIP archive by name, in the order of its directory (APPNOTE 4.3); no ZIP64, no encryption. */
export function unzip(archive: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const zip = Buffer.from(archive);
  const files = new Map<string, Uint8Array>();
  let entry = zip.readUInt32LE(zip.length - 6);
  while (zip.readUInt32LE(entry) === DIRECTORY_ENTRY) {
    const nameLength = zip.readUInt16LE(entry + 28);
    const name = zip.toString('utf8', entry + 46, entry + 46 + nameLength);
    const local = zip.readUInt32LE(entry + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
    const isDeflated = zip.readUInt16LE(entry + 10) === DEFLATED;
    files.set(name, new Uint8Array(isDeflated ? inflateRawSync(packed) : packed));
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return files;
}
