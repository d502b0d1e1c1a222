import type { Document, Page } from '../document/schema.js';
import type { StepCommand } from '../commands/command-set.js';
import { keepPlaces } from '../objects/places.js';
import type { PageObject } from '../objects/schema.js';

/**
 * What tells two lists apart whose elements are the same by reference where nothing changed: single elements at their
 * places, or one stretch that became another.
 */
type ListDifference<T> =
  | {
      readonly kind: 'elements';
      readonly indexes: readonly number[];
      readonly before: readonly T[];
      readonly after: readonly T[];
    }
  | {
      readonly kind: 'stretch';
      readonly start: number;
      readonly before: readonly T[];
      readonly after: readonly T[];
    };

/** Places at which two equally long lists differ between `start` and `end`; `undefined` when they are more than `most`. */
function differingIndexes<T>(
  before: readonly T[],
  after: readonly T[],
  range: { readonly start: number; readonly end: number },
  most: number,
): readonly number[] | undefined {
  const indexes: number[] = [];
  for (let index = range.start; index < range.end; index += 1) {
    if (before[index] === after[index]) continue;
    if (indexes.length === most) return undefined;
    indexes.push(index);
  }
  return indexes;
}

function pick<T>(list: readonly T[], indexes: readonly number[]): readonly T[] {
  return indexes.flatMap((index) => list.slice(index, index + 1));
}

/** The difference between `before` and `after`, in the form that needs less memory. Takes time in proportion to their length. */
export function listDifference<T>(before: readonly T[], after: readonly T[]): ListDifference<T> {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;

  if (before.length === after.length) {
    const end = before.length - tail;
    // An element costs three entries (its place, before, after) where a stretch costs two.
    const indexes = differingIndexes(before, after, { start, end }, Math.floor(((end - start) * 2) / 3));
    if (indexes)
      return { kind: 'elements', indexes, before: pick(before, indexes), after: pick(after, indexes) };
  }
  return {
    kind: 'stretch',
    start,
    before: before.slice(start, before.length - tail),
    after: after.slice(start, after.length - tail),
  };
}

/** Which side of a difference a list is brought to. */
type Side = 'before' | 'after';

/** `list`, which is at the other side of `difference`, brought to `side`. */
export function withDifference<T>(
  list: readonly T[],
  difference: ListDifference<T>,
  side: Side,
): readonly T[] {
  const wanted = difference[side];
  if (difference.kind === 'stretch') {
    const other = difference[side === 'before' ? 'after' : 'before'];
    return list.toSpliced(difference.start, other.length, ...wanted);
  }
  const result = list.slice();
  difference.indexes.forEach((index, place) => result.splice(index, 1, ...wanted.slice(place, place + 1)));
  return result;
}

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
