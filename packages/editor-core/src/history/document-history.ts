import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Command, CommandSet } from '../commands/command-set.js';
import type { Document } from '../document/schema.js';
import { clearHistory, openDocument, redo, runCommand, travel, undo } from './actions.js';
import { type Step, stepBetween, withStep } from './step.js';

/** Steps that can be undone. Older ones are forgotten. */
export const UNDO_LIMIT = 500;

/** A document with the steps that led to it, the last at the end, and those that were taken back, the next one at the front. */
export interface DocumentHistory {
  readonly past: readonly Step[];
  readonly present: Document;
  readonly future: readonly Step[];
}

/** A history that begins with `document`. */
export function beginHistory(document: Document): DocumentHistory {
  return { past: [], present: document, future: [] };
}

function undone(history: DocumentHistory): DocumentHistory {
  const step = history.past.at(-1);
  if (!step) return history;
  const present = withStep(history.present, step, 'before');
  return { past: history.past.slice(0, -1), present, future: [step, ...history.future] };
}

function redone(history: DocumentHistory): DocumentHistory {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { past: [...history.past, step], present: withStep(history.present, step, 'after'), future };
}

/** `history` with `steps` undone, or redone where they are more than none; as many as there are. */
function travelled(history: DocumentHistory, steps: number): DocumentHistory {
  let current = history;
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    const next = steps < 0 ? undone(current) : redone(current);
    if (next === current) return current;
    current = next;
  }
  return current;
}

/** The steps of `past` with `present` reached from the state before the last of them, so that both are undone together. */
function joined(past: readonly Step[], before: Document, present: Document): readonly Step[] {
  const last = past.at(-1);
  if (!last) return past;
  return [...past.slice(0, -1), stepBetween(withStep(before, last, 'before'), present, last.command)];
}

/**
 * What a command makes of the history. One that makes no undo step touches fields of its own, which no step knows: so it holds in
 * every state, and undoing never takes back, say, that the document was published.
 */
function afterCommand(
  commands: CommandSet,
  history: DocumentHistory,
  command: Command,
  joinsLastStep: boolean,
): DocumentHistory {
  const result = commands.apply(history.present, command);
  if (!result.ok || result.value === history.present) return history;
  const present = result.value;
  const step = commands.stepOf(command);
  if (!step) return { ...history, present };
  const past = joinsLastStep
    ? joined(history.past, history.present, present)
    : [...history.past, stepBetween(history.present, present, step)].slice(-UNDO_LIMIT);
  return { past, present, future: [] };
}

/** The reducer of a document with its history, beginning with `start`. */
export function createHistoryReducer(
  commands: CommandSet,
  start: DocumentHistory,
): Reducer<DocumentHistory, UnknownAction> {
  return (history = start, action) => {
    if (openDocument.match(action)) return beginHistory(action.payload);
    if (runCommand.match(action))
      return afterCommand(commands, history, action.payload, action.meta.joinsLastStep);
    if (undo.match(action)) return undone(history);
    if (redo.match(action)) return redone(history);
    if (travel.match(action)) return travelled(history, action.payload);
    if (clearHistory.match(action)) return beginHistory(history.present);
    return history;
  };
}
