import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Set where it is not to be compressed, as the first file of a publication. */
  readonly isStored?: true;
}

/**
 * The day that entries carry, for the time of writing must not change the bytes. It is local time, as ZIP keeps it, so that
 * the time zone of the machine does not show either.
 */
const ENTRY_TIME = new Date(2026, 0, 1);

/** Files that anyone may read and the owner may write. */
const FILE_MODE = 0o100644;

/** `entries` as a ZIP archive, in their order; the same entries give the same bytes. */
export async function writeZip(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  const archive = new ZipFile();
  for (const { name, bytes, isStored = false } of entries) {
    archive.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name, {
      mtime: ENTRY_TIME,
      mode: FILE_MODE,
      forceDosTimestamp: true,
      compress: !isStored,
    });
  }
  archive.end();
  return new Uint8Array(await buffer(archive.outputStream));
}
