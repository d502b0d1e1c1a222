import { LIMITS } from '../values/limits.js';
import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import type { PageObject } from '../objects/schema.js';
import { countObjects, groupFloors } from '../objects/tree.js';

/** DOCUMENT_TOO_LARGE when a page may not hold `objects`, those in groups counted. */
export function pageRoomIssue(objects: readonly PageObject[]): Issue | undefined {
  if (countObjects(objects) <= LIMITS.objectsPerPage) return undefined;
  const params = { reason: 'too_big', maximum: LIMITS.objectsPerPage };
  return { code: 'DOCUMENT_TOO_LARGE', path: ['objects'], params };
}

/** What keeps a page from holding `objects` after some were grouped: COMMAND_TOO_DEEP, DOCUMENT_TOO_LARGE. */
export function groupingIssue(objects: readonly PageObject[]): Issue | undefined {
  if (groupFloors(objects) <= LIMITS.groupDepth) return pageRoomIssue(objects);
  return { code: 'COMMAND_TOO_DEEP', path: [], params: { maximum: LIMITS.groupDepth } };
}

/** What `issueOf` finds in the objects of a page of `after` that `before` does not have like this. */
export function changedPageIssue(
  before: Document,
  after: Document,
  issueOf: (objects: readonly PageObject[]) => Issue | undefined,
): Issue | undefined {
  const known = new Set(before.pages);
  for (const page of after.pages) {
    const issue = known.has(page) ? undefined : issueOf(page.objects);
    if (issue) return issue;
  }
  return undefined;
}
