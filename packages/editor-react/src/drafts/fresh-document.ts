import type { Document } from '@tastwerk/editor-core';
import { withoutOrigin } from '@tastwerk/editor-core/document';

/** `document` as a draft of its own under `uuid`, without the origin that its file names; the picture under a page stays. */
export function withoutOriginFor(document: Document, uuid: string): Document {
  return { ...withoutOrigin(document), uuid, backdrops: document.backdrops };
}
