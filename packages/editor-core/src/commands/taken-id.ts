import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';

/** COMMAND_ID_TAKEN when one of `uuids` is a page's or an object's already, or stands twice among them. */
export function takenId(document: Document, uuids: readonly string[]): Issue | undefined {
  const taken = new Set<string>();
  for (const page of document.pages) {
    taken.add(page.uuid);
    for (const object of page.objects) taken.add(object.uuid);
  }
  for (const uuid of uuids) {
    if (taken.has(uuid)) return { code: 'COMMAND_ID_TAKEN', path: [], params: { uuid } };
    taken.add(uuid);
  }
  return undefined;
}
