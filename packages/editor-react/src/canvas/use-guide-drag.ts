import { type Guide, runCommand } from '@tastwerk/editor-core';
import { mmToPx } from '@tastwerk/editor-core/geometry';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useEditor } from '../state/editor-context.js';
import { currentPageOf, documentOf } from '../state/selectors.js';
import { useEditorStore } from '../state/use-editor-state.js';

/** A guide in the hand. */
interface DraggedGuide extends Guide {
  /** Its place among the guides of the page; null for a new one. */
  readonly index: number | null;
  /** Whether the hand is off the drawing: letting go there leaves no guide. */
  readonly isOut: boolean;
}

/** What begins a drag: where the pointer went down. */
type GuideGrip = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId'>;

/** Dragging guides out of the rulers, over the page, and back. */
export interface GuideDrag {
  readonly dragged: DraggedGuide | null;
  /** Takes the guide at `index`, or a new one for null. */
  readonly start: (axis: Guide['axis'], index: number | null, grip: GuideGrip) => void;
}

/** Guides go to whole millimetres; with Alt or Ctrl to tenths. */
const STEPS_PER_MM = { whole: 1, fine: 10 };

/** Follows pointers over `host`, the element of the canvas. */
export function useGuideDrag(host: RefObject<HTMLElement | null>): GuideDrag {
  const store = useEditorStore();
  const { view } = useEditor();
  const [dragged, setDragged] = useState<DraggedGuide | null>(null);
  const listening = useRef<AbortController | null>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const start = useCallback(
    (axis: Guide['axis'], index: number | null, grip: GuideGrip) => {
      const element = host.current;
      const page = currentPageOf(store.getState());
      if (!element || !view || !page) return;
      listening.current?.abort();
      const controller = new AbortController();
      listening.current = controller;
      const { signal } = controller;
      let isMoved = index === null;

      const placeAt = (event: MouseEvent | GuideGrip): DraggedGuide => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const { scalingFactor, panX, panY } = view.viewport();
        const { width, height } = documentOf(store.getState());
        const px = axis === 'x' ? event.clientX - left - panX : event.clientY - top - panY;
        const isFine = 'altKey' in event && (event.altKey || event.ctrlKey || event.metaKey);
        const steps = isFine ? STEPS_PER_MM.fine : STEPS_PER_MM.whole;
        const mm = Math.round((px / mmToPx(scalingFactor)) * steps) / steps;
        const isOut =
          event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
        return {
          axis,
          index,
          isOut,
          positionMm: Math.min(axis === 'x' ? width : height, Math.max(0, mm)),
        };
      };
      const finish = () => {
        controller.abort();
        setDragged(null);
      };
      const drop = (event: PointerEvent) => {
        finish();
        const { isOut, positionMm } = placeAt(event);
        const { uuid: pageUuid } = page;
        if (!isMoved || (index === null && isOut)) return;
        if (index === null) store.dispatch(runCommand({ type: 'add-guide', pageUuid, axis, positionMm }));
        else if (isOut) store.dispatch(runCommand({ type: 'remove-guide', pageUuid, index }));
        else store.dispatch(runCommand({ type: 'move-guide', pageUuid, index, positionMm }));
      };
      const isMine = (event: PointerEvent) => event.pointerId === grip.pointerId;

      window.addEventListener(
        'pointermove',
        (event) => {
          if (!isMine(event)) return;
          isMoved ||= Math.hypot(event.clientX - grip.clientX, event.clientY - grip.clientY) > 2;
          if (isMoved) setDragged(placeAt(event));
        },
        { signal },
      );
      window.addEventListener('pointerup', (event) => isMine(event) && drop(event), { signal });
      window.addEventListener('pointercancel', (event) => isMine(event) && finish(), { signal });
      window.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopImmediatePropagation();
          finish();
        },
        { signal, capture: true },
      );
    },
    [host, store, view],
  );

  return { dragged, start };
}
