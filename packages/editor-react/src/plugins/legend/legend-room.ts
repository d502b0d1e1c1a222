import { keyOf } from '@tastwerk/editor-core/legend';
import { bundledFontMetrics, keyLayout } from '@tastwerk/editor-core/scene';
import { useEffect, useRef } from 'react';
import { useBrailleState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { giveRoom } from './place-legend.js';

/** What a legend needs, in mm. */
interface Needs {
  readonly width: number;
  readonly height: number;
}

/** Sizes that differ by less, in mm, are the same. */
const SAME_MM = 0.05;

const exceeds = (one: Needs, other: Needs) =>
  one.width > other.width + SAME_MM || one.height > other.height + SAME_MM;

/**
 * Looks for room again, with the step that made it necessary, when a legend needs more than the room that was found for it. One that was
 * placed or sized by hand stays. Between steps that were taken back it waits.
 */
export function LegendRoom(): null {
  const store = useEditorStore();
  const document = useEditorState(documentOf);
  const { book } = useBrailleState();
  const known = useRef<ReadonlyMap<string, Needs>>(new Map());
  useEffect(() => {
    const before = known.current;
    const now = new Map<string, Needs>();
    const resources = { kinds: store.kinds, braille: book, font: bundledFontMetrics };
    const isAtEnd = store.getState().history.future.length === 0;
    document.pages.forEach((page, pageIndex) => {
      const key = keyOf(page);
      if (!key?.active || key.anchored || key.fixed) return;
      const layout = keyLayout(document, pageIndex, key, resources);
      const needs = { width: layout.neededWidthMm, height: layout.neededHeightMm };
      now.set(key.uuid, needs);
      const last = before.get(key.uuid);
      if (isAtEnd && last && exceeds(needs, last) && exceeds(needs, key)) {
        giveRoom(store, book, page.uuid, true);
      }
    });
    known.current = now;
  }, [store, document, book]);
  return null;
}
