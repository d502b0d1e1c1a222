import { isShown } from './key/use.js';
import type { PageObject } from './schema.js';

/** Whether `object` stands on its page for a hand and for what snaps to it: not hidden, and no legend that is not drawn. */
export function isSeen(object: PageObject): boolean {
  return object.type === 'key' ? isShown(object) : !object.hidden;
}

/** Whether `object` is a title that nobody has written yet: nothing of it is drawn, and there is nothing to align or to copy. */
export function isEmptyTitle(object: PageObject): boolean {
  return object.type === 'label' && object.isTitle && object.pristine && object.text === '';
}

/** Whether a hand may take `object`: it is seen and not locked. What is not is chosen by a list of objects. */
export function isInReach(object: PageObject): boolean {
  return isSeen(object) && !object.locked;
}
