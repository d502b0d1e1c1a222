import type { Command, Document, Engine } from '@tastwerk/editor-core';
import {
  type BrailleRequest,
  type BrailleResult,
  type BrailleTranslator,
  createBrailleBook,
  translateDocument,
} from '@tastwerk/editor-core/braille';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
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
}

/** Carries out a task, here or in another thread. */
export type RunTask = (task: PlacingTask) => Promise<Placement>;

/** The places of `task`, step by step; yields the share that is done, from 0 to 1. */
export async function* taskSteps(engine: Engine, task: PlacingTask): AsyncGenerator<number, Placement> {
  const { document, pageIndex, braille, ...options } = task;
  const { kinds } = engine;
  const resources = { kinds, braille: createBrailleBook(braille), font: bundledFontMetrics };
  return yield* placing(document, pageIndex, { ...options, engine, rules: await engine.rules(), resources });
}

/** {@link taskSteps} to their end on this thread. */
const runHere =
  (engine: Engine): RunTask =>
  async (task) => {
    const steps = taskSteps(engine, task);
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    return step.value;
  };

/** What a page is placed with. */
export interface PagePlacing {
  readonly engine: Engine;
  readonly translator: BrailleTranslator;
  readonly profile: ProofingProfile;
  /** `free` when absent. */
  readonly which?: WhichLabels;
  /** Name of the page that a legend gets which has no room beside the drawing. */
  readonly legendPageName: string;
  /** Whether labels without room may be abbreviated; they are when absent. */
  readonly abbreviates?: boolean;
  /** Here when absent. */
  readonly run?: RunTask;
}

const commandsOf = (command: Command | null): readonly Command[] =>
  command?.type === 'transaction' ? command.commands : command ? [command] : [];

/** A page whose labels are placed, with the legend that its abbreviations need: one command. */
export async function placePage(
  document: Document,
  pageIndex: number,
  {
    engine,
    translator,
    profile,
    which = 'free',
    abbreviates = true,
    legendPageName,
    run = runHere(engine),
  }: PagePlacing,
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
  const placement = await run({ document, pageIndex, profile, which, abbreviations, braille });
  if (!placement.moved.some(({ isAbbreviated }) => isAbbreviated)) return placement;

  const after = engine.commands.apply(document, placement.command);
  if (!after.ok) return placement;
  const { book } = await translateDocument(kinds, after.value, translator);
  const resources = { kinds, braille: book, font: bundledFontMetrics };
  const legend = legendCommands(engine, after.value, pageIndex, resources, { name: legendPageName });
  return {
    ...placement,
    command: { type: 'transaction', commands: [...commandsOf(placement.command), ...legend] },
  };
}
