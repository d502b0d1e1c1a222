import type { Document, Page } from '../document/schema.js';
import type { Issue } from '../issue.js';
import { fail, ok, type Result } from '../result.js';

/** A command that names a page the document does not have. */
export function pageNotFound(uuid: string): Issue {
  return { code: 'COMMAND_PAGE_NOT_FOUND', path: [], params: { uuid } };
}

/** The document with `change` made to the page `uuid`; COMMAND_PAGE_NOT_FOUND when there is none. */
export function changePage(
  document: Document,
  uuid: string,
  change: (page: Page) => Result<Page, Issue>,
): Result<Document, Issue> {
  const index = document.pages.findIndex((page) => page.uuid === uuid);
  const page = document.pages[index];
  if (!page) return fail(pageNotFound(uuid));
  const changed = change(page);
  if (!changed.ok) return changed;
  return ok(
    changed.value === page ? document : { ...document, pages: document.pages.with(index, changed.value) },
  );
}
