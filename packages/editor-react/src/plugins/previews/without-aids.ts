import type { Document } from '@tastwerk/editor-core';

/** `document` without the aids that stand on the screen alone: safe area, binding space and grid. */
export function withoutAids(document: Document): Document {
  return {
    ...document,
    safeArea: false,
    bindingSpace: false,
    showVerticalGrid: false,
    showHorizontalGrid: false,
  };
}
