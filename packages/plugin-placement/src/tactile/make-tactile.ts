import type { Command, Document } from '@tastwerk/editor-core';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { type Finding, proof } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { asOne, type TellProgress } from '../place-page.js';
import { describedDrawing } from './description.js';
import type { Drawing, Removed } from './drawing.js';
import { groupedAgain, replacingCommands, withoutGroups } from './page-change.js';
import { PageInWork, type PageWish } from './page-in-work.js';
import { type LabelRoom, SMALLER_ROOMS, USUAL_ROOM } from './sizes.js';
import { drawnStages, type TactileStage, type TactileStep, type Work } from './steps.js';

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
  /** Labels that have no place. */
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
  const { engine, translator, profile, leftOut = new Set(), kept = new Set(), fallbackTitle, tell } = wish;
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
  const work: Work = { kinds, profile, rules, resources, resourcesOf, fallbackTitle, room };
  const { drawing, stages: drawn } = await drawnStages(
    { document: flat.document, pageIndex, objects, removed: [], kept, data: new Set() },
    work,
    leftOut,
    (share) => tell?.(STEPS_SHARE * share),
  );

  const page = new PageInWork(document, pageIndex, wish, resourcesOf);
  const words = wordingCommands(flat.document, drawing);
  page.carryOut([
    ...flat.commands,
    ...replacingCommands(flat.document, pageIndex, drawing.objects),
    { type: 'set-document-properties', set: { graphicTitle: drawing.document.graphicTitle } },
    ...words,
  ]);
  const placed = leftOut.has('place')
    ? 0
    : await page.placeLabels((share) => tell?.(STEPS_SHARE + (1 - STEPS_SHARE) * share));
  if (words.length > 0) await page.placeLegend();
  await page.shortenLegend(rules);
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
