import { openDocument } from '@tastwerk/editor-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftClaim } from '../../ports.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';

/**
 * Claims the draft that is open. While another tab holds it nothing is to be changed here; when it comes back, what that tab has
 * stored is shown.
 */
export function useDraftClaim(): { readonly isElsewhere: boolean; readonly takeOver: () => void } {
  const store = useEditorStore();
  const { ports, saver } = useEditor();
  const { drafts } = ports;
  const uuid = useEditorState((state) => documentOf(state).uuid);
  const [lostUuid, setLostUuid] = useState<string>();
  const claim = useRef<DraftClaim>(undefined);

  useEffect(() => {
    let wasElsewhere = false;
    const showNewest = async () => {
      const newest = await drafts.get(uuid);
      const present = documentOf(store.getState());
      if (present.uuid !== uuid) return;
      if (newest.ok) {
        await saver.discard(newest.value);
        store.dispatch(openDocument(newest.value));
      } else if (newest.error.code === 'DRAFT_NOT_FOUND') saver.lose(present, newest.error);
      setLostUuid(undefined);
    };
    claim.current = drafts.claim?.(uuid, {
      onLetGo: () => saver.flush(),
      onState: (state) => {
        if (state === 'deleted') {
          saver.lose(documentOf(store.getState()), { code: 'DRAFT_NOT_FOUND', issues: [] });
        } else if (state === 'elsewhere') {
          wasElsewhere = true;
          setLostUuid(uuid);
        } else if (wasElsewhere) {
          wasElsewhere = false;
          void showNewest();
        }
      },
    });
    return () => {
      claim.current?.release();
      claim.current = undefined;
    };
  }, [drafts, saver, store, uuid]);

  const takeOver = useCallback(() => claim.current?.takeOver(), []);
  return { isElsewhere: lostUuid === uuid, takeOver };
}
