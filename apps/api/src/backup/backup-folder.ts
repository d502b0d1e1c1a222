import { createWriteStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder, PRIVATE_FILE } from '../platform/files/private-files.js';
import type { BackupKeys } from './backup-keys.js';
import { hashing, type Seen } from './hashing.js';

/** What the names of encrypted files end with. */
const ENCRYPTED = '.age';

/** The files of a backup. With `keys` each is encrypted by itself, and its name tells so; hashes are those of what is inside. */
export class BackupFolder {
  constructor(
    readonly path: string,
    private readonly keys?: BackupKeys,
  ) {}

  get isEncrypted(): boolean {
    return this.keys !== undefined;
  }

  /** Whether a file is there in this form, or only in the other one. */
  find(name: string): 'here' | 'in the other form' | 'nowhere' {
    if (existsSync(this.pathOf(name))) return 'here';
    const other = join(this.path, this.keys === undefined ? `${name}${ENCRYPTED}` : name);
    return existsSync(other) ? 'in the other form' : 'nowhere';
  }

  /** Writes what comes through `streams`, the first of which is its source. */
  async write(name: string, streams: readonly [Readable, ...Duplex[]], signal?: AbortSignal): Promise<Seen> {
    const path = this.pathOf(name);
    await makePrivateFolder(dirname(path));
    const hash = hashing();
    const { keys } = this;
    const sealing =
      keys === undefined
        ? []
        : [Duplex.from((bytes: AsyncIterable<Uint8Array>) => through(bytes, keys.encrypt))];
    const all = [...streams, hash, ...sealing, createWriteStream(path, PRIVATE_FILE)];
    await pipeline(all, signal === undefined ? {} : { signal });
    return hash.seen();
  }

  /** What is inside a file. Rejects, or breaks off, where it is not there, the key is not the right one or it was changed. */
  async read(name: string): Promise<Readable> {
    const file = await open(this.pathOf(name), 'r');
    const bytes = file.createReadStream();
    if (this.keys === undefined) return bytes;
    try {
      return Readable.from(chunksOf(await this.keys.decrypt(streamOf(bytes))));
    } catch (error) {
      bytes.destroy();
      throw error;
    }
  }

  private pathOf(name: string): string {
    return join(this.path, this.keys === undefined ? name : `${name}${ENCRYPTED}`);
  }
}

type Bytes = ReadableStream<Uint8Array>;

/** In place of `ReadableStream.from`, which the types of browsers, with which tests are compiled, lack. */
function streamOf(bytes: AsyncIterable<Uint8Array>): Bytes {
  const chunks = bytes[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

async function* through(
  bytes: AsyncIterable<Uint8Array>,
  change: (bytes: Bytes) => Promise<Bytes>,
): AsyncIterable<Uint8Array> {
  yield* chunksOf(await change(streamOf(bytes)));
}

async function* chunksOf(bytes: Bytes): AsyncIterable<Uint8Array> {
  for await (const chunk of bytes) yield chunk;
}
