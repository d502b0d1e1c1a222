import type { Kinds } from '../../objects/kinds.js';
import type { ObjectOf, PageObject } from '../../objects/schema.js';
import { mapObjects } from '../../objects/tree.js';
import { anchorPlace } from '../../placing/anchor-place.js';
import { leadLineFrom } from '../../placing/lead-line.js';
import { gatherer, objectIn } from './tied-objects.js';

type LineObject = ObjectOf<'line'>;
/** A line that is tied to a label. */
type TiedLine = LineObject & { readonly leadsFrom: string };

const tiedLinesIn = gatherer(
  (object): object is TiedLine => object.type === 'line' && object.leadsFrom !== null,
);

const labelIn = (objects: readonly PageObject[], uuid: string): ObjectOf<'label'> | undefined => {
  const object = objectIn(objects, uuid);
  return object?.type === 'label' ? object : undefined;
};

/** `line` between its label and what that names; hidden while there is no room for it. */
function led(
  kinds: Kinds,
  line: TiedLine,
  label: ObjectOf<'label'>,
  objects: readonly PageObject[],
): LineObject {
  const place = label.anchor && anchorPlace(kinds, label.anchor, objects);
  if (!place) return line;
  const course = leadLineFrom(kinds, label, place);
  if (!course) return { ...line, hidden: true };
  const { from, to } = course;
  return { ...line, x: from.x, y: from.y, dx: to.x - from.x, dy: to.y - from.y, angle: 0, hidden: false };
}

/** What becomes of one tied line: it goes with its label, and follows label and target unless it was itself changed. */
function followed(
  kinds: Kinds,
  line: TiedLine,
  before: readonly PageObject[],
  after: readonly PageObject[],
): PageObject | undefined {
  const label = labelIn(after, line.leadsFrom);
  const old = labelIn(before, line.leadsFrom);
  if (!label) return old ? undefined : { ...line, leadsFrom: null };
  const target = label.anchor?.object ?? null;
  const isTargetSame = target === null || objectIn(before, target) === objectIn(after, target);
  if (label === old && isTargetSame) return line;
  // A line that is new or was changed in the same step, such as one of a group that was moved, is where it should be.
  return objectIn(before, line.uuid) === line ? led(kinds, line, label, after) : line;
}

/** The lead lines of a page after a change of it: each follows where its label or what that names moves, and goes where its label goes. */
export function withLeadLines(
  kinds: Kinds,
  before: readonly PageObject[],
  after: readonly PageObject[],
): readonly PageObject[] {
  const changes = new Map<PageObject, PageObject | undefined>();
  for (const line of tiedLinesIn(after)) {
    const next = followed(kinds, line, before, after);
    if (next !== line) changes.set(line, next);
  }
  if (changes.size === 0) return after;
  return mapObjects(after, (object) => (changes.has(object) ? changes.get(object) : object));
}
