import type { StepCommand } from '../commands/command-set.js';
import { type ObjectChange, objectChanges } from '../objects/object-changes.js';
import type { PageObject } from '../objects/schema.js';
import { childrenOf } from '../objects/tree.js';
import type { Step } from './step.js';

/** What a step did, for a list of steps. */
export interface StepSummary {
  readonly command: StepCommand;
  /** What it changed or brought, as it was after it; what it took away, as it was before; none where only an order changed. */
  readonly objects: readonly PageObject[];
  /** The properties that changed, of objects, pages or the document, by their names. */
  readonly fields: readonly string[];
}

/** What differs between two lists; a group that only holds something else is looked into. */
function changesBetween(
  before: readonly PageObject[],
  after: readonly PageObject[],
): readonly ObjectChange[] {
  return objectChanges(before, after).flatMap((change) => {
    const [was, is] = [change.before, change.after];
    const isInside = was && is && childrenOf(is).length > 0 && fieldsOf(change).join() === 'objects';
    return isInside ? changesBetween(childrenOf(was), childrenOf(is)) : [change];
  });
}

/** Whether two values of a property say the same: what was checked again is another object. */
function isSameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

function fieldsOf({ before, after }: ObjectChange): readonly string[] {
  if (!before || !after) return [];
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !isSameValue(values.get(name), value))
    .map(([name]) => name);
}

/** What `step` did. Takes time in proportion to what it holds. */
export function stepSummary(step: Step): StepSummary {
  const changes = step.onPages.flatMap(({ objects }) =>
    objects ? changesBetween(objects.before, objects.after) : [],
  );
  // What an object has that was brought in place of others, such as a group, is no change of theirs.
  const brought = changes.filter(({ before, after }) => !before && after);
  const told = brought.length > 0 ? brought : changes;
  const fields = new Set([
    // Which plugins a document names follows from its objects.
    ...Object.keys(step.after).filter((name) => name !== 'plugins'),
    ...step.onPages.flatMap(({ after }) => Object.keys(after)),
    ...changes.flatMap(fieldsOf),
  ]);
  return {
    command: step.command,
    objects: told.flatMap(({ before, after }) => after ?? before ?? []),
    fields: [...fields],
  };
}
