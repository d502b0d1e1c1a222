import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { TableFailureError } from './table-failure.js';
import { decodeTableText } from './table-text.js';

const BYTES_PER_MB = 1024 * 1024;

/** The most that a table may read, its included files together. The largest table of liblouis has 1.5 MB. */
const MOST_MEGABYTES = 20;

const CHUNK_BYTES = 1024 * 1024;

/** The least that a file counts, so that many tiny ones come to an end, too. */
const LEAST_BYTES = 1024;

/** The code of an error that the system raised, such as `ENOENT`. */
function systemCodeOf(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error && 'syscall' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}

/** The bytes of a file; what is longer than `most` is cut one chunk behind that. */
function readBytes(path: string, most: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    while (size <= most) {
      const chunk = Buffer.alloc(CHUNK_BYTES);
      const count = readSync(file, chunk);
      if (count === 0) break;
      chunks.push(chunk.subarray(0, count));
      size += count;
    }
    return Buffer.concat(chunks);
  } finally {
    closeSync(file);
  }
}

/** Reads the files of one table, each once, because a pipe has its text only once. */
export class TableFileReader {
  private readonly files = new Map<string, { readonly text: string; readonly bytes: number }>();
  private taken = 0;

  /** Begins a pass over the table: what was taken before does not count. */
  begin(): void {
    this.taken = 0;
  }

  /** The text of a file; throws a `TableFailureError` where there is none to be had. */
  read(path: string): string {
    const known = this.files.get(path) ?? this.load(path);
    this.files.set(path, known);
    this.taken += Math.max(known.bytes, LEAST_BYTES);
    if (this.taken > MOST_MEGABYTES * BYTES_PER_MB)
      throw new TableFailureError({ code: 'TABLE_TOO_LARGE', path, megabytes: MOST_MEGABYTES });
    return known.text;
  }

  private load(path: string): { readonly text: string; readonly bytes: number } {
    try {
      const status = statSync(path);
      if (!status.isFile() && !status.isFIFO())
        throw new TableFailureError({ code: 'TABLE_NOT_A_FILE', path });
      const most = MOST_MEGABYTES * BYTES_PER_MB;
      const bytes = status.size > most ? undefined : readBytes(path, most);
      if (bytes === undefined || bytes.length > most)
        throw new TableFailureError({ code: 'TABLE_TOO_LARGE', path, megabytes: MOST_MEGABYTES });
      return { text: decodeTableText(bytes), bytes: bytes.length };
    } catch (error) {
      const systemCode = systemCodeOf(error);
      if (systemCode === undefined) throw error;
      throw new TableFailureError({ code: 'TABLE_UNREADABLE', path, systemCode });
    }
  }
}
