import type { Document } from '@tastwerk/editor-core';

let opened: Document | undefined;

/** Hands a document from the list of drafts to the editor: a blank one is in no storage until it is changed. */
export function handOver(document: Document): void {
  opened = document;
}

/** The document that was handed over last, when it is the one called `uuid`. */
export function handedOver(uuid: string | null): Document | undefined {
  return opened?.uuid === uuid ? opened : undefined;
}

/** Where a draft is opened. */
export function draftAddress(uuid: string): string {
  return `/editor/app?draft=${uuid}`;
}
