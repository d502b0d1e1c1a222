import type { PageObject } from '../objects/schema.js';
import { leavesOf } from '../objects/tree.js';
import { isBlankText } from '../values/plain-text.js';
import type { Document } from './schema.js';

/** Whether `object` prints nothing by itself: a label without text, a group without members, a legend, which only names what is drawn. */
function isBare(object: PageObject): boolean {
  if (object.type === 'label')
    return isBlankText(object.text) && isBlankText(object.brailleOverride?.braille ?? '');
  return object.type === 'key' || 'objects' in object;
}

/** Whether no file would show anything of `document`: nothing is drawn or written on its pages, and its braille pages have no words. */
export function isEmptyDocument({ pages, braillePages }: Document): boolean {
  const { type, summary, details } = braillePages.imageDescription;
  return (
    pages.every(({ objects }) => leavesOf(objects).every(isBare)) &&
    [type, summary, details, braillePages.content].every(isBlankText)
  );
}
