import type { Document, Page } from '../document/schema.js';
import type { PageObject } from '../objects/schema.js';

/** The document with `change` made to the objects of each page; the same document when it gives back every list. */
export function changePages(
  document: Document,
  change: (objects: readonly PageObject[], page: Page) => readonly PageObject[],
): Document {
  const pages = document.pages.map((page): Page => {
    const objects = change(page.objects, page);
    return objects === page.objects ? page : { ...page, objects };
  });
  return pages.some((page, index) => page !== document.pages[index]) ? { ...document, pages } : document;
}
