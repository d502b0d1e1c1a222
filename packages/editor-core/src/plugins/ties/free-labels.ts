import type { Kinds } from '../../objects/kinds.js';
import type { ObjectOf, PageObject } from '../../objects/schema.js';
import { childrenOf, findObject, mapObjects } from '../../objects/tree.js';
import { anchorPlace } from '../../placing/anchor-place.js';

type LabelObject = ObjectOf<'label'>;

/** The labels in a list of objects and in its groups that the program may place and that name an object. */
const known = new WeakMap<readonly PageObject[], readonly LabelObject[]>();
const NONE: readonly LabelObject[] = [];

function freeLabelsIn(objects: readonly PageObject[]): readonly LabelObject[] {
  const found = known.get(objects);
  if (found) return found;
  const labels = objects.flatMap((object): readonly LabelObject[] => {
    if (object.type === 'label') return object.placing === 'free' && object.anchor?.object ? [object] : NONE;
    const children = childrenOf(object);
    return children.length === 0 ? NONE : freeLabelsIn(children);
  });
  const kept = labels.length === 0 ? NONE : labels;
  known.set(objects, kept);
  return kept;
}

/** Movements that differ by less, in mm, are none. */
const SAME_MM = 1e-6;

/** `label` moved as far as the place that it names; the same where that stays, or where the label was itself changed. */
function goneAlong(
  kinds: Kinds,
  label: LabelObject,
  before: readonly PageObject[],
  after: readonly PageObject[],
): PageObject {
  const target = label.anchor?.object ?? '';
  if (!label.anchor || findObject(before, target) === findObject(after, target)) return label;
  if (findObject(before, label.uuid) !== label) return label;
  const [from, to] = [before, after].map(
    (objects) => label.anchor && anchorPlace(kinds, label.anchor, objects),
  );
  if (!from || !to) return label;
  const [dx, dy] = [to.point.x - from.point.x, to.point.y - from.point.y];
  return Math.hypot(dx, dy) < SAME_MM ? label : kinds.moveObject(label, dx, dy);
}

/** The labels of a page after a change of it: those that the program may place go along with what they name. */
export function withFreeLabels(
  kinds: Kinds,
  before: readonly PageObject[],
  after: readonly PageObject[],
): readonly PageObject[] {
  const changes = new Map<PageObject, PageObject>();
  for (const label of freeLabelsIn(after)) {
    const next = goneAlong(kinds, label, before, after);
    if (next !== label) changes.set(label, next);
  }
  return changes.size === 0 ? after : mapObjects(after, (object) => changes.get(object) ?? object);
}
