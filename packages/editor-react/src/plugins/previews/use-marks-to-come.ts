import type { Document } from '@tastwerk/editor-core';
import type { Primitive, Scene } from '@tastwerk/editor-core/scene';
import { useMemo } from 'react';
import type { SheetMarksToCome } from '../../ports.js';
import { targetOf } from '../../state/publish-target.js';
import { useEditor } from '../../state/editor-context.js';
import { useAnswer } from '../../state/use-answer.js';

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

/**
 * The marks that the sheets of `document` get when it is published; null while they are not known, where there are none, or as long as they
 * are not shown.
 */
export function useMarksToCome(document: Document, isShown: boolean): DrawnMarks | null {
  const { marksToCome } = useEditor().ports;
  const variantId = targetOf(document) === 'version' ? document.variant_id : null;
  const ask = useMemo(
    () =>
      marksToCome &&
      (async (id: number | null) => {
        const marks = await marksToCome(id);
        return marks && drawn(marks);
      }),
    [marksToCome],
  );
  return useAnswer(isShown ? variantId : undefined, ask) ?? null;
}
