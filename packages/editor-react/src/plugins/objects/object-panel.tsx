import type { PageObject } from '@tastwerk/editor-core';
import { memo } from 'react';
import { useContributions } from '../../contributions/contributions-context.js';
import { PartView } from '../../contributions/part-view.js';
import { sameItems } from '../../state/same-items.js';
import { selectedObjectsOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { isSlowed, useSlowedLast } from '../../state/use-slowed.js';
import { Slices } from './slices.js';

/** The sections for what is selected, which are made again for it alone. */
const ObjectFields = memo(function ObjectFields({ objects }: { readonly objects: readonly PageObject[] }) {
  const { kinds } = useEditorStore();
  const { inspector } = useContributions();
  const [object, ...others] = objects;
  // An object alone that no plugin knows has nothing to set.
  const isUnknown = object !== undefined && others.length === 0 && !kinds.isKnown(object);
  const parts = inspector
    .filter(({ isFor, isForUnknown = false }) => (isForUnknown || !isUnknown) && isFor(objects, kinds))
    .map(({ id, Content }) => <PartView key={id} part={Content} props={{ objects }} />);
  return <Slices isSliced={isSlowed(objects)} parts={parts} />;
});

/** The tab for what is selected; without a selection it sets what comes next. */
export function ObjectPanel() {
  const selected = useEditorState(selectedObjectsOf, sameItems);
  return <ObjectFields objects={useSlowedLast(selected)} />;
}
