import type { Kinds } from '../../objects/kinds.js';
import type { ObjectOf, PageObject } from '../../objects/schema.js';
import { mapObjects } from '../../objects/tree.js';
import { anchorPlace } from '../../placing/anchor-place.js';
import { gatherer, objectIn } from './tied-objects.js';

type LabelObject = ObjectOf<'label'>;

const freeLabelsIn = gatherer(
  (object): object is LabelObject =>
    object.type === 'label' && object.placing === 'free' && typeof object.anchor?.object === 'string',
);

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
  if (!label.anchor || objectIn(before, target) === objectIn(after, target)) return label;
  if (objectIn(before, label.uuid) !== label) return label;
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
