import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf, walkObjects } from '../objects/tree.js';

function firstOf(uuids: ReadonlySet<string>, objects: readonly PageObject[]): string | undefined {
  for (const object of objects) {
    if (uuids.has(object.uuid)) return object.uuid;
    const inside = firstOf(uuids, childrenOf(object));
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** COMMAND_ID_TAKEN when one of `uuids` is a page's or an object's already, or stands twice among them. */
export function takenId(document: Document, uuids: readonly string[]): Issue | undefined {
  const asked = new Set(uuids);
  const twice =
    asked.size < uuids.length ? uuids.find((uuid, index) => uuids.indexOf(uuid) < index) : undefined;
  const taken = document.pages.reduce<string | undefined>(
    (found, page) => found ?? (asked.has(page.uuid) ? page.uuid : firstOf(asked, page.objects)),
    twice,
  );
  return taken === undefined ? undefined : { code: 'COMMAND_ID_TAKEN', path: [], params: { uuid: taken } };
}

/** The ids of `objects` and of all that their groups hold. */
export function uuidsIn(objects: readonly PageObject[]): readonly string[] {
  const uuids: string[] = [];
  walkObjects(objects, ({ uuid }) => uuids.push(uuid));
  return uuids;
}
