import type { Document } from '@tastwerk/editor-core';
import { saveBlob } from '@tastwerk/ui';

/** Longest part of a file name that is made from a title, in characters. */
const NAME_LENGTH = 80;

/** The name of a document's files without an ending: its title without what file systems refuse. */
export function fileNameOf(document: Document): string {
  const title = (document.graphicTitle || document.title)
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, NAME_LENGTH);
  return title || 'tastwerk';
}

/** The name of the file that a document is exported to. */
export const exportFileName = (document: Document): string => `${fileNameOf(document)}.tastwerk.json`;

/** Gives the document to the user as a file, for when it can be kept nowhere else. */
export function exportDraft(document: Document): void {
  const file = new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' });
  saveBlob(file, exportFileName(document));
}
