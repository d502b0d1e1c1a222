import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import { issuesFromZod } from '../issues-from-zod.js';
import { mapNamed } from '../objects/places.js';
import type { PageObject } from '../objects/schema.js';
import { walkObjects } from '../objects/tree.js';
import { fail, ok, type Result } from '../result.js';
import { changePages } from './change-pages.js';
import { objectNotFound, takeNamed } from './named-objects.js';
import type { Kinds } from '../objects/kinds.js';

/** How a command's bad values are reported. */
export const COMMAND_CODES = {
  invalid: 'COMMAND_INVALID',
  unknown: 'COMMAND_INVALID',
  tooLarge: 'COMMAND_INVALID',
} as const;

/** What a changed object breaks of its kind's schema; the path leads from the object. */
export function objectIssue(kinds: Kinds, object: PageObject): Issue | undefined {
  const error = (kinds.schemaOf(object) ?? kinds.objectSchema).safeParse(object).error;
  return error && issuesFromZod(error, COMMAND_CODES)[0];
}

/** `issue` of the object `uuid`, with the path that leads to it in `document`. */
export function atObject(document: Document, uuid: string, issue: Issue): Issue {
  let found: Issue['path'] = [];
  document.pages.forEach(({ objects }, pageIndex) =>
    walkObjects(objects, (object, path) => {
      if (object.uuid === uuid) found = ['pages', pageIndex, 'objects', ...path];
    }),
  );
  return { ...issue, path: [...found, ...issue.path] };
}

/**
 * The document with `change` made to each object in `uuids`, wherever it lies, also inside a group; a group that is named goes
 * before its members. Each result must hold to its kind's schema; the first that does not fails the whole with COMMAND_INVALID
 * and its path. A missing object is COMMAND_OBJECT_NOT_FOUND.
 */
export function changeObjects(
  kinds: Kinds,
  document: Document,
  uuids: Iterable<string>,
  change: (object: PageObject) => PageObject,
): Result<Document, Issue> {
  const waiting = new Set(uuids);
  let issue: Issue | undefined;
  const changeOne = (object: PageObject): PageObject => {
    if (!takeNamed(waiting, object)) return object;
    const changed = change(object);
    if (changed === object) return object;
    const found = objectIssue(kinds, changed);
    if (found) issue ??= atObject(document, object.uuid, found);
    return changed;
  };
  const changed = changePages(document, (objects) => mapNamed(objects, waiting, changeOne));
  const [unknown] = waiting;
  if (unknown !== undefined) return fail(objectNotFound(unknown));
  return issue ? fail(issue) : ok(changed);
}
