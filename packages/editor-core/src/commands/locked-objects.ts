import type { Document } from '../document/schema.js';
import type { PageObject } from '../objects/schema.js';
import { thoseNaming } from '../objects/places.js';
import { childrenOf } from '../objects/tree.js';

/**
 * What of `uuids` is not held by a lock: neither its own nor that of a group around it. Ids of objects that are not there stay in
 * the list, so that whoever looks for them refuses them. A member's own lock does not hold a group that is named as a whole.
 */
export function withoutLocked(document: Document, uuids: readonly string[]): readonly string[] {
  const waiting = new Set(uuids);
  const held = new Set<string>();
  const look = (objects: readonly PageObject[], isHeld: boolean): void => {
    for (const object of objects) {
      if (waiting.size === 0) return;
      if (waiting.delete(object.uuid) && (isHeld || object.locked)) held.add(object.uuid);
      look(childrenOf(object), isHeld || object.locked);
    }
  };
  for (const { objects } of document.pages) look(thoseNaming(objects, waiting), false);
  return held.size === 0 ? uuids : uuids.filter((uuid) => !held.has(uuid));
}
