import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isHeardIn } from '../../state/key-scope.js';
import { useContributions } from '../../contributions/contributions-context.js';
import { useBrailleState, useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { createSpeech, type Speech } from './speech.js';
import { createSpokenSession } from './spoken-session.js';
import { useSpokenContext } from './use-spoken-context.js';
import type { EditorState } from '../../state/editor-store.js';
import { VisuallyHidden } from '@tastwerk/ui';

/**
 * Where a screen reader hears what is said. Two places take turns: words that stay the same would not be said again in one.
 */
function LiveRegion({ speech: { utterance } }: { readonly speech: Speech }) {
  const { text, turn } = useSyncExternalStore(utterance.subscribe, utterance.get);
  return (
    <VisuallyHidden>
      {[0, 1].map((place) => (
        <span key={place} aria-live="polite" aria-atomic="true" data-spoken={turn % 2 === place}>
          {turn % 2 === place ? text : ''}
        </span>
      ))}
    </VisuallyHidden>
  );
}

/** Speaks what is selected, where it stands and what commands do, so that drawing can be followed without seeing it. */
export function Spoken() {
  const store = useEditorStore();
  const { asked } = useEditor();
  const { toolActions } = useContributions();
  const [speech] = useState(createSpeech);
  const contextOf = useSpokenContext();
  const { isPending } = useBrailleState();
  const latest = useRef({ contextOf, isPending });
  useEffect(() => {
    latest.current = { contextOf, isPending };
  });

  useEffect(() => {
    const session = createSpokenSession({
      store,
      speech,
      tools: toolActions,
      contextOf: (state: EditorState) => {
        const { pages } = documentOf(state);
        const pageIndex = Math.min(state.session.currentPage, pages.length - 1);
        return latest.current.contextOf(documentOf(state), pageIndex);
      },
      isWriting: () => !isHeardIn('everywhere', document.activeElement),
      isBrailleKnown: () => !latest.current.isPending,
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
