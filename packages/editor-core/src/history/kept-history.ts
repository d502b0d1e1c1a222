import { z } from 'zod';
import type { EngineCore } from '../commands/command-set.js';
import { canonicalJson } from '../values/canonical-json.js';
import { type Document, documentSchemaOf, pageSchemaOf } from '../document/schema.js';
import type { Kinds } from '../objects/kinds.js';
import type { DocumentHistory } from './document-history.js';
import { type Step, withStep } from './step.js';

/** Steps as they are kept outside of an editor, with what tells that they belong to a document. */
export interface KeptHistory {
  readonly fingerprint: string;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const differenceOf = <T>(element: z.ZodType<T>) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('elements'),
      indexes: z.array(z.number().int().nonnegative()),
      before: z.array(element),
      after: z.array(element),
    }),
    z.strictObject({
      kind: z.literal('stretch'),
      start: z.number().int().nonnegative(),
      before: z.array(element),
      after: z.array(element),
    }),
  ]);

/** What fields hold is looked at where they stand in a document. */
const fields = z.record(z.string(), z.unknown());

/** What is kept of an editor with `core`. */
function keptSchema({ kinds, commands }: EngineCore) {
  const step = z.strictObject({
    command: z.custom<Step['command']>((name) => commands.has(name)),
    before: fields,
    after: fields,
    pages: differenceOf(pageSchemaOf(kinds)).nullable(),
    onPages: z.array(
      z.strictObject({
        index: z.number().int().nonnegative(),
        before: fields,
        after: fields,
        objects: differenceOf(kinds.objectSchema).nullable(),
      }),
    ),
  });
  return z.strictObject({ fingerprint: z.string(), past: z.array(step), future: z.array(step) });
}

/** A number that two documents share when all that is drawn and written in them is the same, whenever they were saved (FNV-1a, 32 bits, with the length). */
function fingerprintOf(document: Document): string {
  const text = canonicalJson({ ...document, lastSaved: null });
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${hash >>> 0}`;
}

/** As many of `steps`, from the first on, as take no more than `left` characters of JSON. */
function firstSteps(steps: readonly Step[], left: number): readonly Step[] {
  let room = left;
  const end = steps.findIndex((step) => {
    room -= JSON.stringify(step).length;
    return room < 0;
  });
  return end < 0 ? steps : steps.slice(0, end);
}

/** The latest steps of a history, as many as take about `mostCharacters` of JSON. */
export function keptHistory({ past, present, future }: DocumentHistory, mostCharacters: number): KeptHistory {
  return {
    fingerprint: fingerprintOf(present),
    past: firstSteps(past.toReversed(), mostCharacters).toReversed(),
    future: firstSteps(future, mostCharacters),
  };
}

/** Whether the fields of a document and of its pages are as they must be; its objects are not looked at. */
function hasValidFields(kinds: Kinds, document: Document): boolean {
  const bare = { ...document, pages: document.pages.map((page) => ({ ...page, objects: [] })) };
  return documentSchemaOf(kinds).safeParse(bare).success;
}

/** Whether every state that `steps` lead to, one after another, is a document. */
function leadToDocuments(
  kinds: Kinds,
  start: Document,
  steps: readonly Step[],
  side: 'before' | 'after',
): boolean {
  let document = start;
  return steps.every((step) => {
    document = withStep(document, step, side);
    return hasValidFields(kinds, document);
  });
}

/** The history of `document` from what was kept; undefined where that is of another state, or not to be trusted. */
export function historyFrom(
  core: EngineCore,
  kept: unknown,
  document: Document,
): DocumentHistory | undefined {
  const parsed = keptSchema(core).safeParse(kept);
  if (!parsed.success || parsed.data.fingerprint !== fingerprintOf(document)) return undefined;
  const { past, future } = parsed.data;
  const isTrusted =
    leadToDocuments(core.kinds, document, past.toReversed(), 'before') &&
    leadToDocuments(core.kinds, document, future, 'after');
  return isTrusted ? { past, present: document, future } : undefined;
}
