import type { Document, Page } from '../document/schema.js';
import type { StepCommand } from '../commands/command-set.js';
import { keepPlaces } from '../objects/places.js';
import type { PageObject } from '../objects/schema.js';
import { listDifference, type ListDifference, type Side, withDifference } from './list-difference.js';

type Fields = Omit<Document, 'pages'>;
type PageFields = Omit<Page, 'objects'>;

/** What changed on one page. */
interface PageStep {
  readonly index: number;
  readonly before: Partial<PageFields>;
  readonly after: Partial<PageFields>;
  readonly objects: ListDifference<PageObject> | null;
}

/**
 * What one step changed, as its two sides: a step of a large document holds what it touched, not the lists around it. Applied
 * to one side it gives the other.
 */
export interface Step {
  /** The command that made it; the first of several that joined. */
  readonly command: StepCommand;
  readonly before: Partial<Fields>;
  readonly after: Partial<Fields>;
  /** Pages that came, went or changed places; null when all stayed where they were. */
  readonly pages: ListDifference<Page> | null;
  /** What changed on pages that stayed. */
  readonly onPages: readonly PageStep[];
}

/** The properties of `value` that are not the same in `other`, but for `leftOut`. */
function differing<T extends object>(value: T, other: T, leftOut: keyof T): Partial<T> {
  const names = Object.keys(value).filter((name): name is Extract<keyof T, string> => name in other);
  const result: Partial<T> = {};
  for (const name of names) if (name !== leftOut && value[name] !== other[name]) result[name] = value[name];
  return result;
}

function pageStep(before: Page, after: Page, index: number): PageStep {
  return {
    index,
    before: differing(before, after, 'objects'),
    after: differing(after, before, 'objects'),
    objects: before.objects === after.objects ? null : listDifference(before.objects, after.objects),
  };
}

function isSamePages(before: readonly Page[], after: readonly Page[]): boolean {
  return before.length === after.length && before.every(({ uuid }, index) => uuid === after[index]?.uuid);
}

/** What changed on the pages of two lists of the same pages. */
function pageSteps(before: readonly Page[], after: readonly Page[]): readonly PageStep[] {
  const steps = before.flatMap((page, index) => {
    const other = after[index];
    return other && other !== page ? [pageStep(page, other, index)] : [];
  });
  // A list that grew has room for 17 entries; its copy has room for what it holds. A history keeps 500 of them.
  return steps.slice();
}

/** What leads from `before` to `after` and back, by `command`. */
export function stepBetween(before: Document, after: Document, command: StepCommand): Step {
  const isSame = isSamePages(before.pages, after.pages);
  // One literal with all fields: an object that is spread and then extended got a hidden class of its own for each step.
  return {
    command,
    before: differing(before, after, 'pages'),
    after: differing(after, before, 'pages'),
    pages: isSame ? null : listDifference(before.pages, after.pages),
    onPages: isSame ? pageSteps(before.pages, after.pages) : [],
  };
}

function withPageStep(pages: readonly Page[], step: PageStep, side: Side): readonly Page[] {
  const page = pages[step.index];
  if (!page) return pages;
  const objects = step.objects ? withDifference(page.objects, step.objects, side) : page.objects;
  if (step.objects?.kind === 'elements') keepPlaces(page.objects, objects, step.objects.indexes);
  return pages.with(step.index, { ...page, ...step[side], objects });
}

/** `document`, which is at the other side of `step`, brought to `side`. */
export function withStep(document: Document, step: Step, side: Side): Document {
  const moved = step.pages ? withDifference(document.pages, step.pages, side) : document.pages;
  const pages = step.onPages.reduce((all, onPage) => withPageStep(all, onPage, side), moved);
  return { ...document, ...step[side], pages };
}
