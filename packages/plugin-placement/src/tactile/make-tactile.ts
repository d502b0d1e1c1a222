import type { Document, Engine, Kinds, ObjectOf, SceneResources } from '@tastwerk/editor-core';
import { type BrailleTranslator, translateDocument } from '@tastwerk/editor-core/braille';
import { type Finding, proof, type ProofingProfile, type Rules } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { continuedUuids } from '../continued-page.js';
import { type PagePlacing, placePage } from '../place-page.js';
import { documentOf, type Drawing, type Removed, type StepContext } from './drawing.js';
import { describedDrawing } from './description.js';
import { withFewTextures, withOpenAreas } from './fills.js';
import { settled } from './settle.js';
import { scaledInto, withLargePoints, withoutSpecks } from './sizes.js';
import { withoutDoubles, withoutGrid, withoutGround, withoutOutlinedText } from './tidy.js';
import { withTiesKept, withTiesOfLeads } from './ties.js';
import { withFittedTitle, withFullCells, withThinnedNumbers, withTitle } from './words.js';

/** The steps that change the drawing of a page, in their order. */
const DRAWING_STEPS = [
  'ground',
  'doubles',
  'outlined-text',
  'leads',
  'grid',
  'specks',
  'title',
  'scale',
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
  readonly document: Document;
  readonly before: FindingCounts;
  readonly after: FindingCounts;
  /** What each step did: how many objects it changed or took away; steps without a change are not named. */
  readonly steps: readonly { readonly step: TactileStep; readonly count: number }[];
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
  leads: tied(withTiesOfLeads),
  grid: tied(withoutGrid),
  specks: tied(withoutSpecks),
  title: async (drawing, work) => {
    const titled = withTitle(drawing, work, work.fallbackTitle);
    return withFittedTitle(titled, await work.resourcesOf(documentOf(titled)));
  },
  scale: scaledInto,
  fills: tied((drawing, work) => withFewTextures(withOpenAreas(drawing, work), work)),
  points: tied(withLargePoints),
  gaps: tied((drawing, work) => settled(drawing, work.rules, work.resources, work)),
  numbers: tied((drawing, { resources }) => withFullCells(withThinnedNumbers(drawing, resources), resources)),
};

/** The document without the labels `uuids`, and these labels. A label that continues on another page has another id there. */
function labelsWithout(document: Document, uuids: readonly string[]) {
  const ids = new Set(uuids.flatMap((uuid) => [uuid, ...continuedUuids(uuid)]));
  const labels: ObjectOf<'label'>[] = [];
  const pages = document.pages.map((page) => {
    const objects = page.objects.filter((object) => {
      if (object.type !== 'label' || !ids.has(object.uuid)) return true;
      labels.push(object);
      return false;
    });
    return objects.length === page.objects.length ? page : { ...page, objects };
  });
  return { document: { ...document, pages }, labels };
}

function withDescription(kinds: Kinds, document: Document, left: readonly ObjectOf<'label'>[]): Document {
  const imageDescription = describedDrawing(kinds, document, left);
  return { ...document, braillePages: { ...document.braillePages, imageDescription } };
}

/** Makes the page at `pageIndex` tactile, step by step. */
export async function makeTactile(
  document: Document,
  pageIndex: number,
  wish: TactileWish,
): Promise<Tactile> {
  const { engine, translator, profile, leftOut = new Set(), fallbackTitle, pageNames } = wish;
  const { kinds } = engine;
  const rules = await engine.rules();
  const resourcesOf = async (of: Document) => {
    const { book } = await translateDocument(kinds, of, translator);
    return { kinds, braille: book, font: bundledFontMetrics };
  };
  const resources = await resourcesOf(document);
  const work: Work = { kinds, profile, rules, resources, resourcesOf, fallbackTitle };
  const before = countsOf(proof(rules, document, profile, resources));
  let drawing: Drawing = {
    document,
    pageIndex,
    objects: document.pages[pageIndex]?.objects ?? [],
    removed: [],
  };
  const steps: { step: TactileStep; count: number }[] = [];
  for (const step of DRAWING_STEPS) {
    if (leftOut.has(step)) continue;
    const next = await CHANGES[step](drawing, work);
    const count = changedCount(drawing, next);
    if (count > 0) steps.push({ step, count });
    drawing = next;
  }
  let made = documentOf(drawing);
  let unplaced: readonly string[] = [];
  if (!leftOut.has('place')) {
    const placement = await placePage(made, pageIndex, { engine, translator, profile, pageNames });
    const applied = placement.command ? engine.commands.apply(made, placement.command) : undefined;
    if (applied?.ok) {
      made = applied.value;
      steps.push({ step: 'place', count: placement.moved.length });
    }
    unplaced = placement.unplaced;
  }
  // What has no room stays in the description, and can be brought back.
  const left = labelsWithout(made, unplaced);
  made = withDescription(kinds, left.document, left.labels);
  const findings = proof(rules, made, profile, await resourcesOf(made));
  return {
    document: made,
    before,
    after: countsOf(findings),
    steps,
    removed: [...drawing.removed, ...left.labels.map((object) => ({ object, reason: 'no-room' as const }))],
    unplaced,
    findings,
  };
}
