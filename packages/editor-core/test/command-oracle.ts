import { documentSchemaOf } from '../src/document/schema.js';
import { expect } from '@jest/globals';
import { type Command, type Document, redo, runCommand, undo } from '../src/index.js';
import { deepFreeze } from './deep-freeze.js';
import { applyCommand, createEditorStore, kinds } from '../src/standard.js';

function throughJson<T>(value: T): T {
  const copy: T = JSON.parse(JSON.stringify(value));
  return copy;
}

/**
 * The one way in which a command is tested: it succeeds on a frozen document, gives a document that passes the schema, gives the
 * same when document and command went through JSON, and is undone and redone by the store. Returns the document after it.
 */
export function runThroughOracle(document: Document, command: Command): Document {
  deepFreeze(document);
  deepFreeze(command);
  const before = throughJson(document);

  const result = applyCommand(document, command);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  expect(document).toEqual(before);
  expect(documentSchemaOf(kinds).safeParse(throughJson(result.value)).error).toBeUndefined();
  expect(applyCommand(throughJson(document), throughJson(command))).toEqual(result);

  const store = createEditorStore(document);
  store.dispatch(runCommand(command));
  const after = store.getState();
  expect(after.history.present).toEqual(result.value);
  if (after.history.past.length > 0) {
    store.dispatch(undo());
    expect(store.getState().history.present).toEqual(before);
    store.dispatch(redo());
    expect(store.getState().history.present).toEqual(result.value);
  }
  return result.value;
}

/** The refused command's issue, after checking that document and store stay as they were. */
export function expectRefused(document: Document, command: unknown) {
  deepFreeze(document);
  const result = applyCommand(document, command);
  if (result.ok) throw new Error('the command was not refused');
  return result.error;
}
