import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import { childrenOf } from '@tastwerk/editor-core/objects';

type LabelObject = ObjectOf<'label'>;
type LineObject = ObjectOf<'line'>;

/** Which labels are placed: those that the program may place, all but the pinned ones, or those with these ids. */
export type WhichLabels = 'free' | 'all' | ReadonlySet<string>;

function isWanted(label: LabelObject, which: WhichLabels): boolean {
  if (label.placing === 'pinned' || label.locked || label.hidden) return false;
  if (label.isTitle || label.text.trim() === '' || label.angle !== 0) return false;
  if (which === 'all') return true;
  return which === 'free' ? label.placing === 'free' : which.has(label.uuid);
}

/** Every object that stands by itself or in a group: what a chart or an unknown object draws follows from that. */
function* standing(kinds: Kinds, objects: readonly PageObject[]): Generator<PageObject> {
  for (const object of objects) {
    if (object.locked || object.hidden || kinds.holdsParts(object) || !kinds.isKnown(object)) continue;
    yield object;
    yield* standing(kinds, childrenOf(object));
  }
}

/** The labels of a page that are to be placed: written, level, no title, neither pinned nor locked. */
export function labelsToPlace(
  kinds: Kinds,
  objects: readonly PageObject[],
  which: WhichLabels,
): readonly LabelObject[] {
  return [...standing(kinds, objects)].flatMap((object) =>
    object.type === 'label' && isWanted(object, which) ? [object] : [],
  );
}

/** The lead lines of a page by the labels from which they lead. */
export function leadLinesByLabel(
  kinds: Kinds,
  objects: readonly PageObject[],
): ReadonlyMap<string, LineObject> {
  return new Map(
    [...standing(kinds, objects)].flatMap((object) =>
      object.type === 'line' && object.leadsFrom !== null ? [[object.leadsFrom, object] as const] : [],
    ),
  );
}
