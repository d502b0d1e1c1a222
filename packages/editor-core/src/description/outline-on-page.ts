import type { PageObject } from '../objects/schema.js';
import { type Outline, outlineFor } from '../outlines/outline.js';
import { contextOfPage, type LaidOutPage } from '../scene/laid-out-page.js';

/** The true outline of `object` as it stands on `page`, in page mm. */
export function outlineOnPage(page: LaidOutPage, object: PageObject): Outline {
  return outlineFor(object, contextOfPage(page));
}
