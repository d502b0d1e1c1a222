import { isSeen } from '../objects/in-reach.js';
import type { PageObject } from '../objects/schema.js';
import { findObject } from '../objects/tree.js';
import { outlineFor, type Outline } from '../outlines/outline.js';
import { positionKind } from '../outlines/position.js';
import { contextOfPage, type LaidOutPage, objectsOfPage } from '../scene/laid-out-page.js';
import { besides } from './neighbours.js';

/** Two objects of a page that meet: `one` overlaps the other, or touches it without reaching into it. */
export interface Contact {
  readonly one: PageObject;
  readonly other: PageObject;
  readonly kind: 'overlaps' | 'touches';
}

function contactOf(one: Outline, other: Outline): Contact | undefined {
  const kind = positionKind(one, other);
  return kind === 'overlaps' || kind === 'touches'
    ? { one: one.object, other: other.object, kind }
    : undefined;
}

/** The outlines of objects on `page`, each measured once. */
function outlinesOn(page: LaidOutPage): (object: PageObject) => Outline {
  const context = contextOfPage(page);
  const known = new Map<PageObject, Outline>();
  return (object) => {
    const outline = known.get(object) ?? outlineFor(object, context);
    known.set(object, outline);
    return outline;
  };
}

/** What the objects `uuids` overlap or touch, of what stands beside them and beside the groups that they lie in; each pair once. */
export function contactsOf(page: LaidOutPage, uuids: readonly string[]): readonly Contact[] {
  const objects = objectsOfPage(page);
  const outlineOf = outlinesOn(page);
  const asked = new Set<PageObject>();
  return uuids.flatMap((uuid): readonly Contact[] => {
    const object = findObject(objects, uuid);
    if (!object || !isSeen(object)) return [];
    asked.add(object);
    const others = (besides(objects, uuid) ?? []).filter((other) => !asked.has(other));
    return others.flatMap((other) => contactOf(outlineOf(object), outlineOf(other)) ?? []);
  });
}

/** All pairs of objects of `page` that overlap or touch, each once; what lies in one group belongs together and is left out. */
export const contactsAmong = (page: LaidOutPage): readonly Contact[] =>
  contactsOf(
    page,
    objectsOfPage(page).map(({ uuid }) => uuid),
  );
