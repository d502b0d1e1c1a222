import type { Kinds } from '../../objects/kinds.js';
import type { ObjectOf, PageObject } from '../../objects/schema.js';
import { childrenOf, findObject, mapObjects } from '../../objects/tree.js';
import { anchorPlace } from '../../placing/anchor-place.js';
import { leadLineFrom } from '../../placing/lead-line.js';

type LineObject = ObjectOf<'line'>;
/** A line that is tied to a label. */
type TiedLine = LineObject & { readonly leadsFrom: string };

/** The tied lines in a list of objects and in its groups; lists never change, and most of a document stays as it is. */
const known = new WeakMap<readonly PageObject[], readonly TiedLine[]>();
const NONE: readonly TiedLine[] = [];

const isTied = (object: PageObject): object is TiedLine =>
  object.type === 'line' && object.leadsFrom !== null;

function tiedLinesIn(objects: readonly PageObject[]): readonly TiedLine[] {
  const found = known.get(objects);
  if (found) return found;
  const lines = objects.flatMap((object): readonly TiedLine[] => {
    if (isTied(object)) return [object];
    const children = childrenOf(object);
    return children.length === 0 ? NONE : tiedLinesIn(children);
  });
  const kept = lines.length === 0 ? NONE : lines;
  known.set(objects, kept);
  return kept;
}

const labelIn = (objects: readonly PageObject[], uuid: string): ObjectOf<'label'> | undefined => {
  const object = findObject(objects, uuid);
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
  const isTargetSame = target === null || findObject(before, target) === findObject(after, target);
  if (label === old && isTargetSame) return line;
  const own = findObject(before, line.uuid);
  const isNew = own === undefined;
  // A line that was changed in the same step, such as one of a group that was moved, is where it should be.
  return isNew || own !== line ? line : led(kinds, line, label, after);
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
