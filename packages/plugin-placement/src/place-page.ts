import type { Command, Document, Engine } from '@tastwerk/editor-core';
import {
  type BrailleRequest,
  type BrailleResult,
  type BrailleTranslator,
  createBrailleBook,
  translateDocument,
} from '@tastwerk/editor-core/braille';
import type { FormulaEntries } from '@tastwerk/editor-core/formulas';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { continuedUuid, continuingCommands, MOST_CONTINUED } from './continued-page.js';
import { abbreviationRequests, abbreviationsFor } from './abbreviations.js';
import type { WhichLabels } from './labels-of-page.js';
import { legendCommands } from './legend-command.js';
import { placing } from './place-labels.js';
import type { Placement } from './placement.js';

/** All that the places of a page follow from, as plain data: it may go to another thread. */
export interface PlacingTask {
  readonly document: Document;
  readonly pageIndex: number;
  readonly profile: ProofingProfile;
  readonly which: WhichLabels;
  readonly abbreviations: ReadonlyMap<string, string>;
  readonly braille: readonly (readonly [BrailleRequest, BrailleResult])[];
  readonly formulas: FormulaEntries;
}

/** Carries out a task, here or in another thread. */
export type RunTask = (task: PlacingTask) => Promise<Placement>;

/** The places of `task`, step by step; yields the share that is done, from 0 to 1. */
async function* taskSteps(engine: Engine, task: PlacingTask): AsyncGenerator<number, Placement> {
  const { document, pageIndex, braille, formulas, ...options } = task;
  const { kinds } = engine;
  const resources = {
    kinds,
    braille: createBrailleBook(braille, undefined, formulas),
    font: bundledFontMetrics,
  };
  return yield* placing(document, pageIndex, { ...options, engine, rules: await engine.rules(), resources });
}

/** Is told the share of work that is done, from 0 to 1; work goes on when it returns, and ends when it throws. */
export type TellProgress = (share: number) => void | Promise<void>;

/** Carries out tasks on this thread. */
export const runHere =
  (engine: Engine, tell?: TellProgress): RunTask =>
  async (task) => {
    const steps = taskSteps(engine, task);
    let step = await steps.next();
    for (; !step.done; step = await steps.next()) await tell?.(step.value);
    return step.value;
  };

/** What a page is placed with. */
export interface PagePlacing {
  readonly engine: Engine;
  readonly translator: BrailleTranslator;
  readonly profile: ProofingProfile;
  /** `free` when absent. */
  readonly which?: WhichLabels;
  /** Whether labels without room may be abbreviated; they are when absent. */
  readonly abbreviates?: boolean;
  /** Whether pages behind it continue the drawing with labels that have no room; they do when absent. */
  readonly continues?: boolean;
  /** What pages are called that are added: that of a legend without room beside the drawing, those that continue the page `name`. */
  readonly pageNames: { readonly legend: string; readonly continued: (name: string) => string };
  /** Here when absent. */
  readonly run?: RunTask;
}

/** How a page is placed, with the pages that continue it. */
export interface PagePlacement extends Placement {
  /** Labels that stand on pages which continue the drawing. */
  readonly continued: readonly string[];
}

/** The commands of which `command` consists. */
export const commandsOf = (command: Command | null): readonly Command[] =>
  command?.type === 'transaction' ? command.commands : command ? [command] : [];

/** `commands` as one step of undo; null for none. */
export const asOne = (commands: readonly Command[]): Command | null =>
  commands.length === 0 ? null : { type: 'transaction', commands };

function applied({ commands }: Engine, document: Document, command: Command | null): Document | undefined {
  if (!command) return document;
  const result = commands.apply(document, command);
  return result.ok ? result.value : undefined;
}

/** The labels of one page, with the legend that their abbreviations need. */
async function placeOne(
  document: Document,
  pageIndex: number,
  which: WhichLabels,
  { engine, translator, profile, abbreviates = true, pageNames, run = runHere(engine) }: PagePlacing,
): Promise<Placement> {
  const { kinds } = engine;
  const abbreviations = abbreviates
    ? abbreviationsFor(kinds, document, pageIndex, which)
    : new Map<string, string>();
  const requests = abbreviationRequests(document, abbreviations);
  const [translated, results] = await Promise.all([
    translateDocument(kinds, document, translator),
    requests.length === 0 ? [] : translator.translate(requests),
  ]);
  const short = requests.flatMap((request, index) => {
    const result = results[index];
    return result ? [[request, result] as const] : [];
  });
  const braille = [...translated.lines, ...short];
  const { formulas } = translated;
  const placement = await run({ document, pageIndex, profile, which, abbreviations, braille, formulas });
  const after = applied(engine, document, placement.command);
  if (!after || !placement.moved.some(({ isAbbreviated }) => isAbbreviated)) return placement;
  const { book } = await translateDocument(kinds, after, translator);
  const resources = { kinds, braille: book, font: bundledFontMetrics };
  const legend = legendCommands(engine, after, pageIndex, resources, pageNames.legend);
  return { ...placement, command: asOne([...commandsOf(placement.command), ...legend]) };
}

/**
 * A page whose labels are placed: one command, with the legend that abbreviations need, and with pages that continue the drawing where labels
 * have no room even so.
 */
export async function placePage(
  document: Document,
  pageIndex: number,
  wish: PagePlacing,
): Promise<PagePlacement> {
  const { engine, which = 'free', continues = true, pageNames } = wish;
  const first = await placeOne(document, pageIndex, which, wish);
  const commands = [...commandsOf(first.command)];
  let current = applied(engine, document, first.command);
  const { unplacedOfAxes } = first;
  const staying = new Set(unplacedOfAxes);
  let unplaced: readonly string[] = first.unplaced.filter((uuid) => !staying.has(uuid));
  /** The ids that labels without room have on the last page, by those that they had at first. */
  let names = new Map(unplaced.map((uuid) => [uuid, uuid]));
  const continued: string[] = [];
  for (let page = 1; continues && current && unplaced.length > 0 && page <= MOST_CONTINUED; page += 1) {
    const at = pageIndex + page - 1;
    const name = pageNames.continued(document.pages[pageIndex]?.name ?? '');
    const added = continuingCommands(engine.kinds, current, at, unplaced, name);
    const next: Document | undefined = applied(engine, current, asOne(added));
    if (!next) break;
    const ids = new Set(unplaced.map(continuedUuid));
    const placement = await placeOne(next, at + 1, ids, wish);
    // A page on which nothing more has room would continue nothing.
    if (placement.unplaced.length === ids.size) break;
    commands.push(...added, ...commandsOf(placement.command));
    current = applied(engine, next, placement.command);
    unplaced = placement.unplaced;
    const open = new Set(unplaced);
    const moved = new Map<string, string>();
    for (const [own, uuid] of names) {
      if (open.has(continuedUuid(uuid))) moved.set(own, continuedUuid(uuid));
      else continued.push(own);
    }
    names = moved;
  }
  return {
    command: asOne(commands),
    moved: first.moved,
    unplaced: [...unplacedOfAxes, ...names.keys()],
    unplacedOfAxes,
    continued,
  };
}
