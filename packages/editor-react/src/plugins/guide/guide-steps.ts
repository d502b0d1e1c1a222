import type { Document, Kinds, PageObject } from '@tastwerk/editor-core';
import { pageLegend, pageMarks } from '@tastwerk/editor-core/legend';
import type { Severity } from '@tastwerk/editor-core/proofing';
import { isUntouched } from '../templates/index.js';

/** The steps of the work in their order (product spec section 2). */
export const GUIDE_STEPS = [
  'introduction',
  'categorize',
  'template',
  'setUp',
  'draw',
  'legend',
  'describe',
  'proofing',
  'finish',
] as const;

/** The name of a step. */
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** What the steps are judged by. */
export interface GuideFacts {
  readonly document: Document;
  readonly kinds: Kinds;
  /** What the last proof found and nobody passes over; null while it is not known. */
  readonly found: Readonly<Record<Severity, number>> | null;
  /** Texts that cannot be written in braille. */
  readonly brailleFailures: number;
}

/** One thing that belongs to a step, and whether it is there; its words stand in `guide.json`. */
export interface GuideCheck {
  readonly id: string;
  readonly isDone: boolean;
}

function flatObjects({ pages }: Document): readonly PageObject[] {
  const flat = (objects: readonly PageObject[]): readonly PageObject[] =>
    objects.flatMap((object) => (object.type === 'group' ? flat(object.objects) : [object]));
  return pages.flatMap(({ objects }) => flat(objects));
}

const isWritten = (text: string) => text.trim() !== '';

/**
 * Whether textures of pages that show several have words in the legend, and every page with such words a legend in use. A single
 * texture tells areas from the ground; it need not mean anything. Whether a drawing needs no legend is known when it is drawn.
 */
function legendChecks(kinds: Kinds, document: Document): readonly GuideCheck[] {
  const named = new Set(document.keyedTextures.map(({ pattern }) => pattern));
  const several = document.pages
    .map((page) => pageMarks(kinds, page))
    .filter(({ areas }) => areas.length > 1);
  const legends = document.pages.map((_, index) => pageLegend(kinds, document, index));
  const isNeeded =
    several.length > 0 || legends.some(({ isActive, entries }) => isActive || entries.length > 0);
  if (!isNeeded) return [{ id: 'notNeeded', isDone: drawChecks(document).every(({ isDone }) => isDone) }];
  return [
    { id: 'named', isDone: several.every(({ areas }) => areas.every(({ texture }) => named.has(texture))) },
    { id: 'shown', isDone: legends.every(({ isActive, entries }) => isActive || entries.length === 0) },
  ];
}

function drawChecks(document: Document): readonly GuideCheck[] {
  const objects = flatObjects(document);
  const labels = objects.filter(
    (object) => object.type === 'label' && !object.isTitle && isWritten(object.text),
  );
  return [
    { id: 'shapes', isDone: objects.some(({ type }) => type !== 'label' && type !== 'key') },
    { id: 'labels', isDone: labels.length > 0 },
  ];
}

function titlesOf({ pages }: Document): readonly boolean[] {
  return pages.map(({ objects }) =>
    objects.some((object) => object.type === 'label' && object.isTitle && isWritten(object.text)),
  );
}

/** What belongs to each step, seen in the document: nothing is ticked by hand. */
const CHECKS: Readonly<Record<GuideStep, (facts: GuideFacts) => readonly GuideCheck[]>> = {
  introduction: () => [],
  categorize: ({ document }) => [
    { id: 'graphicTitle', isDone: isWritten(document.graphicTitle) },
    { id: 'category', isDone: document.category !== null },
    { id: 'tags', isDone: document.tags.length > 0 },
  ],
  template: ({ document }) => [{ id: 'begun', isDone: !isUntouched(document) }],
  setUp: ({ document }) => [{ id: 'titles', isDone: titlesOf(document).every(Boolean) }],
  draw: ({ document }) => drawChecks(document),
  legend: ({ document, kinds }) => legendChecks(kinds, document),
  describe: ({ document }) => {
    const { type, summary, details } = document.braillePages.imageDescription;
    return [
      { id: 'type', isDone: isWritten(type) },
      { id: 'summary', isDone: isWritten(summary) },
      { id: 'details', isDone: isWritten(details) },
    ];
  },
  proofing: ({ found, brailleFailures }) => [
    { id: 'noErrors', isDone: found !== null && found.error === 0 },
    { id: 'noWarnings', isDone: found !== null && found.warning === 0 },
    { id: 'braille', isDone: found !== null && brailleFailures === 0 },
  ],
  finish: ({ document }) => [{ id: 'published', isDone: document.variant_id !== null }],
};

/** What belongs to `step`. */
export function checksOf(step: GuideStep, facts: GuideFacts): readonly GuideCheck[] {
  return CHECKS[step](facts);
}

/** Whether all that belongs to `step` is there; a step without anything to do never is. */
export function isStepDone(step: GuideStep, facts: GuideFacts): boolean {
  const checks = checksOf(step, facts);
  return checks.length > 0 && checks.every(({ isDone }) => isDone);
}
