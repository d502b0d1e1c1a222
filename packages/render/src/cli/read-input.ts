import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { IMPORT_MAX_BYTES } from '@tastwerk/editor-core/files';
import { STANDARD_INPUT } from '../plugins/command-helpers.js';
import { type FileProblem, tryFile } from './file-problem.js';
import type { Say } from './terminal.js';

const BYTES_PER_MB = 1024 * 1024;

/** The bytes of a file that is to be imported; a sentence where it cannot be read or is larger than `IMPORT_MAX_BYTES`. */
export async function readInput(path: string, say: Say): Promise<Result<Uint8Array, string>> {
  const read = await tryFile('read', path, async () =>
    (await stat(path)).size > IMPORT_MAX_BYTES ? undefined : readFile(path),
  );
  return sentenceOf(path, read, say);
}

/** The bytes of standard input, with the limits and sentences of `readInput`. */
export async function readStandardInput(stdin: Readable, say: Say): Promise<Result<Uint8Array, string>> {
  const read = await tryFile('read', STANDARD_INPUT, () => bytesWithin(stdin, IMPORT_MAX_BYTES));
  return sentenceOf(STANDARD_INPUT, read, say);
}

/** All bytes of `stream`; undefined where they are more than `most`. */
async function bytesWithin(stream: Readable, most: number): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > most) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** `read` with a sentence in place of its problem; no bytes mean that there were too many. */
function sentenceOf(
  path: string,
  read: Result<Uint8Array | undefined, FileProblem>,
  say: Say,
): Result<Uint8Array, string> {
  if (!read.ok) return fail(say('failure.read', { path, reason: read.error.systemCode }));
  if (read.value) return ok(read.value);
  return fail(say('convert.tooLarge', { path, megabytes: IMPORT_MAX_BYTES / BYTES_PER_MB }));
}
