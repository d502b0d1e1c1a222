import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { UsageProblem } from './words.js';

/** A document to render: where it lies, and the `{fileName}` part of what is made from it. */
export interface DocumentFile {
  readonly path: string;
  readonly fileName: string;
}

/** What `tastwerk render` takes from a folder. */
export const DOCUMENT_EXTENSIONS: readonly string[] = ['.json'];

/** What `tastwerk braille` takes from a folder: documents and braille files. */
export const BRAILLE_SOURCE_EXTENSIONS: readonly string[] = ['.json', '.brf', '.pef'];

async function filesOf(
  input: string,
  extensions: readonly string[],
): Promise<Result<readonly string[], UsageProblem>> {
  const entry = await stat(input).catch(() => undefined);
  // What is missing is reported with its document, so that the rest of a batch still gets rendered.
  if (!entry?.isDirectory()) return ok([input]);
  const names = await readdir(input);
  const files = names.filter((name) => extensions.includes(extname(name).toLowerCase())).sort();
  if (files.length === 0)
    return fail({
      key: 'folderEmpty',
      values: { value: input, allowed: extensions.map((extension) => `*${extension}`).join(', ') },
    });
  return ok(files.map((name) => join(input, name)));
}

/** The files with one of `extensions` that files and folders name, in the order given; folders by name, not their sub-folders. */
export async function findDocuments(
  inputs: readonly string[],
  extensions: readonly string[],
): Promise<Result<readonly DocumentFile[], UsageProblem>> {
  const documents: DocumentFile[] = [];
  const pathByName = new Map<string, string>();
  for (const input of inputs) {
    const files = await filesOf(input, extensions);
    if (!files.ok) return files;
    for (const path of files.value) {
      const fileName = basename(path, extname(path));
      const other = pathByName.get(fileName.toLowerCase());
      if (other !== undefined) return fail({ key: 'sameName', values: { one: other, other: path } });
      pathByName.set(fileName.toLowerCase(), path);
      documents.push({ path, fileName });
    }
  }
  return ok(documents);
}
