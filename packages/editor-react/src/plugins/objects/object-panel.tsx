import type { PageObject } from '@tastwerk/editor-core';
import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useContributions } from '../../contributions/contributions-context.js';
import { PartView } from '../../contributions/part-view.js';
import { sameItems } from '../../state/same-items.js';
import { selectedObjectsOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { isSlowed, useSlowedLast } from '../../state/use-slowed.js';
import { whenIdle } from '../../base/when-idle.js';

/** Shows its parts one after the other, each in an idle moment, so that no task is long; all at once where `isSliced` is false. */
function Slices({ isSliced, parts }: { readonly isSliced: boolean; readonly parts: readonly ReactNode[] }) {
  const [count, setCount] = useState(isSliced ? 1 : parts.length);
  const isDone = !isSliced || count >= parts.length;
  useEffect(
    () => (isDone ? undefined : whenIdle(() => startTransition(() => setCount(count + 1)))),
    [count, isDone],
  );
  return isDone ? parts : parts.slice(0, count);
}

/** The sections for what is selected, which are made again for it alone. */
const ObjectFields = memo(function ObjectFields({ objects }: { readonly objects: readonly PageObject[] }) {
  const { kinds } = useEditorStore();
  const { inspector } = useContributions();
  const known = useMemo(() => objects.filter((object) => kinds.isKnown(object)), [kinds, objects]);
  const isUnknown = known.length === 0 && objects.length > 0;
  const parts = inspector.flatMap(({ id, isFor, isForUnknown = false, Content }) => {
    const given = isForUnknown ? objects : known;
    const isShown = (isForUnknown || !isUnknown) && isFor(given, kinds);
    return isShown ? [<PartView key={id} isSection part={Content} props={{ objects: given }} />] : [];
  });
  return <Slices isSliced={isSlowed(objects)} parts={parts} />;
});

/** The tab for what is selected; without a selection it sets what comes next. */
export function ObjectPanel() {
  const selected = useEditorState(selectedObjectsOf, sameItems);
  return <ObjectFields objects={useSlowedLast(selected)} />;
}
