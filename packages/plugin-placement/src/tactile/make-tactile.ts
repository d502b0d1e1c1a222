import type { Command, Document, Engine, ObjectOf, SceneResources } from '@tastwerk/editor-core';
import { type BrailleTranslator, translateDocument } from '@tastwerk/editor-core/braille';
import { keyOf } from '@tastwerk/editor-core/legend';
import { type Finding, proof, type ProofingProfile, type Rules } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { legendCommands } from '../legend-command.js';
import { continuedUuids } from '../continued-page.js';
import { asOne, commandsOf, type PagePlacing, placePage, runHere, type TellProgress } from '../place-page.js';
import { withHeadsOfLines } from './arrows.js';
import { withLinesForBars } from './bars.js';
import { documentOf, type Drawing, type Removed, type StepContext } from './drawing.js';
import { describedDrawing } from './description.js';
import { groupedAgain, isOpen, replacingCommands, withoutGroups } from './page-change.js';
import { withFewTextures, withOpenAreas } from './fills.js';
import { withLegend } from './samples.js';
import { settled } from './settle.js';
import {
  type LabelRoom,
  scaledInto,
  SMALLER_ROOMS,
  USUAL_ROOM,
  withEvenLines,
  withLargePoints,
  withoutSpecks,
} from './sizes.js';
import { withoutDoubles, withoutGrid, withoutGround, withoutOutlinedText } from './tidy.js';
import { withTiesKept, withTiesOfLeads } from './ties.js';
import { withFittedTitle, withFullCells, withThinnedNumbers, withTitle } from './words.js';

/** The steps that change the drawing of a page, in their order. */
const DRAWING_STEPS = [
  'ground',
  'doubles',
  'outlined-text',
  'arrows',
  'leads',
  'grid',
  'specks',
  'legend',
  'title',
  'scale',
  'widths',
  'bars',
  'fills',
  'points',
  'gaps',
  'numbers',
] as const;

/** The steps, in their order; each can be left out. */
export const TACTILE_STEPS = [...DRAWING_STEPS, 'place'] as const;
export type TactileStep = (typeof TACTILE_STEPS)[number];

/** How a page is made tactile. */
export interface TactileWish extends Pick<PagePlacing, 'pageNames'> {
  readonly engine: Engine;
  readonly translator: BrailleTranslator;
  readonly profile: ProofingProfile;
  readonly leftOut?: ReadonlySet<TactileStep>;
  /** Ids of objects that no step takes out. */
  readonly kept?: ReadonlySet<string>;
  readonly tell?: TellProgress;
  /** The title of a drawing that has none, such as the name of its file. */
  readonly fallbackTitle: string;
}

/** Errors and warnings of a proof. */
export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
}

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

/** A page that was made tactile. */
export interface Tactile {
  /** All that was done, as one step of undo; null where nothing was. */
  readonly command: Command | null;
  readonly document: Document;
  readonly before: FindingCounts;
  readonly after: FindingCounts;
  /** Steps in their order; those without a change are not named. */
  readonly stages: readonly TactileStage[];
  readonly removed: readonly Removed[];
  /** Labels that have no place. */
  readonly unplaced: readonly string[];
  /** What is left to decide. */
  readonly findings: readonly Finding[];
}

const countsOf = (findings: readonly Finding[]): FindingCounts => ({
  errors: findings.filter(({ severity }) => severity === 'error').length,
  warnings: findings.filter(({ severity }) => severity === 'warning').length,
});

function changedCount(before: Drawing, after: Drawing): number {
  const known = new Set(before.objects);
  const gone = after.removed.length - before.removed.length;
  return gone + after.objects.filter((object) => !known.has(object)).length;
}

/** What the steps work with. */
interface Work extends StepContext {
  readonly rules: Rules;
  /** With the braille of the labels as they were at first. */
  readonly resources: SceneResources;
  readonly resourcesOf: (document: Document) => Promise<SceneResources>;
  readonly fallbackTitle: string;
  readonly room: LabelRoom;
}

type Change<T = Drawing> = (drawing: Drawing, work: Work) => T;

/** `change`, after which each label names the place that it named before. */
const tied =
  (change: Change): Change =>
  (drawing, work) =>
    withTiesKept(drawing, change(drawing, work), work);

const CHANGES: Readonly<Record<(typeof DRAWING_STEPS)[number], Change<Drawing | Promise<Drawing>>>> = {
  ground: tied(withoutGround),
  doubles: tied(withoutDoubles),
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
  scale: (drawing, work) => scaledInto(drawing, work, work.room),
  widths: tied(withEvenLines),
  bars: tied(withLinesForBars),
  fills: tied((drawing, work) => withFewTextures(withOpenAreas(drawing, work), work)),
  points: tied(withLargePoints),
  gaps: tied((drawing, work) => settled(drawing, work.rules, work.resources, work)),
  numbers: tied((drawing, { resources }) => withFullCells(withThinnedNumbers(drawing, resources), resources)),
};

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

/** The labels among `uuids` on all pages. A label that continues on another page has another id there. */
function labelsNamed(document: Document, uuids: readonly string[]): readonly ObjectOf<'label'>[] {
  const ids = new Set(uuids.flatMap((uuid) => [uuid, ...continuedUuids(uuid)]));
  return document.pages.flatMap(({ objects }) =>
    objects.flatMap((object) => (object.type === 'label' && ids.has(object.uuid) ? [object] : [])),
  );
}

/** The commands that give the legend its words for what a step has found it to explain. */
function wordingCommands(before: Document, { document }: Drawing): readonly Command[] {
  const { keyedTextures, keyedStrokes } = document;
  if (keyedTextures === before.keyedTextures && keyedStrokes === before.keyedStrokes) return [];
  return [
    { type: 'set-keyed-textures', textures: keyedTextures },
    { type: 'set-keyed-strokes', strokes: keyedStrokes },
  ];
}

/** Share of the work that the steps before placing are. */
const STEPS_SHARE = 0.5;

/** What speaks against a result: what a proof finds, and labels without a place. */
const costOf = ({ after: { errors, warnings }, unplaced }: Tactile): number =>
  100 * errors + 10 * unplaced.length + warnings;

/** A drawing with more labels is made tactile once only: others are tried in other sizes in that time. */
const MOST_LABELS = 60;

/**
 * Makes the page at `pageIndex` tactile, step by step. Where a proof still finds something, or a label has no place, the drawing is tried
 * larger, with less room around it; the best is taken.
 */
export async function makeTactile(
  document: Document,
  pageIndex: number,
  wish: TactileWish,
): Promise<Tactile> {
  const { leftOut, tell } = wish;
  const labels = document.pages[pageIndex]?.objects.filter(({ type }) => type === 'label').length ?? 0;
  const isTriedOnce = labels > MOST_LABELS || leftOut?.has('scale') === true;
  const others = isTriedOnce ? [] : SMALLER_ROOMS;
  const inRoom = (room: LabelRoom, index: number) =>
    madeInRoom(document, pageIndex, room, {
      ...wish,
      ...(tell ? { tell: (share: number) => tell((index + share) / (1 + others.length)) } : {}),
    });
  let best = await inRoom(USUAL_ROOM, 0);
  for (const [index, room] of others.entries()) {
    if (costOf(best) === 0) break;
    const made = await inRoom(room, index + 1);
    if (costOf(made) < costOf(best)) best = made;
  }
  return best;
}

/** The page at `pageIndex` made tactile, with `room` around the drawing for its labels. */
async function madeInRoom(
  document: Document,
  pageIndex: number,
  room: LabelRoom,
  wish: TactileWish,
): Promise<Tactile> {
  const { engine, translator, profile, leftOut = new Set(), kept = new Set(), tell } = wish;
  const { fallbackTitle, pageNames } = wish;
  const { kinds } = engine;
  const rules = await engine.rules();
  const resourcesOf = async (of: Document) => {
    const { book } = await translateDocument(kinds, of, translator);
    return { kinds, braille: book, font: bundledFontMetrics };
  };
  const resources = await resourcesOf(document);
  const before = countsOf(proof(rules, document, profile, resources));

  const flat = withoutGroups(engine, document, pageIndex);
  const work: Work = { kinds, profile, rules, resources, resourcesOf, fallbackTitle, room };
  const objects = flat.document.pages[pageIndex]?.objects ?? [];
  let drawing: Drawing = { document: flat.document, pageIndex, objects, removed: [], kept, data: new Set() };
  const stages: TactileStage[] = [];
  for (const [number, step] of DRAWING_STEPS.entries()) {
    if (leftOut.has(step)) continue;
    await tell?.((STEPS_SHARE * number) / DRAWING_STEPS.length);
    const next = withLocked(drawing, await CHANGES[step](drawing, work));
    const count = changedCount(drawing, next);
    const removed = next.removed.slice(drawing.removed.length);
    if (count > 0) stages.push({ step, count, removed, document: documentOf(next) });
    drawing = next;
  }

  const commands: Command[] = [];
  let made = document;
  /** Carries out `more` too, as far as the document takes them all. */
  const carryOut = (more: readonly Command[]): boolean => {
    const command = asOne([...commands, ...more]);
    const applied = command ? engine.commands.apply(document, command) : undefined;
    if (!applied?.ok) return false;
    commands.push(...more);
    made = applied.value;
    return true;
  };
  const { graphicTitle } = drawing.document;
  const words = wordingCommands(flat.document, drawing);
  carryOut([
    ...flat.commands,
    ...replacingCommands(flat.document, pageIndex, drawing.objects),
    { type: 'set-document-properties', set: { graphicTitle } },
    ...words,
  ]);
  let unplaced: readonly string[] = [];
  let left: readonly ObjectOf<'label'>[] = [];
  if (!leftOut.has('place')) {
    const run = runHere(engine, tell && ((share) => tell(STEPS_SHARE + (1 - STEPS_SHARE) * share)));
    const placement = await placePage(made, pageIndex, { engine, translator, profile, pageNames, run });
    const isPlaced = carryOut(commandsOf(placement.command));
    unplaced = placement.unplaced;
    // What has no room stays in the description, and can be brought back.
    left = labelsNamed(
      made,
      unplaced.filter((uuid) => !kept.has(uuid)),
    );
    if (left.length > 0) carryOut([{ type: 'remove-objects', uuids: left.map(({ uuid }) => uuid) }]);
    const removed = left.map((object) => ({ object, reason: 'no-room' as const }));
    const count = (isPlaced ? placement.moved.length : 0) + removed.length;
    if (count > 0) stages.push({ step: 'place', count, removed, document: made });
  }
  const pageUuid = document.pages[pageIndex]?.uuid;
  if (words.length > 0 && pageUuid !== undefined && !made.pages.some((page) => keyOf(page)?.active)) {
    carryOut([{ type: 'place-key', pageUuid, explains: 'page' }]);
    carryOut(legendCommands(engine, made, pageIndex, await resourcesOf(made), pageNames.legend));
  }
  const imageDescription = describedDrawing(kinds, made, left);
  carryOut([
    ...groupedAgain(made, pageIndex, flat.groups),
    { type: 'set-braille-pages', set: { imageDescription } },
  ]);
  const findings = proof(rules, made, profile, await resourcesOf(made));
  return {
    command: asOne(commands),
    document: made,
    before,
    after: countsOf(findings),
    stages,
    removed: stages.flatMap(({ removed }) => removed),
    unplaced,
    findings,
  };
}
