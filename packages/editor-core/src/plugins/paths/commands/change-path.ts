import type { Document } from '../../../document/schema.js';
import type { Issue } from '../../../issue.js';
import type { PathObject } from '../../../objects/path/schema.js';
import { fail, ok, type Result } from '../../../result.js';
import { changeObjects } from '../../../commands/change-objects.js';
import { withoutLocked } from '../../../commands/locked-objects.js';
import { namedObjects } from '../../../commands/named-objects.js';
import { setsNothing } from '../../../commands/sets-nothing.js';
import type { Kinds } from '../../../objects/kinds.js';

/** A command that names a point which a path does not have, or a line that does not arrive there. */
export function pointNotFound(point: number): Issue {
  return { code: 'COMMAND_POINT_NOT_FOUND', path: [], params: { point } };
}

/**
 * The document with `change` made to the path `uuid`, wherever it lies; a locked one stays as it is. COMMAND_OBJECT_NOT_FOUND when it is missing,
 * COMMAND_NOT_A_PATH when it is something else, COMMAND_INVALID when it would then break the rules of paths.
 */
export function changePath(
  kinds: Kinds,
  document: Document,
  uuid: string,
  change: (path: PathObject) => Result<PathObject, Issue>,
): Result<Document, Issue> {
  const named = namedObjects(document, [uuid]);
  if (!named.ok) return named;
  const [object] = named.value;
  if (object?.type !== 'path') return fail({ code: 'COMMAND_NOT_A_PATH', path: [], params: { uuid } });
  if (withoutLocked(document, [uuid]).length === 0) return ok(document);
  const changed = change(object);
  if (!changed.ok) return changed;
  const isSame = changed.value === object || setsNothing(object, changed.value);
  return isSame ? ok(document) : changeObjects(kinds, document, [uuid], () => changed.value);
}
