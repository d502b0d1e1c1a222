import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { whenIdle } from '../base/when-idle.js';

/** Of so many objects the panels may show a moment later that they are selected; of fewer, what is clicked and typed counts at once. */
const MANY = 200;

/** Whether what shows `list` may take its time. */
export function isSlowed(list: readonly unknown[]): boolean {
  return list.length > MANY;
}

/** A list that follows in slices between frames while it is long, and at once while it is short. */
export function useSlowed<T>(list: readonly T[]): readonly T[] {
  const deferred = useDeferredValue(list);
  return isSlowed(list) ? deferred : list;
}

/** The same, with a task of its own after all that is {@link useSlowed}. */
export function useSlowedLast<T>(list: readonly T[]): readonly T[] {
  const [shown, setShown] = useState(list);
  useEffect(() => whenIdle(() => startTransition(() => setShown(list))), [list]);
  if (isSlowed(list)) return shown;
  if (shown !== list) setShown(list);
  return list;
}
