import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../base/when-idle.js';

/** Shows its parts one after the other, each in an idle moment, so that no task is long; all at once where `isSliced` is false. */
export function Slices({
  isSliced,
  parts,
}: {
  readonly isSliced: boolean;
  readonly parts: readonly ReactNode[];
}) {
  const [count, setCount] = useState(isSliced ? 1 : parts.length);
  const isDone = !isSliced || count >= parts.length;
  useEffect(
    () => (isDone ? undefined : whenIdle(() => startTransition(() => setCount(count + 1)))),
    [count, isDone],
  );
  return isDone ? parts : parts.slice(0, count);
}
