import { LIMITS } from '../values/limits.js';
import type { Document, Page } from '../document/schema.js';
import { defaultKeyVal, isMadeFrom } from '../legend/key-value.js';
import type { ObjectOf, PageObject } from '../objects/schema.js';
import { mapObjects } from '../objects/tree.js';

type LabelObject = ObjectOf<'label'>;

/** The properties that an edit sets. */
type SetProperties = Readonly<Record<string, unknown>>;

function followSize(before: LabelObject, after: LabelObject, set: SetProperties): LabelObject {
  const isSized = before.width !== after.width || before.height !== after.height;
  return isSized && !Object.hasOwn(set, 'autoSize') ? { ...after, autoSize: false } : after;
}

function followText(before: LabelObject, after: LabelObject, set: SetProperties): LabelObject {
  if (before.text === after.text) return after;
  const followsText = isMadeFrom(before.text, before.keyVal);
  return {
    ...after,
    pristine: Object.hasOwn(set, 'pristine') ? after.pristine : after.pristine && after.text.trim() === '',
    keyVal: followsText && !Object.hasOwn(set, 'keyVal') ? defaultKeyVal(after.text) : after.keyVal,
  };
}

/**
 * What follows from a change of a label. Once its text has been written it is no longer pristine, and its abbreviation follows the text
 * until another is set. A width or height that is set stays: the frame no longer follows the text.
 */
export function followLabelChange(before: PageObject, after: PageObject, set: SetProperties): PageObject {
  if (before.type !== 'label' || after.type !== 'label') return after;
  return followSize(before, followText(before, after, set), set);
}

/** The first half of a character whose second half was cut off. */
const CUT_CHARACTER = /\p{Cs}$/u;

/** The text of a title on one line, as long as a title may be. */
function titleFrom(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim().slice(0, LIMITS.titleLength);
  return line.replace(CUT_CHARACTER, '');
}

function withTitle(page: Page, title: LabelObject): Page {
  const copy = (object: PageObject): PageObject =>
    object.type === 'label' && object.isTitle && object.text !== title.text
      ? { ...object, text: title.text, pristine: title.pristine, keyVal: title.keyVal }
      : object;
  const objects = mapObjects(page.objects, copy);
  return objects === page.objects ? page : { ...page, objects };
}

/**
 * What follows from a title's text: every title label of the document says the same, and the first title that is written
 * becomes the graphic's title as long as that is empty.
 */
export function syncTitles(document: Document, before: PageObject, after: PageObject): Document {
  if (before.type !== 'label' || after.type !== 'label' || !after.isTitle || before.text === after.text)
    return document;
  const pages = document.pages.map((page) => withTitle(page, after));
  const title = titleFrom(after.text);
  const isFirstTitle = before.pristine && title !== '' && document.graphicTitle === '';
  return isFirstTitle ? { ...document, pages, graphicTitle: title } : { ...document, pages };
}
