import type { Readable } from 'node:stream';

/** Keys look like paths: segments of safe characters with single slashes between, none of them a dot alone. */
const KEY = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;

/** The port to the place where rendered files are kept. Keys never leave it; an unsafe key is a bug and throws. */
export abstract class FileStorage {
  /** Keeps `bytes` under `key`, all or nothing; what was there before is replaced. */
  abstract write(key: string, bytes: Uint8Array): Promise<void>;

  /** The file under `key`, or undefined when there is none. The caller reads or destroys the stream. */
  abstract read(key: string): Promise<Readable | undefined>;

  protected requireSafe(key: string): void {
    if (!KEY.test(key) || key.length > 300)
      throw new RangeError(`unsafe storage key: ${JSON.stringify(key)}`);
  }
}
