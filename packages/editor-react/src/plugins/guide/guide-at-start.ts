import { useEffect, useRef } from 'react';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { isUntouched } from '../templates/index.js';
import { rememberedStep } from './guide-memory.js';

/** Brings the guide to the front of its side where a draft begins; who has begun is not led again. */
export function GuideAtStart(): null {
  const store = useEditorStore();
  const { docks } = useEditor();
  const isLed = useRef(false);
  useEffect(() => {
    if (isLed.current) return;
    isLed.current = true;
    const document = documentOf(store.getState());
    if (isUntouched(document) && rememberedStep(document.uuid) === undefined) docks.prefer('guide');
  }, [store, docks]);
  return null;
}
