import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import type { PageObject } from '../objects/schema.js';
import { thoseNaming } from '../objects/places.js';
import { childrenOf, walkObjects } from '../objects/tree.js';
import { fail, ok, type Result } from '../result.js';

/** A command that names something the document does not have. */
export function objectNotFound(uuid: string): Issue {
  return { code: 'COMMAND_OBJECT_NOT_FOUND', path: [], params: { uuid } };
}

/** Whether `object` is in `waiting`. It is taken out with all that it holds: a group that is named stands for its members. */
export function takeNamed(waiting: Set<string>, object: PageObject): boolean {
  if (waiting.size === 0 || !waiting.delete(object.uuid)) return false;
  if (waiting.size > 0) walkObjects(childrenOf(object), ({ uuid }) => void waiting.delete(uuid));
  return true;
}

/** The objects in `uuids` in the order of the document, wherever they lie; COMMAND_OBJECT_NOT_FOUND when one is missing. */
export function namedObjects(
  document: Document,
  uuids: Iterable<string>,
): Result<readonly PageObject[], Issue> {
  const waiting = new Set(uuids);
  const named: PageObject[] = [];
  const look = (objects: readonly PageObject[]): void => {
    for (const object of objects) {
      if (waiting.size === 0) return;
      if (takeNamed(waiting, object)) named.push(object);
      else look(childrenOf(object));
    }
  };
  for (const { objects } of document.pages) look(thoseNaming(objects, waiting));
  const [unknown] = waiting;
  return unknown === undefined ? ok(named) : fail(objectNotFound(unknown));
}
