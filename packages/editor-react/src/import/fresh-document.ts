import { type Document, withoutOrigin } from '@tastwerk/editor-core';

/** `document` as a draft of its own under `uuid`, without the origin that its file names; the picture under a page stays. */
export function withoutOriginFor(document: Document, uuid: string): Document {
  return { ...withoutOrigin(document), uuid, backdrops: document.backdrops };
}
