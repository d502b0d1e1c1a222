import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@tastwerk/editor-core';
import type { DocumentFile } from './find-documents.js';
import { type BatchSettings, engineOf } from './render-document.js';

/** How many pages a document says it has; 0 where that cannot be told. Nothing else of it is looked at. */
async function pageCountOf(path: string): Promise<number> {
  try {
    const json: unknown = JSON.parse(await readFile(path, 'utf8'));
    const pages = typeof json === 'object' && json !== null && 'pages' in json ? json.pages : [];
    return Array.isArray(pages) ? pages.length : 0;
  } catch {
    return 0;
  }
}

/**
 * Whether all files of `document` are there, none is older than the document, and all are newer than `sinceMs`, when files began to be
 * written as they are wanted now (ms since 1970), so that a batch that was broken off can go on.
 */
export async function isUpToDate(
  document: DocumentFile,
  { outputFolder, formats, plugins }: BatchSettings,
  sinceMs: number,
): Promise<boolean> {
  const source = await stat(document.path).catch(() => undefined);
  if (!source || source.size > LIMITS.jsonBytes) return false;
  const pages = await pageCountOf(document.path);
  if (pages === 0) return false;
  const { exporters } = await engineOf(plugins);
  const namesOf = (format: string) => exporters.get(format)?.fileNames(document.fileName, pages) ?? [];
  for (const name of formats.flatMap(namesOf)) {
    const file = await stat(join(outputFolder, name)).catch(() => undefined);
    if (!file || file.mtimeMs < source.mtimeMs || file.mtimeMs <= sinceMs) return false;
  }
  return true;
}
