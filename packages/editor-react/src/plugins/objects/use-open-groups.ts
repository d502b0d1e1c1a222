import { useState } from 'react';
import { groupsAround, type ObjectTree } from './object-nodes.js';

/** Ids of the groups whose members are listed. A selection of a member opens the groups around it. */
export function useOpenGroups(
  tree: ObjectTree,
  selectedUuids: readonly string[],
): readonly [ReadonlySet<string>, (open: ReadonlySet<string>) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (seen !== selectedUuids) {
    setSeen(selectedUuids);
    const closed = selectedUuids
      .flatMap((uuid) => groupsAround(tree, uuid))
      .filter(({ uuid }) => !open.has(uuid));
    if (closed.length > 0) setOpen(new Set([...open, ...closed.map(({ uuid }) => uuid)]));
  }
  return [open, setOpen];
}
