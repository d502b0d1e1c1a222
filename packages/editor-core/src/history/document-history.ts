import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import undoable, { newHistory, type StateWithHistory } from 'redux-undo';
import { applyCommand } from '../commands/apply-command.js';
import { type Command, COMMAND_TYPES } from '../commands/registry.js';
import type { Document } from '../document/schema.js';
import { clearHistory, openDocument, redo, runCommand, undo } from './actions.js';

/** Steps that can be undone. Older ones are forgotten. */
export const UNDO_LIMIT = 500;

/** A document with the states before and after it. */
export type DocumentHistory = StateWithHistory<Document>;

/** A history that begins with `document`. */
export function beginHistory(document: Document): DocumentHistory {
  return newHistory([], document, []);
}

function after(document: Document, command: Command): Document {
  const result = applyCommand(document, command);
  return result.ok ? result.value : document;
}

/** A command that makes no undo step holds in every state, so that undoing never takes back, say, that it was published. */
function applyEverywhere(history: DocumentHistory, command: Command): DocumentHistory {
  const apply = (document: Document) => after(document, command);
  const present = apply(history.present);
  if (present === history.present) return history;
  return newHistory(history.past.map(apply), present, history.future.map(apply));
}

/** The reducer of a document with its history, beginning with `document`. */
export function createHistoryReducer(document: Document): Reducer<DocumentHistory, UnknownAction> {
  const withUndo = undoable<Document, UnknownAction>(
    (present = document, action) => (runCommand.match(action) ? after(present, action.payload) : present),
    {
      // The library counts the present as well.
      limit: UNDO_LIMIT + 1,
      undoType: undo.type,
      redoType: redo.type,
      clearHistoryType: clearHistory.type,
    },
  );
  return (history = beginHistory(document), action) => {
    if (openDocument.match(action)) return beginHistory(action.payload);
    if (runCommand.match(action) && COMMAND_TYPES[action.payload.type]?.undoable === false) {
      return applyEverywhere(history, action.payload);
    }
    return withUndo(history, action);
  };
}
