import { useMemo } from 'react';
import { boxAroundObjects } from '../state/selection.js';
import { sameItems } from '../state/same-items.js';
import { documentOf, selectedObjectsOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import { Ruler } from './ruler.js';
import type { GuideDrag } from './use-guide-drag.js';
import { useEditorStore } from '../state/use-editor-state.js';

/** The rulers above and at the left of the drawing; a press on one takes a new guide that lies along it. */
export function Rulers({ onGuide }: { readonly onGuide: GuideDrag['start'] }) {
  const { kinds } = useEditorStore();
  const objects = useEditorState(selectedObjectsOf, sameItems);
  const width = useEditorState((state) => documentOf(state).width);
  const height = useEditorState((state) => documentOf(state).height);
  const selected = useMemo(() => boxAroundObjects(kinds, objects) ?? null, [kinds, objects]);
  return (
    <>
      <Ruler
        axis="x"
        pageMm={width}
        selected={selected}
        onPointerDown={(event) => onGuide('y', null, event)}
      />
      <Ruler
        axis="y"
        pageMm={height}
        selected={selected}
        onPointerDown={(event) => onGuide('x', null, event)}
      />
    </>
  );
}
