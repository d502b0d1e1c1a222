import type { Kinds, ObjectOf, PageObject, SceneResources } from '@tastwerk/editor-core';
import { boxCentre, distance, isLevelBox, type Point } from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { createProofer, type Finding, type RuleId, type Rules } from '@tastwerk/editor-core/proofing';
import { outlineOf } from '../outline.js';
import { hasAxes } from './axes.js';
import {
  boxAbout,
  documentOf,
  type Drawing,
  isDrawn,
  openShape,
  type RemovalReason,
  type StepContext,
  withEndAt,
} from './drawing.js';

type PathObject = ObjectOf<'path'>;

/** How often all sorts of change are tried: each time sees what the one before has left. */
const MOST_PASSES = 6;

/** Changes of a sort that are tried one by one. */
const MOST_SINGLE = 12;

/** Gaps up to this, in mm, between the end of a line and another line were meant to be none. */
const JOIN_MM = 3;

/** Length of what is drawn, in mm: how much a finger follows of it. */
function weightOf(kinds: Kinds, object: PageObject): number {
  const outline = outlineOf(kinds, object);
  if (outline.length === 0) return Infinity;
  return outline.reduce(
    (sum, { points }) =>
      sum + points.reduce((length, at, index) => length + distance(points[index - 1] ?? at, at), 0),
    0,
  );
}

/** An end of a path is at a point that is nearer than this, in mm. */
const AT_END_MM = 1;

/** `path` with its end at `from` drawn on to `to`; undefined where it has no end there. */
function drawnTo(kinds: Kinds, path: PathObject, from: Point, to: Point): PathObject | undefined {
  const [piece, other] = path.closed ? [] : outlineOf(kinds, path);
  if (!piece || other) return undefined;
  const isAt = (point: Point | undefined) => point !== undefined && distance(point, from) < AT_END_MM;
  if (isAt(piece.points[0])) return withEndAt(path, true, to);
  return isAt(piece.points.at(-1)) ? withEndAt(path, false, to) : undefined;
}

/** What becomes of an object; a reason where it goes. */
type Change = PageObject | { readonly gone: RemovalReason };
type Changes = ReadonlyMap<string, Change>;

/** Sorts of change, each tried by itself: what helps in one place may harm in another. */
const SORTS = ['join', 'shift', 'drop', 'grow', 'open', 'small', 'short'] as const;
type Sort = (typeof SORTS)[number];

const isGap = (ruleId: RuleId): boolean => ruleId === 'gap-elements' || ruleId === 'gap-lines';

/** Shapes grow by at most this factor, and by so much more than is wanted, in mm. */
const MOST_GROWTH = 2;
const SPARE_MM = 0.2;

/** Shapes that are larger than this, in mm, are not enlarged; of a chart no boxes that are larger or longer than a symbol: they may be data. */
const LARGEST_PART_MM = 80;
const LARGEST_SYMBOL_MM = 20;
const MOST_ASPECT = 1.5;

/** The lighter of two objects drawn on to the other, where they were meant to meet. */
function joined(kinds: Kinds, lighter: PageObject, { place, measured }: Finding): PathObject | undefined {
  if (!place || !measured || measured > JOIN_MM || lighter.type !== 'path') return undefined;
  const [left, top, right, bottom] = [place.x, place.y, place.x + place.width, place.y + place.height];
  const diagonals = [
    [left, top, right, bottom],
    [right, bottom, left, top],
    [right, top, left, bottom],
    [left, bottom, right, top],
  ] as const;
  for (const [x, y, toX, toY] of diagonals) {
    const path = drawnTo(kinds, lighter, { x, y }, { x: toX, y: toY });
    if (path) return path;
  }
  return undefined;
}

/** What is larger than this, in mm, is not moved: other things lie where they do because of it. */
const LARGEST_MOVED_MM = 40;

/** The smaller of two objects that are too close, moved away from the other as far as that takes. */
function shifted(
  kinds: Kinds,
  first: PageObject,
  second: PageObject,
  { place, measured, wanted }: Finding,
): readonly [string, Change] | undefined {
  if (!place || measured === undefined || wanted === undefined) return undefined;
  const sizeOf = (object: PageObject) => {
    const { width, height } = kinds.boundsOf(object);
    return Math.max(width, height);
  };
  const [moved, other] = sizeOf(first) <= sizeOf(second) ? [first, second] : [second, first];
  const length = Math.hypot(place.width, place.height);
  if (sizeOf(moved) > LARGEST_MOVED_MM || length === 0) return undefined;
  const [own, its] = [boxCentre(kinds.boundsOf(moved)), boxCentre(kinds.boundsOf(other))];
  const at = boxCentre(place);
  const wayMm = wanted - measured + 0.1;
  // Away from the place where they are closest, on the side on which the moved object lies.
  const side = (of: 'x' | 'y') => Math.sign(own[of] - at[of]) || Math.sign(own[of] - its[of]) || 1;
  return [
    moved.uuid,
    kinds.moveObject(
      moved,
      side('x') * (place.width / length) * wayMm,
      side('y') * (place.height / length) * wayMm,
    ),
  ];
}

/**
 * `object` enlarged about its middle, so that what was measured becomes what is wanted: small parts evenly, areas on their shorter side, so
 * that they touch no more of what is beside them. Undefined where that is too much.
 */
function grown(
  kinds: Kinds,
  object: PageObject,
  { ruleId, measured, wanted }: Finding,
  isChart: boolean,
): PageObject | undefined {
  const own = kinds.extentOf(object);
  const [short, long] = [Math.min(own.width, own.height), Math.max(own.width, own.height)];
  if (measured === undefined || wanted === undefined || short === 0) return undefined;
  // The outline does not grow with the shape.
  const factor = (short + wanted - measured + SPARE_MM) / short;
  if (factor <= 1 || factor > MOST_GROWTH) return undefined;
  const isBox = isLevelBox(outlineOf(kinds, object));
  const mayBeData = isChart && isBox;
  const longestMm = mayBeData ? LARGEST_SYMBOL_MM : isBox ? Infinity : LARGEST_PART_MM;
  if (long > longestMm) return undefined;
  if (mayBeData && long > MOST_ASPECT * short) return undefined;
  const isArea = ruleId === 'shape-min' || ruleId === 'texture-area';
  const [along, across] = isArea ? [1, factor] : [factor, factor];
  const [width, height] =
    own.width >= own.height
      ? [own.width * along, own.height * across]
      : [own.width * across, own.height * along];
  return kinds.scaleObject(object, own, boxAbout(own, width, height));
}

const TOO_SMALL: ReadonlySet<RuleId> = new Set<RuleId>([
  'shape-min',
  'texture-area',
  'part-min',
  'point-min',
]);

/** The change of `sort` that may resolve a finding about two objects or one, with the id of the object that it changes. */
function changeFor(
  sort: Sort,
  finding: Finding,
  [first, second]: readonly PageObject[],
  { kinds, isChart }: Pick<StepContext, 'kinds'> & { readonly isChart: boolean },
): readonly [string, Change] | undefined {
  const { ruleId, severity } = finding;
  if (!first) return undefined;
  if (isGap(ruleId) && second && (sort === 'join' || sort === 'drop')) {
    const lighter = weightOf(kinds, first) <= weightOf(kinds, second) ? first : second;
    // What is a little close is still felt: only what a finger cannot tell apart goes.
    if (sort === 'drop') return severity === 'error' ? [lighter.uuid, { gone: 'too-close' }] : undefined;
    const path =
      joined(kinds, lighter, finding) ?? joined(kinds, lighter === first ? second : first, finding);
    return path && [path.uuid, path];
  }
  if (sort === 'shift' && isGap(ruleId) && second) return shifted(kinds, first, second, finding);
  if (sort === 'open' && ruleId === 'texture-area' && isShape(first)) return [first.uuid, openShape(first)];
  if (sort === 'grow' && TOO_SMALL.has(ruleId)) {
    const large = grown(kinds, first, finding, isChart);
    return large && [first.uuid, large];
  }
  if (sort === 'small' && ruleId === 'point-min' && severity === 'error')
    return [first.uuid, { gone: 'speck' }];
  if (sort === 'short' && ruleId === 'line-len' && severity === 'warning')
    return [first.uuid, { gone: 'too-short' }];
  return undefined;
}

const severityCount = (findings: readonly Finding[]): number =>
  findings.reduce(
    (sum, { severity }) => sum + (severity === 'error' ? 10 : severity === 'warning' ? 1 : 0),
    0,
  );

function changedBy(drawing: Drawing, changes: Changes): Drawing {
  const removed = [...drawing.removed];
  const objects = drawing.objects.flatMap((object) => {
    const change = changes.get(object.uuid);
    if (!change) return [object];
    if (!('gone' in change)) return [change];
    removed.push({ object, reason: change.gone });
    return [];
  });
  return { ...drawing, objects, removed };
}

/** The drawing with the changes that leave less for a proof to find, looked at without its words. */
export function settled(
  drawing: Drawing,
  rules: Rules,
  resources: SceneResources,
  context: StepContext,
): Drawing {
  const proofer = createProofer(rules, context.profile);
  const isChart = drawing.data.size > 0 || hasAxes(drawing, context.kinds);
  const words = drawing.objects.filter((object) => !isDrawn(object));
  let current: Drawing = { ...drawing, objects: drawing.objects.filter(isDrawn) };
  let findings = proofer.proof(documentOf(current), resources);
  /** Makes `changes` where that leaves less to find. */
  const isBetter = (changes: Changes): boolean => {
    const next = changedBy(current, changes);
    const left = proofer.proof(documentOf(next), resources);
    if (severityCount(left) >= severityCount(findings)) return false;
    [current, findings] = [next, left];
    return true;
  };
  const tried = (sort: Sort): boolean => {
    const byId = new Map(current.objects.map((object) => [object.uuid, object]));
    const changes = new Map<string, Change>();
    for (const finding of findings) {
      const objects = finding.objects.flatMap((uuid) => byId.get(uuid) ?? []);
      if (finding.pageIndex !== drawing.pageIndex || objects.some(({ uuid }) => changes.has(uuid))) continue;
      const change = changeFor(sort, finding, objects, { kinds: context.kinds, isChart });
      if (!change) continue;
      const isGone = 'gone' in change[1] && current.kept.has(change[0]);
      if (!isGone && !current.data.has(change[0])) changes.set(...change);
    }
    if (changes.size === 0) return false;
    if (isBetter(changes)) return true;
    // What does not help together may help one by one.
    const single = [...changes].slice(0, MOST_SINGLE).map((change) => isBetter(new Map([change])));
    return single.some(Boolean);
  };
  for (let pass = 0; pass < MOST_PASSES; pass += 1) if (!SORTS.map(tried).some(Boolean)) break;
  return { ...current, objects: [...current.objects, ...words] };
}
