import { useEffect, useRef, useState } from 'react';
import { isHeardIn } from '../../state/key-scope.js';
import { useContributions } from '../../contributions/contributions-context.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { LiveRegion } from './live-region.js';
import { createSpeech } from './speech.js';
import { createSpokenSession } from './spoken-session.js';
import { useSpokenContext } from './use-spoken-context.js';
import type { EditorState } from '../../state/editor-store.js';

/** Speaks what is selected, where it stands and what commands do, so that drawing can be followed without seeing it. */
export function Spoken() {
  const store = useEditorStore();
  const { asked } = useEditor();
  const { toolActions } = useContributions();
  const [speech] = useState(createSpeech);
  const contextOf = useSpokenContext();
  const latest = useRef(contextOf);
  useEffect(() => {
    latest.current = contextOf;
  });

  useEffect(() => {
    const session = createSpokenSession({
      store,
      speech,
      tools: toolActions,
      contextOf: (state: EditorState) => {
        const { pages } = documentOf(state);
        const pageIndex = Math.min(state.session.currentPage, pages.length - 1);
        return latest.current(documentOf(state), pageIndex);
      },
      isWriting: () => !isHeardIn('everywhere', document.activeElement),
    });
    const stop = asked.subscribe(() => {
      const wish = asked.get();
      if (wish) session.fulfil(wish);
    });
    return () => {
      stop();
      session.close();
    };
  }, [store, speech, asked, toolActions]);

  return <LiveRegion speech={speech} />;
}
