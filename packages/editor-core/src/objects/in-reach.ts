import { isShown } from './key/use.js';
import type { PageObject } from './schema.js';

/** Whether `object` stands on its page for a hand and for what snaps to it: not hidden, and no legend that is not drawn. */
export function isSeen(object: PageObject): boolean {
  return object.type === 'key' ? isShown(object) : !object.hidden;
}

/** Whether a hand may take `object`: it is seen and not locked. What is not is chosen by a list of objects. */
export function isInReach(object: PageObject): boolean {
  return isSeen(object) && !object.locked;
}
