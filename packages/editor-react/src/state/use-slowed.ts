import { useDeferredValue } from 'react';

/** Of so many objects the panels may show a moment later that they are selected; of fewer, what is clicked and typed counts at once. */
const MANY = 200;

/** A list that follows in slices between frames while it is long, and at once while it is short. */
export function useSlowed<T>(list: readonly T[]): readonly T[] {
  const deferred = useDeferredValue(list);
  return list.length > MANY ? deferred : list;
}
