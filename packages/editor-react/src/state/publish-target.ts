import type { Document } from '@tastwerk/editor-core';

/** What publishing a document makes: a graphic of its own, a further variant of one, or the next version of a variant. */
export type PublishTarget = 'graphic' | 'variant' | 'version';

/** Where a document belongs by its origin (product spec section 4). */
export function targetOf({ graphic_id, variant_id, lastVersionHash }: Document): PublishTarget {
  if (variant_id !== null && lastVersionHash !== null) return 'version';
  return graphic_id === null ? 'graphic' : 'variant';
}

/** The origin that makes a document a further variant beside the one it was the next version of. */
export function asVariantBeside({ variant_id }: Document) {
  return {
    variant_id: null,
    version_id: null,
    lastVersionHash: null,
    currentFileName: null,
    derivedFrom: variant_id,
  } as const;
}
