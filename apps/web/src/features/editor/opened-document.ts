import type { Document } from '@tastwerk/editor-core';

let opened: Document | undefined;

/** Where a blank document is opened, also after a reload; its address names it from its first change on. */
export const NEW_DRAFT = '/editor/app';

/** Hands a document from the list of drafts to the editor, which opens it even where it could not be stored. */
export function handOver(document: Document): void {
  opened = document;
}

/** The document that was handed over last, when it is the one called `uuid`. */
export function handedOver(uuid: string | null): Document | undefined {
  return opened?.uuid === uuid ? opened : undefined;
}

/** Where a draft is opened. */
export function draftAddress(uuid: string): string {
  return `${NEW_DRAFT}?draft=${uuid}`;
}
