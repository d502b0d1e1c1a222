import type { Document, Page } from '../document/schema.js';
import type { Issue } from '../issue.js';
import { issuesFromZod } from '../issues-from-zod.js';
import { withObjectType } from '../objects/registry.js';
import type { PageObject } from '../objects/schema.js';
import { fail, ok, type Result } from '../result.js';

/** How a command's bad values are reported. */
export const COMMAND_CODES = {
  invalid: 'COMMAND_INVALID',
  unknown: 'COMMAND_INVALID',
  tooLarge: 'COMMAND_INVALID',
} as const;

/** A command that names something the document does not have. */
export function objectNotFound(uuid: string): Issue {
  return { code: 'COMMAND_OBJECT_NOT_FOUND', path: [], params: { uuid } };
}

/** Checks a changed object by its kind's schema; `path` leads to it in the document. */
function checkObject(object: PageObject, path: Issue['path']): Issue | undefined {
  const error = withObjectType(object, (type, it) => type.schema.safeParse(it).error);
  const [issue] = error ? issuesFromZod(error, COMMAND_CODES) : [];
  return issue && { ...issue, path: [...path, ...issue.path] };
}

/**
 * The document with `change` made to each object in `uuids`, wherever it lies. Each result must hold to its kind's schema;
 * the first that does not fails the whole with COMMAND_INVALID and its path. A missing object is COMMAND_OBJECT_NOT_FOUND.
 */
export function changeObjects(
  document: Document,
  uuids: Iterable<string>,
  change: (object: PageObject) => PageObject,
): Result<Document, Issue> {
  const missing = new Set(uuids);
  let issue: Issue | undefined;
  const changePage = (page: Page, pageIndex: number): Page => {
    let objects: PageObject[] | undefined;
    for (let index = 0; index < page.objects.length && missing.size > 0; index += 1) {
      const object = page.objects[index];
      if (!object || !missing.delete(object.uuid)) continue;
      const changed = change(object);
      if (changed === object) continue;
      issue ??= checkObject(changed, ['pages', pageIndex, 'objects', index]);
      objects ??= page.objects.slice();
      objects[index] = changed;
    }
    return objects ? { ...page, objects } : page;
  };
  const pages = document.pages.map(changePage);
  const [unknown] = missing;
  if (unknown !== undefined) return fail(objectNotFound(unknown));
  if (issue) return fail(issue);
  const hasChanged = pages.some((page, index) => page !== document.pages[index]);
  return ok(hasChanged ? { ...document, pages } : document);
}
