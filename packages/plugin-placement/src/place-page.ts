import type { Command, Document, Engine } from '@tastwerk/editor-core';
import { type BrailleTranslator, createBrailleBook, translateDocument } from '@tastwerk/editor-core/braille';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { abbreviationRequests, abbreviationsFor } from './abbreviations.js';
import type { WhichLabels } from './labels-of-page.js';
import { legendCommands } from './legend-command.js';
import { placing } from './place-labels.js';
import type { Placement } from './placement.js';

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
  /** Told the share that is done, from 0 to 1. What it throws ends the work. */
  readonly onProgress?: (share: number) => void;
}

const commandsOf = (command: Command | null): readonly Command[] =>
  command?.type === 'transaction' ? command.commands : command ? [command] : [];

/** A page whose labels are placed, with the legend that its abbreviations need: one command. */
export async function placePage(
  document: Document,
  pageIndex: number,
  wish: PagePlacing,
): Promise<Placement> {
  const {
    engine,
    translator,
    profile,
    which = 'free',
    abbreviates = true,
    legendPageName,
    onProgress,
  } = wish;
  const { kinds } = engine;
  const abbreviations = abbreviates
    ? abbreviationsFor(kinds, document, pageIndex, which)
    : new Map<string, string>();
  const requests = abbreviationRequests(document, abbreviations);
  const [rules, translated, results] = await Promise.all([
    engine.rules(),
    translateDocument(kinds, document, translator),
    requests.length === 0 ? [] : translator.translate(requests),
  ]);
  const short = requests.flatMap((request, index) => {
    const result = results[index];
    return result ? [[request, result] as const] : [];
  });
  const braille = createBrailleBook([...translated.lines, ...short], translated.book.hyphenator);
  const resources = { kinds, braille, font: bundledFontMetrics };
  const running = placing(document, pageIndex, { engine, rules, profile, resources, which, abbreviations });
  let step = running.next();
  for (; !step.done; step = running.next()) onProgress?.(step.value);
  const placement = step.value;
  if (!placement.moved.some(({ isAbbreviated }) => isAbbreviated)) return placement;

  const after = engine.commands.apply(document, placement.command);
  if (!after.ok) return placement;
  const { book } = await translateDocument(kinds, after.value, translator);
  const legend = legendCommands(
    engine,
    after.value,
    pageIndex,
    { ...resources, braille: book },
    {
      name: legendPageName,
    },
  );
  return {
    ...placement,
    command: { type: 'transaction', commands: [...commandsOf(placement.command), ...legend] },
  };
}
