import type { Document, LabelObject } from '@tastwerk/editor-core';
import { walkObjects } from '@tastwerk/editor-core/objects';

/** The text of another keyed label of the document that has the abbreviation of `label`; none where it is its own. */
export function otherTextOf(document: Document, label: LabelObject): string | undefined {
  const abbreviation = label.keyVal.trim().toLowerCase();
  let other: string | undefined;
  for (const { objects } of document.pages) {
    walkObjects(objects, (object) => {
      if (object.type !== 'label' || !object.isKey || object.isTitle || other !== undefined) return;
      const isSame = object.keyVal.trim().toLowerCase() === abbreviation;
      if (isSame && object.text.trim() !== label.text.trim()) other = object.text.trim();
    });
  }
  return other;
}
