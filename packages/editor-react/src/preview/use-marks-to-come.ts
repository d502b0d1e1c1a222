import type { Document, Primitive, Scene } from '@tastwerk/editor-core';
import { useEffect, useState } from 'react';
import type { SheetMarksToCome } from '../ports.js';
import { targetOf } from '../publish/publish-target.js';
import { useEditor } from '../state/editor-context.js';

/** The marks that sheets get on publishing, with their drawing. */
export interface DrawnMarks extends SheetMarksToCome {
  /** The marks on a page of this size, in page mm; they lie below the drawing. */
  readonly primitivesOn: (page: Pick<Scene, 'widthMm' | 'heightMm'>) => readonly Primitive[];
}

async function drawn(marks: SheetMarksToCome): Promise<DrawnMarks> {
  const { sheetMarkPrimitives } = await import('@tastwerk/render/sheet-marks');
  const { link, version } = marks;
  const shown = link === null ? { version } : { version, link };
  return { ...marks, primitivesOn: (page) => sheetMarkPrimitives(shown, page) };
}

/** The marks that the sheets of `document` get when it is published; null while they are not known, or where there are none. */
export function useMarksToCome(document: Document): DrawnMarks | null {
  const { marksToCome } = useEditor().ports;
  const variantId = targetOf(document) === 'version' ? document.variant_id : null;
  const [known, setKnown] = useState<{ readonly of: number | null; readonly marks: DrawnMarks | null }>();
  useEffect(() => {
    if (!marksToCome) return;
    let isCurrent = true;
    const learn = (marks: DrawnMarks | null) => {
      if (isCurrent) setKnown({ of: variantId, marks });
    };
    const asked = marksToCome(variantId).then((marks) => (marks ? drawn(marks) : null));
    asked.then(learn, () => learn(null));
    return () => {
      isCurrent = false;
    };
  }, [marksToCome, variantId]);
  return known && known.of === variantId ? known.marks : null;
}
