import { type ActionCreatorWithPayload, createAction } from '@reduxjs/toolkit';
import type { Command } from '../commands/command-set.js';
import type { Document } from '../document/schema.js';

/** How a command counts for undoing. */
interface CommandOptions {
  /**
   * Whether it makes no step of its own but is undone together with the step before it, as the later of several changes that a
   * person takes for one. Before the first step it cannot be undone.
   */
  readonly joinsLastStep?: boolean;
}

/** Sends a command to the document. A refused one changes nothing; why is in `session.lastIssue`. */
export const runCommand = createAction(
  'document/runCommand',
  (command: Command, { joinsLastStep = false }: CommandOptions = {}) => ({
    payload: command,
    meta: { joinsLastStep },
  }),
);

/** Takes back the last undo step. */
export const undo = createAction('document/undo');

/** Repeats the step that was taken back last. */
export const redo = createAction('document/redo');

/** Goes several steps at once: back where the number is negative, else forth. */
export const travel = createAction<number>('document/travel');

/** Puts another document in place of the present one, with an empty history and a fresh selection. */
export const openDocument: ActionCreatorWithPayload<Document, 'document/open'> = createAction<
  Document,
  'document/open'
>('document/open');

/** Forgets all undo steps and keeps the document. */
export const clearHistory = createAction('document/clearHistory');
