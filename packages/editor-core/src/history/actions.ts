import { createAction } from '@reduxjs/toolkit';
import type { Command } from '../commands/registry.js';
import type { Document } from '../document/schema.js';

/** Sends a command to the document. A refused one changes nothing; why is in `session.lastIssue`. */
export const runCommand = createAction<Command>('document/runCommand');

/** Takes back the last undo step. */
export const undo = createAction('document/undo');

/** Repeats the step that was taken back last. */
export const redo = createAction('document/redo');

/** Puts another document in place of the present one, with an empty history and a fresh selection. */
export const openDocument = createAction<Document>('document/open');

/** Forgets all undo steps and keeps the document. */
export const clearHistory = createAction('document/clearHistory');
