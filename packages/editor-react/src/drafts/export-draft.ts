import type { Document } from '@tastwerk/editor-core';

/** Longest part of a file name that is made from a title, in characters. */
const NAME_LENGTH = 80;

/** The name of the file that a document is exported to: its title without what file systems refuse. */
export function exportFileName(document: Document): string {
  const title = (document.graphicTitle || document.title)
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, NAME_LENGTH);
  return `${title || 'tastwerk'}.tastwerk.json`;
}

/** Gives the document to the user as a file, for when it can be kept nowhere else. */
export function exportDraft(document: Document): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }),
  );
  const link = window.document.createElement('a');
  link.href = url;
  link.download = exportFileName(document);
  link.click();
  // The download reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
