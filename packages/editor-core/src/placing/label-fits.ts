import type { FormulaResult } from '../formulas/formula-writer.js';
import type { KnownFormula } from '../formulas/formulas.js';
import { formulasIn } from '../texts/text-parts.js';
import type { BrailleResult } from '../translator/translator.js';
import { safeAreaOf } from '../document/safe-area.js';
import type { Document } from '../document/schema.js';
import type { Box } from '../geometry/box.js';
import { degToRad } from '../geometry/units.js';
import {
  awaitsFit,
  fittedFrame,
  type LabelLayout,
  type LabelObject,
  layOutLabel,
} from '../plugins/labels/index.js';
import { labelParagraphs, paragraphsToTranslate } from '../braille/label-source.js';
import type { PageObject } from '../objects/schema.js';
import { mapObjects, walkObjects } from '../objects/tree.js';
import type { Kinds, SceneContext, SceneResources } from '../objects/kinds.js';
import { contextOf } from '../scene/build-scene.js';
import { cellsWidthMm } from '../primitives/sizes.js';

/** A label whose frame does not fit its text, and the frame that does, in page mm before turning. */
export interface LabelFit {
  readonly uuid: string;
  readonly frame: Box;
  /** Whether the braille is on its way, so that the frame is a guess. */
  readonly isGuess: boolean;
}

/** Frames that differ by less, in mm, are the same. */
const SAME_MM = 0.005;

/** Cells that a line of braille may need beyond the characters of its print: signs for capitals and numbers. */
const MORE_CELLS = 2;

type Facts = readonly (string | number | BrailleResult | FormulaResult<KnownFormula> | undefined)[];

/** What the size of a label depended on when its frame was found to fit. */
const fittingOf = new WeakMap<LabelObject, Facts>();

/** Everything besides the label itself that its size depends on. */
function factsOf(label: LabelObject, context: SceneContext, longestMm: number): Facts {
  const { resources, system } = context;
  const texts = paragraphsToTranslate(label, context);
  const printed = labelParagraphs(label, context);
  return [
    system,
    longestMm,
    ...printed,
    ...printed.flatMap(formulasIn).map(({ content }) => resources.braille.formula?.(content)),
    ...texts.map((text) => resources.braille.get(text, system)),
  ];
}

const isSame = (one: Facts, other: Facts) =>
  one.length === other.length && one.every((fact, index) => fact === other[index]);

/** How long the lines of `label` may get, in mm: as the area is, in their direction. */
function longestLineMm({ angle }: LabelObject, area: Box): number {
  const turn = degToRad(angle);
  return Math.abs(Math.sin(turn)) > Math.abs(Math.cos(turn)) ? area.height : area.width;
}

/** The layout with room for cells that are not there yet. */
function guessed(
  label: LabelObject,
  layout: LabelLayout,
  context: SceneContext,
  longestMm: number,
): LabelLayout {
  const characters = labelParagraphs(label, context).map(({ length }) => length);
  const cellsMm = cellsWidthMm(Math.max(0, ...characters) + MORE_CELLS);
  const neededWidthMm = Math.max(layout.neededWidthMm, Math.min(longestMm, cellsMm));
  return { ...layout, neededWidthMm, neededHeightMm: Math.max(layout.neededHeightMm, label.height) };
}

const differs = (one: Box, other: Box) =>
  (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(one[side] - other[side]) > SAME_MM);

/**
 * The boxes of the other objects in drawing order. A label drawn later that awaits its first fit has no place of its own yet: without
 * it, the place of `label` is the same whether its braille arrives before or after the next label is set.
 */
function othersOf(kinds: Kinds, objects: readonly PageObject[], label: LabelObject): readonly Box[] {
  let isAbove = false;
  return objects.flatMap((object) => {
    let isOwn = false;
    walkObjects([object], ({ uuid }) => void (isOwn ||= uuid === label.uuid));
    isAbove ||= isOwn;
    if (isOwn || object.hidden) return [];
    return isAbove && object.type === 'label' && awaitsFit(object) ? [] : [kinds.boundsOf(object)];
  });
}

/** `objects` with `frame` for the one with `uuid`, where it is in no group. */
const withFrame = (objects: readonly PageObject[], { uuid, frame }: LabelFit) =>
  objects.map((object) => (object.uuid === uuid ? { ...object, ...frame } : object));

/** The fits of `labels` among all objects of their page, label by label in drawing order: each takes those below it where they go. */
function fitsAmong(
  drawn: readonly PageObject[],
  labels: readonly LabelObject[],
  context: SceneContext,
  area: Box,
  typed: string | undefined,
): readonly LabelFit[] {
  const fits: LabelFit[] = [];
  let objects = drawn;
  let isOneAwaiting = false;

  const fitOf = (label: LabelObject): LabelFit | undefined => {
    const longestMm = longestLineMm(label, area);
    const facts = factsOf(label, context, longestMm);
    const known = fittingOf.get(label);
    if (known && isSame(known, facts)) return undefined;
    const layout = layOutLabel({ ...label, width: longestMm }, context);
    if (layout.lines.length === 0) return undefined;
    const isPending = layout.braille.kind === 'pending';
    const isWaiting = (isPending || (isOneAwaiting && awaitsFit(label))) && label.uuid !== typed;
    isOneAwaiting ||= isWaiting && awaitsFit(label);
    if (isWaiting) return undefined;
    const needed = isPending ? guessed(label, layout, context, longestMm) : layout;
    const frame = fittedFrame(label, needed, {
      area,
      others: othersOf(context.resources.kinds, objects, label),
    });
    if (differs(label, frame)) return { uuid: label.uuid, frame, isGuess: isPending };
    if (!isPending) fittingOf.set(label, facts);
    return undefined;
  };

  for (const label of labels) {
    const fit = fitOf(label);
    if (!fit) continue;
    fits.push(fit);
    objects = withFrame(objects, fit);
  }
  return fits;
}

/**
 * The labels of `document` that take their size from their text and do not have it, in whatever page or group; those without a text
 * keep theirs. A label waits for its braille, and before its first fit for the labels below it that await theirs; the one that is
 * `typed` does not wait, its frame is guessed meanwhile. Takes time in proportion to what has changed, but for a look at every object.
 */
export function labelFits(
  document: Document,
  resources: SceneResources,
  typed?: string,
): readonly LabelFit[] {
  const area = safeAreaOf(document);
  return document.pages.flatMap(({ objects }, pageIndex) => {
    const labels: LabelObject[] = [];
    walkObjects(objects, (object) => {
      if (object.type === 'label' && object.autoSize) labels.push(object);
    });
    if (labels.length === 0) return [];
    return fitsAmong(objects, labels, contextOf(document, pageIndex, resources), area, typed);
  });
}

/** `document` with all labels as large as {@link labelFits} finds. */
export function withLabelFits(document: Document, resources: SceneResources): Document {
  const frames = new Map(labelFits(document, resources).map(({ uuid, frame }) => [uuid, frame]));
  if (frames.size === 0) return document;
  const pages = document.pages.map((page) => ({
    ...page,
    objects: mapObjects(page.objects, (object) => {
      const frame = frames.get(object.uuid);
      return frame ? { ...object, ...frame } : object;
    }),
  }));
  return { ...document, pages };
}
