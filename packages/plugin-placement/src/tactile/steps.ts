import type { Document, SceneResources } from '@tastwerk/editor-core';
import type { Rules } from '@tastwerk/editor-core/proofing';
import { withHeadsOfLines } from './arrows.js';
import { withAxesOfTicks } from './axes.js';
import { withLinesForBars } from './bars.js';
import { withTicksAtNumbers } from './charts.js';
import { withWordsInBoxes } from './boxes.js';
import { documentOf, type Drawing, type Removed, type StepContext } from './drawing.js';
import { withFewTextures, withOpenAreas } from './fills.js';
import { isOpen } from './page-change.js';
import { withLegend } from './samples.js';
import { withTiesToAxes } from './axis-ties.js';
import { settled } from './settle.js';
import { type LabelRoom, scaledInto } from './scale.js';
import { withEvenLines, withLargePoints, withoutSpecks } from './sizes.js';
import { withMergedStrokes } from './strokes.js';
import { withoutDoubles, withoutGrid, withoutGround, withoutOutlinedText } from './tidy.js';
import { withTiesKept, withTiesOfLeads } from './ties.js';
import { withFittedTitle, withFullCells, withThinnedNumbers, withTitle } from './words.js';

/** The steps that change the drawing of a page as large as it is, in their order. */
export const FIRST_STEPS = [
  'axes',
  'ground',
  'doubles',
  'strokes',
  'outlined-text',
  'arrows',
  'leads',
  'grid',
  'specks',
  'legend',
  'title',
] as const;

/** The steps that give the drawing its size, and those that follow from it. */
export const SIZED_STEPS = [
  'scale',
  'widths',
  'boxes',
  'bars',
  'fills',
  'points',
  'gaps',
  'numbers',
] as const;

/** The steps, in their order; each can be left out. */
export const TACTILE_STEPS = [...FIRST_STEPS, ...SIZED_STEPS, 'place'] as const;
export type TactileStep = (typeof TACTILE_STEPS)[number];
type DrawingStep = Exclude<TactileStep, 'place'>;

/** What a step did. */
export interface TactileStage {
  readonly step: TactileStep;
  /** How many objects it changed or took out. */
  readonly count: number;
  /** What it took out. */
  readonly removed: readonly Removed[];
  /** The document after it. */
  readonly document: Document;
}

/** What the steps work with. */
export interface Work extends StepContext {
  readonly rules: Rules;
  /** With the braille of the labels as they were at first. */
  readonly resources: SceneResources;
  readonly resourcesOf: (document: Document) => Promise<SceneResources>;
  readonly fallbackTitle: string;
  /** What the drawing leaves free around it. */
  readonly room: LabelRoom;
}

type Change<T = Drawing> = (drawing: Drawing, work: Work) => T;

/** `change`, after which each label names the place that it named before. */
const tied =
  (change: Change): Change =>
  (drawing, work) =>
    withTiesKept(drawing, change(drawing, work), work);

const CHANGES: Readonly<Record<DrawingStep, Change<Drawing | Promise<Drawing>>>> = {
  axes: tied((drawing, work) => withTiesToAxes(withAxesOfTicks(drawing, work), work)),
  ground: tied(withoutGround),
  doubles: tied(withoutDoubles),
  strokes: tied(withMergedStrokes),
  'outlined-text': tied(withoutOutlinedText),
  arrows: tied(withHeadsOfLines),
  leads: tied(withTiesOfLeads),
  grid: tied(withoutGrid),
  specks: tied(withoutSpecks),
  legend: tied(withLegend),
  title: async (drawing, work) => {
    const titled = withTitle(drawing, work, work.fallbackTitle);
    return withFittedTitle(titled, await work.resourcesOf(documentOf(titled)));
  },
  scale: (drawing, work) => scaledInto(drawing, work, work.room, work.resources),
  widths: tied(withEvenLines),
  boxes: withWordsInBoxes,
  bars: tied(withLinesForBars),
  fills: tied((drawing, work) => withFewTextures(withOpenAreas(drawing, work), work)),
  points: tied(withLargePoints),
  gaps: tied((drawing, work) => settled(drawing, work.rules, work.resources, work)),
  numbers: tied((drawing, work) => {
    const ticked = withTicksAtNumbers(drawing, work);
    return withFullCells(withThinnedNumbers(ticked, work, work.resources), work.resources);
  }),
};

function changedCount(before: Drawing, after: Drawing): number {
  const known = new Set(before.objects);
  const gone = after.removed.length - before.removed.length;
  return gone + after.objects.filter((object) => !known.has(object)).length;
}

/** `after` a step, with what is locked as it was `before`. */
function withLocked(before: Drawing, after: Drawing): Drawing {
  const locked = new Map(before.objects.flatMap((object) => (isOpen(object) ? [] : [[object.uuid, object]])));
  if (locked.size === 0) return after;
  const objects = after.objects.map((object) => locked.get(object.uuid) ?? object);
  const left = new Set(objects);
  const back = [...locked.values()].filter((object) => !left.has(object));
  const removed = after.removed.filter(({ object }) => !locked.has(object.uuid));
  return { ...after, objects: [...back, ...objects], removed };
}

/** `drawing` after those of `steps` that are not `leftOut`, and what each of them did; `tell` hears the share of them that is done. */
export async function drawnStages(
  drawing: Drawing,
  work: Work,
  steps: readonly DrawingStep[],
  leftOut: ReadonlySet<TactileStep>,
  tell: (share: number) => void | Promise<void>,
): Promise<{ readonly drawing: Drawing; readonly stages: readonly TactileStage[] }> {
  const stages: TactileStage[] = [];
  let current = drawing;
  for (const [number, step] of steps.entries()) {
    if (leftOut.has(step)) continue;
    await tell(number / steps.length);
    const next = withLocked(current, await CHANGES[step](current, work));
    const count = changedCount(current, next);
    const removed = next.removed.slice(current.removed.length);
    if (count > 0) stages.push({ step, count, removed, document: documentOf(next) });
    current = next;
  }
  return { drawing: current, stages };
}
