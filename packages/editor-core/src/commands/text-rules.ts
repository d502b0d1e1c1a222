import { LIMITS } from '../values/limits.js';
import type { Document, Page } from '../document/schema.js';
import type { ObjectOf, PageObject } from '../objects/schema.js';
import { mapObjects } from '../objects/tree.js';

type LabelObject = ObjectOf<'label'>;

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
