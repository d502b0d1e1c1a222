import { useEffect, useRef } from 'react';
import { whenIdle } from '../../base/when-idle.js';
import { useEditor, useBrailleState, useSaveState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { makeThumbnail } from '../../drafts/thumbnail.js';

/** Shortest time in ms between two pictures of a draft that is being worked on. */
const PICTURE_EVERY_MS = 8000;

/** Makes a picture of the draft for the list after it was saved, when there is nothing else to do. */
export function useThumbnail(): void {
  const store = useEditorStore();
  const { ports } = useEditor();
  const save = useSaveState();
  const braille = useBrailleState();
  const { drafts } = ports;
  const latest = useRef(braille.book);
  const last = useRef(0);
  useEffect(() => {
    latest.current = braille.book;
  }, [braille.book]);

  useEffect(() => {
    if (save.kind !== 'saved' || !drafts.putThumbnail) return;
    let callOff: (() => void) | undefined;
    const make = async () => {
      last.current = Date.now();
      const document = documentOf(store.getState());
      const picture = await makeThumbnail(store.kinds, document, latest.current);
      if (picture !== null) await drafts.putThumbnail?.(document.uuid, picture);
    };
    const pause = Math.max(0, last.current + PICTURE_EVERY_MS - Date.now());
    const timer = setTimeout(() => {
      callOff = whenIdle(() => void make());
    }, pause);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, [save, store, drafts]);
}
