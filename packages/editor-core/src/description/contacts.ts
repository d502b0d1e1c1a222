import { isSeen } from '../objects/in-reach.js';
import type { PageObject } from '../objects/schema.js';
import { findObject } from '../objects/tree.js';
import { outlineFor, type Outline } from '../outlines/outline.js';
import { type PositionKind, positionKind } from '../outlines/position.js';
import { contextOfPage, type LaidOutPage, objectsOfPage } from '../scene/laid-out-page.js';
import { besides } from './neighbours.js';

/** How two objects lie that are not apart. */
export type ContactKind = Exclude<PositionKind, 'apart'>;

/** Two objects of a page that are not apart: `one` overlaps the other, touches it without reaching into it, lies inside of it or around it. */
export interface Contact {
  readonly one: PageObject;
  readonly other: PageObject;
  readonly kind: ContactKind;
}

/** Contacts that a finger feels as one thing. */
const MEETING: readonly ContactKind[] = ['overlaps', 'touches'];

function contactOf(one: Outline, other: Outline, kinds: readonly ContactKind[]): Contact | undefined {
  const found = positionKind(one, other);
  const kind = kinds.find((asked) => asked === found);
  return kind && { one: one.object, other: other.object, kind };
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

/**
 * What the objects `uuids` overlap or touch, or what the asked `kinds` are, of what stands beside them and beside the groups that they lie in;
 * each pair once.
 */
export function contactsOf(
  page: LaidOutPage,
  uuids: readonly string[],
  kinds: readonly ContactKind[] = MEETING,
): readonly Contact[] {
  const objects = objectsOfPage(page);
  const outlineOf = outlinesOn(page);
  const asked = new Set<PageObject>();
  return uuids.flatMap((uuid): readonly Contact[] => {
    const object = findObject(objects, uuid);
    if (!object || !isSeen(object)) return [];
    asked.add(object);
    const others = (besides(objects, uuid) ?? []).filter((other) => !asked.has(other));
    return others.flatMap((other) => contactOf(outlineOf(object), outlineOf(other), kinds) ?? []);
  });
}

/** All pairs of objects of `page` that overlap or touch, each once; what lies in one group belongs together and is left out. */
export const contactsAmong = (page: LaidOutPage): readonly Contact[] =>
  contactsOf(
    page,
    objectsOfPage(page).map(({ uuid }) => uuid),
  );
