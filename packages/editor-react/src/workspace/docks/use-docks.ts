import { useEffect, useState } from 'react';
import { SIDE_OVER_SHEET } from '../../state/use-media-query.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { createDocks, type DockControl } from '../../state/dock-state.js';

/** Windows that have room for both sides beside the sheet. */
const BOTH_SIDES = '(min-width: 1200px)';

/** The sides of this editor. A new selection brings its properties to the front of their side, without opening it. */
export function useDocks(): DockControl {
  const [docks] = useState(() =>
    createDocks(() => window.localStorage, {
      hasRoomForBoth: () => window.matchMedia(BOTH_SIDES).matches,
      isOverSheet: () => window.matchMedia(SIDE_OVER_SHEET).matches,
    }),
  );
  const selected = useEditorState(({ session }) => session.selectedUuids);
  useEffect(() => {
    if (selected.length > 0) docks.prefer('object');
  }, [docks, selected]);
  return docks;
}
