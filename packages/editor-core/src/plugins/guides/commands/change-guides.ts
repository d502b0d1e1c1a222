import type { Guide } from '../../../document/guides.js';
import type { Document } from '../../../document/schema.js';
import type { Issue } from '../../../issue.js';
import { fail, ok, type Result } from '../../../result.js';
import { changePage } from '../../../commands/change-page.js';

/** The document with `change` made to the guides of the page `pageUuid`; the same list changes nothing. COMMAND_PAGE_NOT_FOUND. */
export function changeGuides(
  document: Document,
  pageUuid: string,
  change: (guides: readonly Guide[]) => Result<readonly Guide[], Issue>,
): Result<Document, Issue> {
  return changePage(document, pageUuid, (page) => {
    const guides = change(page.guides);
    if (!guides.ok) return guides;
    return ok(guides.value === page.guides ? page : { ...page, guides: guides.value });
  });
}

/** `guides` with `change` made to the one at `index`; COMMAND_GUIDE_NOT_FOUND when there is none. */
export function changeGuide(
  guides: readonly Guide[],
  index: number,
  change: (guide: Guide) => readonly Guide[],
): Result<readonly Guide[], Issue> {
  const guide = guides[index];
  if (!guide) return fail({ code: 'COMMAND_GUIDE_NOT_FOUND', path: [], params: { index } });
  const changed = change(guide);
  return ok(changed.length === 1 && changed[0] === guide ? guides : guides.toSpliced(index, 1, ...changed));
}
