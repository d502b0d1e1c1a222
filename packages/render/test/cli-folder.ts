import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

/** A folder for the files of each test of the command line, which is gone behind it. */
export function cliFolder(): {
  readonly path: string;
  /** Saves a text, or a value as JSON; answers with the path of the file. */
  save(name: string, content: unknown): Promise<string>;
} {
  let path = '';
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'tastwerk-cli-'));
  });
  afterEach(async () => {
    await rm(path, { recursive: true, force: true });
  });
  return {
    get path() {
      return path;
    },
    async save(name, content) {
      const file = join(path, name);
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    },
  };
}
