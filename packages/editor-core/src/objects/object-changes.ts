import type { PageObject } from './schema.js';

/** One object on both sides of a change; undefined where it is not there. */
export interface ObjectChange {
  readonly before: PageObject | undefined;
  readonly after: PageObject | undefined;
}

/** What is not the same object in two lists, groups as a whole: what changed or came in its order, then what is gone. */
export function objectChanges(
  before: readonly PageObject[],
  after: readonly PageObject[],
): readonly ObjectChange[] {
  if (before === after) return [];
  const left = new Map(before.map((object) => [object.uuid, object]));
  const changes: ObjectChange[] = [];
  for (const object of after) {
    const was = left.get(object.uuid);
    left.delete(object.uuid);
    if (was !== object) changes.push({ before: was, after: object });
  }
  for (const object of left.values()) changes.push({ before: object, after: undefined });
  return changes;
}
