import { isShown } from './legend-use.js';
import type { PageObject } from './schema.js';
import type { Kinds } from './kinds.js';

/** Whether `object` stands on its page for a hand and for what snaps to it: not hidden, and no legend that is not drawn. */
export function isSeen(object: PageObject): boolean {
  return object.type === 'key' ? isShown(object) : !object.hidden;
}

/** Whether `object` is a title that has no text yet: it is a field to fill in, and nothing of it is drawn. */
export function isEmptyTitle(object: PageObject): boolean {
  return object.type === 'label' && object.isTitle && object.pristine && object.text === '';
}

/** Whether a hand may take `object`: it is seen and not locked. What is not is chosen by a list of objects. */
export function isInReach(object: PageObject): boolean {
  return isSeen(object) && !object.locked;
}

/** Whether selecting many objects at once takes `object`: it is in reach, and no title without text. */
export function isTakenWithOthers(object: PageObject): boolean {
  return isInReach(object) && !isEmptyTitle(object);
}

/** Whether `object` can be copied: neither a legend, which belongs to its page, nor a title without text. */
export function isCopyable(kinds: Kinds, object: PageObject): boolean {
  return kinds.isRemovable(object) && !isEmptyTitle(object);
}
