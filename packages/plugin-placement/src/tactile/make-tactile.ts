import type { Command, Document, ObjectOf, PageObject } from '@tastwerk/editor-core';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { documentKeyPage } from '@tastwerk/editor-core/legend';
import { isShape } from '@tastwerk/editor-core/objects';
import { type Finding, proof } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { legendPageCommands } from '../legend-command.js';
import { asOne, type TellProgress } from '../place-page.js';
import { describedDrawing } from './description.js';
import type { Drawing, Removed } from './drawing.js';
import { type Flat, groupedAgain, replacingCommands, withoutGroups } from './page-change.js';
import { PageInWork, type PageWish } from './page-in-work.js';
import { type LabelRoom, roomsFor } from './scale.js';
import {
  drawnStages,
  FIRST_STEPS,
  SIZED_STEPS,
  type TactileStage,
  type TactileStep,
  type Work,
} from './steps.js';

/** How a page is made tactile. */
export interface TactileWish extends PageWish {
  readonly leftOut?: ReadonlySet<TactileStep>;
  readonly tell?: TellProgress;
  /** The title of a drawing that has none, such as the name of its file. */
  readonly fallbackTitle: string;
}

/** Errors and warnings of a proof. */
export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
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
  /** Labels that have no place, or no room in the legend. */
  readonly unplaced: readonly string[];
  /** What is left to decide. */
  readonly findings: readonly Finding[];
}

const countsOf = (findings: readonly Finding[]): FindingCounts => ({
  errors: findings.filter(({ severity }) => severity === 'error').length,
  warnings: findings.filter(({ severity }) => severity === 'warning').length,
});

/** The commands that give the legend its words for what a step has found it to explain. */
function wordingCommands(before: Document, { document }: Drawing): readonly Command[] {
  const { keyedTextures, keyedStrokes } = document;
  if (keyedTextures === before.keyedTextures && keyedStrokes === before.keyedStrokes) return [];
  return [
    { type: 'set-keyed-textures', textures: keyedTextures },
    { type: 'set-keyed-strokes', strokes: keyedStrokes },
  ];
}

type LabelObject = ObjectOf<'label'>;

/** Labels of `drawing` that a step has changed in a way that `document` does not know yet. */
function changedLabels(
  { pages }: Document,
  { objects, pageIndex }: Drawing,
  isSo: (label: LabelObject) => boolean,
): readonly LabelObject[] {
  const before = new Map(pages[pageIndex]?.objects.map((object) => [object.uuid, object]));
  return objects.flatMap((object) => {
    const own = before.get(object.uuid);
    return object.type === 'label' && isSo(object) && !(own?.type === 'label' && isSo(own)) ? [object] : [];
  });
}

/** The boxes in which `labels` stand. */
function holdersOf({ objects }: Drawing, labels: readonly LabelObject[]) {
  const ids = new Set(labels.map(({ anchor }) => anchor?.object));
  return objects.filter(isShape).filter(({ uuid }) => ids.has(uuid));
}

/** The commands that abbreviate `labels`; a diagram fills its page, so that the legend has one of its own. */
function abbreviatingCommands(
  { pages }: Document,
  pageIndex: number,
  labels: readonly LabelObject[],
  name: string,
): readonly Command[] {
  const page = pages[pageIndex];
  if (!page || labels.length === 0) return [];
  const changes = labels.map(({ uuid, keyVal }) => ({ uuid, set: { isKey: true, keyVal } }));
  return [
    ...(documentKeyPage({ pages }) < 0 ? legendPageCommands(page.uuid, name) : []),
    { type: 'update-objects', changes },
  ];
}

/** What speaks against a result: what a proof finds, and labels without a place. */
const costOf = ({ after: { errors, warnings }, unplaced }: Tactile): number =>
  100 * errors + 10 * unplaced.length + warnings;

/** A drawing with more labels is made tactile once only: others are tried in other sizes in that time. */
const MOST_LABELS = 60;

/** A page that the first steps have changed: what follows may be tried in several sizes. */
interface Begun {
  readonly document: Document;
  readonly pageIndex: number;
  readonly wish: TactileWish;
  readonly work: Omit<Work, 'room'>;
  readonly before: FindingCounts;
  readonly flat: Flat;
  readonly drawing: Drawing;
  readonly stages: readonly TactileStage[];
}

const NONE: ReadonlySet<never> = new Set();

async function begun(
  document: Document,
  pageIndex: number,
  wish: TactileWish,
  tell: TellProgress,
): Promise<Begun> {
  const { engine, translator, profile, leftOut = NONE, kept = NONE, fallbackTitle } = wish;
  const { kinds } = engine;
  const rules = await engine.rules();
  const resourcesOf = async (of: Document) => {
    const { book } = await translateDocument(kinds, of, translator);
    return { kinds, braille: book, font: bundledFontMetrics };
  };
  const resources = await resourcesOf(document);
  const before = countsOf(proof(rules, document, profile, resources));
  const flat = withoutGroups(engine, document, pageIndex);
  const objects = flat.document.pages[pageIndex]?.objects ?? [];
  const work = { kinds, profile, rules, resources, resourcesOf, fallbackTitle };
  const { drawing, stages } = await drawnStages(
    { document: flat.document, pageIndex, objects, removed: [], kept, data: NONE },
    { ...work, room: 'usual' },
    FIRST_STEPS,
    leftOut,
    tell,
  );
  return { document, pageIndex, wish, work, before, flat, drawing, stages };
}

/** The page made tactile, with `room` around the drawing for its labels. */
async function madeInRoom(of: Begun, room: LabelRoom, tell: TellProgress): Promise<Tactile> {
  const { document, pageIndex, wish, before, flat } = of;
  const { leftOut = NONE, profile } = wish;
  const { kinds, rules, resourcesOf } = of.work;
  const { drawing, stages: sized } = await drawnStages(
    of.drawing,
    { ...of.work, room },
    SIZED_STEPS,
    leftOut,
    (share) => tell(SIZED_SHARE * share),
  );

  const page = new PageInWork(document, pageIndex, wish, resourcesOf);
  const words = wordingCommands(flat.document, drawing);
  const short = changedLabels(flat.document, drawing, ({ isKey }) => isKey);
  const isShort = new Set<PageObject>(short);
  const held = changedLabels(flat.document, drawing, ({ placing }) => placing === 'pinned');
  page.carryOut([
    ...flat.commands,
    { type: 'set-document-properties', set: { graphicTitle: drawing.document.graphicTitle } },
    ...replacingCommands(
      flat.document,
      pageIndex,
      drawing.objects.map((object) => (isShort.has(object) ? { ...object, isKey: false } : object)),
    ),
    ...abbreviatingCommands(flat.document, pageIndex, short, wish.pageNames.legend),
    ...words,
  ]);
  const boxes = holdersOf(drawing, held);
  page.fillWhilePlacing(boxes, true);
  const placed = leftOut.has('place')
    ? 0
    : await page.placeLabels((share) => tell(SIZED_SHARE + (1 - SIZED_SHARE) * share));
  page.fillWhilePlacing(boxes, false);
  if (held.length > 0)
    page.carryOut([
      { type: 'update-objects', changes: held.map(({ uuid }) => ({ uuid, set: { placing: 'free' } })) },
    ]);
  if (words.length > 0) await page.placeLegend();
  await page.shortenLegend(rules, new Set(held.map(({ uuid }) => uuid)));
  const drawn = [...of.stages, ...sized];
  const removed = page.left.map((object) => ({ object, reason: 'no-room' as const }));
  const stages =
    placed + removed.length === 0
      ? drawn
      : [...drawn, { step: 'place' as const, count: placed + removed.length, removed, document: page.made }];
  page.carryOut([
    ...groupedAgain(page.made, pageIndex, flat.groups),
    {
      type: 'set-braille-pages',
      set: { imageDescription: describedDrawing(kinds, page.made, page.left) },
    },
  ]);
  const { made } = page;
  const findings = proof(rules, made, profile, await resourcesOf(made));
  return {
    command: asOne(page.commands),
    document: made,
    before,
    after: countsOf(findings),
    stages,
    removed: stages.flatMap((stage) => stage.removed),
    unplaced: page.unplaced,
    findings,
  };
}

/** Shares of the work: the first steps of all, and of what follows in one size the steps before placing. */
const FIRST_SHARE = 0.1;
const SIZED_SHARE = 0.5;

/**
 * Makes the page at `pageIndex` tactile, step by step. Where a proof still finds something, or a label has no place, the drawing is tried
 * larger, with less room around it; the best is taken.
 */
export async function makeTactile(
  document: Document,
  pageIndex: number,
  wish: TactileWish,
): Promise<Tactile> {
  const { leftOut = NONE, tell } = wish;
  const labels = document.pages[pageIndex]?.objects.filter(({ type }) => type === 'label').length ?? 0;
  const isTriedOnce = labels > MOST_LABELS || leftOut.has('scale');
  const page = await begun(document, pageIndex, wish, (share) => tell?.(FIRST_SHARE * share));
  const others = isTriedOnce ? [] : roomsFor(page.drawing, page.work.kinds).slice(1);
  const inRoom = (room: LabelRoom, index: number) =>
    madeInRoom(page, room, (share) =>
      tell?.(FIRST_SHARE + ((1 - FIRST_SHARE) * (index + share)) / (1 + others.length)),
    );
  let best = await inRoom('usual', 0);
  for (const [index, room] of others.entries()) {
    if (costOf(best) === 0) break;
    // Only flat crossings are worth a chart that is narrower than it has room for.
    if (room === 'narrow' && best.findings.every(({ ruleId }) => ruleId !== 'crossing')) continue;
    const made = await inRoom(room, index + 1);
    if (costOf(made) < costOf(best)) best = made;
  }
  return best;
}
