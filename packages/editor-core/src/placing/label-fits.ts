import type { BrailleResult } from '../braille/translator.js';
import { safeAreaOf } from '../document/safe-area.js';
import type { Document, Page } from '../document/schema.js';
import type { Box } from '../geometry/box.js';
import { degToRad } from '../geometry/units.js';
import { fittedFrame } from '../objects/label/fitted-frame.js';
import { type LabelLayout, layOutLabel } from '../objects/label/layout.js';
import type { LabelObject } from '../objects/label/schema.js';
import { labelParagraphs, paragraphsToTranslate } from '../objects/label/source.js';
import { boundsOf } from '../objects/registry.js';
import { walkObjects } from '../objects/tree.js';
import type { SceneContext } from '../scene/context.js';
import { contextOf } from '../scene/page-context.js';
import type { SceneResources } from '../scene/resources.js';
import { cellsWidthMm } from '../scene/sizes.js';

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

type Facts = readonly (string | number | BrailleResult | undefined)[];

/** What the size of a label depended on when its frame was found to fit. */
const fittingOf = new WeakMap<LabelObject, Facts>();

/** Everything besides the label itself that its size depends on. */
function factsOf(label: LabelObject, context: SceneContext, longestMm: number): Facts {
  const { resources, system } = context;
  const texts = paragraphsToTranslate(label, context);
  return [
    system,
    longestMm,
    ...labelParagraphs(label, context),
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

function othersOf(page: Page, label: LabelObject): readonly Box[] {
  return page.objects.flatMap((object) => {
    if (object.hidden) return [];
    let isOwn = false;
    walkObjects([object], ({ uuid }) => void (isOwn ||= uuid === label.uuid));
    return isOwn ? [] : [boundsOf(object)];
  });
}

function fitOf(
  label: LabelObject,
  page: Page,
  context: SceneContext,
  area: Box,
  guesses: boolean,
): LabelFit | undefined {
  const longestMm = longestLineMm(label, area);
  const facts = factsOf(label, context, longestMm);
  const known = fittingOf.get(label);
  if (known && isSame(known, facts)) return undefined;
  const layout = layOutLabel({ ...label, width: longestMm }, context);
  const isPending = layout.braille.kind === 'pending';
  if (layout.lines.length === 0 || (isPending && !guesses)) return undefined;
  const needed = isPending ? guessed(label, layout, context, longestMm) : layout;
  const frame = fittedFrame(label, needed, { area, others: othersOf(page, label) });
  if (differs(label, frame)) return { uuid: label.uuid, frame, isGuess: isPending };
  if (!isPending) fittingOf.set(label, facts);
  return undefined;
}

/**
 * The labels of `document` that take their size from their text and do not have it, in whatever page or group; those without a text
 * keep theirs. A label waits for its braille, but for the one that is `typed`, whose frame is guessed meanwhile. Takes time in
 * proportion to what has changed, but for a look at every object.
 */
export function labelFits(
  document: Document,
  resources: SceneResources,
  typed?: string,
): readonly LabelFit[] {
  const area = safeAreaOf(document);
  return document.pages.flatMap((page, pageIndex) => {
    const fits: LabelFit[] = [];
    let context: SceneContext | undefined;
    walkObjects(page.objects, (object) => {
      if (object.type !== 'label' || !object.autoSize) return;
      context ??= contextOf(document, pageIndex, resources);
      const fit = fitOf(object, page, context, area, object.uuid === typed);
      if (fit) fits.push(fit);
    });
    return fits;
  });
}
