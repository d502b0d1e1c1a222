import { type Command, type Document, type Engine, fail, ok, type Result } from '@tastwerk/editor-core';
import type { SceneProblem } from '../problems/problem.js';
import type { ParsedText } from '../parsed/parsed-text.js';
import {
  brailleOfParsed,
  parseSceneText,
  readParsed,
  type SceneDrawingOptions,
  type SceneReadingOptions,
} from '../reading/read-scene-text.js';
import { documentCommands, findingCommands } from './document-changes.js';
import { objectChanges } from './object-changes.js';
import { pageCommands } from './page-changes.js';

/** How a text changes a document. */
export interface TextChange {
  /** One step of undo; null where the text says what the document is. */
  readonly command: Command | null;
  /** The document after it, with what follows from it: a label that goes along with what it names is where it goes. */
  readonly document: Document;
}

/** The commands that turn `before` into `after`, which was read with it as base. */
function commandsBetween(engine: Engine, before: Document, after: Document): readonly Command[] {
  if (before === after) return [];
  const { removing, adding, editing } = objectChanges(engine, before, after);
  return [
    ...documentCommands(before, after),
    ...removing,
    ...pageCommands(before, after),
    ...adding,
    ...editing,
    ...findingCommands(before, after),
  ];
}

/** How `base` becomes `document`, which was read with it as base. */
export function changeTo(
  engine: Engine,
  base: Document,
  document: Document,
): Result<TextChange, readonly SceneProblem[]> {
  const commands = commandsBetween(engine, base, document);
  const [first] = commands;
  if (!first) return ok({ command: null, document: base });
  const command: Command = commands.length === 1 ? first : { type: 'transaction', commands };
  const applied = engine.commands.apply(base, command);
  if (applied.ok) return ok({ command, document: applied.value });
  const params = { issue: applied.error.code };
  return fail([{ code: 'CHANGE_REFUSED', line: 1, column: 1, length: 1, params }]);
}

/** As {@link changesOfText}, for a text whose lines are known. */
export function changesOfParsed(
  base: Document,
  parsed: ParsedText,
  options: Omit<SceneReadingOptions, 'base'>,
): Result<TextChange, readonly SceneProblem[]> {
  const read = readParsed(parsed, { ...options, base });
  return read.ok ? changeTo(options.engine, base, read.value.document) : read;
}

/**
 * The least change of `base` that makes of it what `text` says: one command where one line was changed, else a transaction. Problems are
 * those of {@link readSceneText}, and CHANGE_REFUSED with the code of the command that refuses.
 */
export const changesOfText = (
  base: Document,
  text: string,
  options: Omit<SceneReadingOptions, 'base'>,
): Result<TextChange, readonly SceneProblem[]> =>
  changesOfParsed(base, parseSceneText(text, options), options);

/** As {@link drawChangesOfText}, for a text whose lines are known. */
export async function drawChangesOfParsed(
  base: Document,
  parsed: ParsedText,
  { translator, ...options }: Omit<SceneDrawingOptions, 'base'>,
): Promise<Result<TextChange, readonly SceneProblem[]>> {
  const braille = await brailleOfParsed(parsed, options, translator);
  return braille.ok ? changesOfParsed(base, parsed, { ...options, braille: braille.value }) : braille;
}

/** As {@link changesOfText}, with the braille that `translator` writes: labels get their size, and distances are measured to their dots. */
export const drawChangesOfText = (
  base: Document,
  text: string,
  options: Omit<SceneDrawingOptions, 'base'>,
): Promise<Result<TextChange, readonly SceneProblem[]>> =>
  drawChangesOfParsed(base, parseSceneText(text, options), options);
