import type { Readable } from 'node:stream';
import type { Result } from '@tastwerk/editor-core';

/** Keys look like paths: segments of safe characters with single slashes between, none of them a dot alone. */
const KEY = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;

/** Longest key, in characters. */
const KEY_MAX_LENGTH = 300;

/** Bytes of a file from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What a storage knows about a file without reading it. */
export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
}

/** Why a file was not kept: there is no room left for it. Everything else that goes wrong is thrown. */
export type WriteFailure = 'STORAGE_FULL';

/** The port to the place where rendered files are kept. Keys never leave it; an unsafe key is a bug and throws. */
export abstract class FileStorage {
  /** Keeps `bytes` under `key`, all or nothing; what was there before is replaced. */
  abstract write(key: string, bytes: Uint8Array): Promise<Result<null, WriteFailure>>;

  /**
   * The file under `key`, or only a range of it that lies within the file; undefined when there is none. The caller reads or
   * destroys the stream.
   */
  abstract read(key: string, range?: ByteRange): Promise<Readable | undefined>;

  /** What is known about the file under `key`, or undefined when there is none. */
  abstract find(key: string): Promise<StoredFile | undefined>;

  /** Forgets the file under `key`; that there is none is no failure. */
  abstract remove(key: string): Promise<void>;

  /** Every file there is, in no order; what writers that were killed left half written is among them, under a key of its own. */
  abstract list(): AsyncIterable<StoredFile>;

  protected requireSafe(key: string): void {
    if (!KEY.test(key) || key.length > KEY_MAX_LENGTH)
      throw new RangeError(`unsafe storage key: ${JSON.stringify(key)}`);
  }
}
