import type { Kinds, PageObject, SceneResources } from '@tastwerk/editor-core';
import { boxCentre, isInside, isLevelBox } from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { createProofer, type Finding, type RuleId, type Rules } from '@tastwerk/editor-core/proofing';
import { outlineOf } from '../outline.js';
import { hasAxes } from './axes.js';
import { documentOf, type Drawing, isDrawn, openShape, type StepContext } from './drawing.js';
import {
  type Change,
  type Changes,
  grown,
  isOfAreas,
  joined,
  shifted,
  shrunk,
  straightened,
  weightOf,
} from './settle-changes.js';
import { placedTexts } from './placed-texts.js';
import { lineForThinArea, movedToLine, type PlaceAcross } from './thin-areas.js';

/** How often all sorts of change are tried: each time sees what the one before has left. */
const MOST_PASSES = 6;

/** Changes of a sort that are tried one by one. */
const MOST_SINGLE = 12;

/** Sorts of change, each tried by itself: what helps in one place may harm in another. */
const SORTS = [
  'join',
  'shift',
  'shrink',
  'straighten',
  'drop',
  'grow',
  'grow-first',
  'grow-last',
  'unframe',
  'middle',
  'moved',
  'first-side',
  'last-side',
  'open',
  'small',
  'short',
] as const;
type Sort = (typeof SORTS)[number];

/** What decides on changes besides the proof. */
interface Setting {
  readonly context: StepContext;
  readonly isChart: boolean;
  /** Areas in which words stand. */
  readonly worded: ReadonlySet<string>;
  /** Textures that the legend explains. */
  readonly keyed: ReadonlySet<string>;
  /** Boxes that are as thick as others of other lengths: how thick they are says nothing. */
  readonly alike: ReadonlySet<string>;
}

/** The areas of `drawing` in which a word stands; a lead line ends in others. */
function wordedAreas(drawing: Drawing, kinds: Kinds): ReadonlySet<string> {
  return new Set(
    placedTexts(kinds, drawing).flatMap(({ label, at, named }) => {
      const outline = named && isShape(named) ? outlineOf(kinds, named) : [];
      return named && isInside(at, outline) && isInside(boxCentre(label), outline) ? [named.uuid] : [];
    }),
  );
}

/** Boxes are as thick as each other if they differ by less, in mm. */
const ALIKE_MM = 0.1;

/** The boxes whose shorter side is as long as that side of another one, whose other side is not: periods of a timeline, boxes of a box plot. */
function alikeBoxes({ objects }: Drawing, kinds: Kinds): ReadonlySet<string> {
  const boxes = objects.flatMap((object) => {
    const isBox = isDrawn(object) && isShape(object) && isLevelBox(outlineOf(kinds, object));
    return isBox ? [{ object, ...kinds.extentOf(object) }] : [];
  });
  const isAlike = (one: number, other: number) => Math.abs(one - other) < ALIKE_MM;
  return new Set(
    boxes.flatMap(({ object, width, height }) => {
      const isSame = boxes.some((other) =>
        width >= height
          ? isAlike(other.height, height) && !isAlike(other.width, width)
          : isAlike(other.width, width) && !isAlike(other.height, height),
      );
      return isSame ? [object.uuid] : [];
    }),
  );
}

/** Where each sort of change draws the line that stands for a thin area. */
const LINE_PLACES: Partial<Record<Sort, PlaceAcross>> = {
  middle: 'middle',
  moved: 'middle',
  'first-side': 'first-side',
  'last-side': 'last-side',
};

/** From where an object grows by each sort of change. */
const GROWTH: Partial<Record<Sort, PlaceAcross>> = {
  grow: 'middle',
  'grow-first': 'first-side',
  'grow-last': 'last-side',
};

const isGap = (ruleId: RuleId): boolean => ruleId === 'gap-elements' || ruleId === 'gap-lines';

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
  setting: Setting,
): readonly [string, Change] | undefined {
  const { ruleId, severity } = finding;
  const { kinds, profile } = setting.context;
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
  if (sort === 'shrink' && isGap(ruleId) && second) return shrunk(kinds, first, second, finding);
  if (sort === 'straighten' && ruleId === 'crossing') {
    const line = straightened(kinds, first) ?? (second && straightened(kinds, second));
    return line && [line.uuid, line];
  }
  const from = GROWTH[sort];
  if (from && TOO_SMALL.has(ruleId)) {
    const mayBeData = setting.isChart && !setting.alike.has(first.uuid);
    const large = grown(kinds, first, finding, from, mayBeData);
    return large && [first.uuid, large];
  }
  const isThin = isOfAreas(ruleId);
  if (sort === 'unframe' && isThin && setting.isChart && setting.worded.has(first.uuid))
    return [first.uuid, { gone: 'frame' }];
  const place = LINE_PLACES[sort];
  if (place && isThin && isShape(first)) {
    const isMeant =
      setting.worded.has(first.uuid) ||
      setting.keyed.has(first.pattern.template ?? '') ||
      // The sides of a box of a chart may be data.
      (setting.isChart && isLevelBox(outlineOf(kinds, first)));
    const [minMm, widthMm] = [profile.shapeMin.minMm, profile.lineWidth.mainMm];
    const line = isMeant ? undefined : lineForThinArea(kinds, first, place, minMm, widthMm);
    return line && [line.uuid, line];
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
  const { kinds } = context;
  const setting: Setting = {
    context,
    isChart: drawing.data.size > 0 || hasAxes(drawing, kinds),
    worded: wordedAreas(drawing, kinds),
    keyed: new Set(drawing.document.keyedTextures.map(({ pattern }) => pattern)),
    alike: alikeBoxes(drawing, kinds),
  };
  const { minMm } = context.profile.shapeMin;
  const words = drawing.objects.filter((object) => !isDrawn(object));
  let current: Drawing = { ...drawing, objects: drawing.objects.filter(isDrawn) };
  let findings = proofer.proof(documentOf(current), resources);
  /** Makes `changes` where that leaves less to find; a thin area may become a line where it leaves as much. */
  const isBetter = (changes: Changes, sort: Sort): boolean => {
    const next = changedBy(current, changes);
    const left = proofer.proof(documentOf(next), resources);
    const gain = severityCount(findings) - severityCount(left);
    if (sort === 'middle' ? gain < 0 : gain <= 0) return false;
    [current, findings] = [next, left];
    return true;
  };
  const tried = (sort: Sort): boolean => {
    const byId = new Map(current.objects.map((object) => [object.uuid, object]));
    const changes = new Map<string, Change>();
    for (const finding of findings) {
      const objects = finding.objects.flatMap((uuid) => byId.get(uuid) ?? []);
      if (finding.pageIndex !== drawing.pageIndex || objects.some(({ uuid }) => changes.has(uuid))) continue;
      const change = changeFor(sort, finding, objects, setting);
      if (!change) continue;
      const isGone = 'gone' in change[1] && current.kept.has(change[0]);
      if (isGone || current.data.has(change[0])) continue;
      changes.set(...change);
      const [area] = objects;
      for (const object of sort === 'moved' && area ? movedToLine(kinds, area, current.objects, minMm) : [])
        if (!current.data.has(object.uuid) && !changes.has(object.uuid)) changes.set(object.uuid, object);
    }
    if (changes.size === 0) return false;
    if (isBetter(changes, sort)) return true;
    if (sort === 'moved') return false;
    // What does not help together may help one by one.
    const single = [...changes].slice(0, MOST_SINGLE).map((change) => isBetter(new Map([change]), sort));
    return single.some(Boolean);
  };
  for (let pass = 0; pass < MOST_PASSES; pass += 1) if (!SORTS.map(tried).some(Boolean)) break;
  return { ...current, objects: [...current.objects, ...words] };
}
