import { type Command, type Document, runCommand } from '@tastwerk/editor-core';
import { documentOf } from './selectors.js';
import type { EditorStore } from './editor-store.js';

/** A command that follows from the document as the commands before have left it; none where nothing is to be done. */
export type NextCommand = (document: Document) => Command | undefined;

interface TogetherOptions {
  /** Whether a command that is refused is left out; else it refuses all. */
  readonly leavesOutRefused?: boolean;
}

/** Sends the commands of `steps` as one: all of them or none, and one step of undo. False where they were refused. */
export function runTogether(
  store: EditorStore,
  steps: readonly NextCommand[],
  { leavesOutRefused = false }: TogetherOptions = {},
): boolean {
  let document = documentOf(store.getState());
  const commands: Command[] = [];
  for (const step of steps) {
    const command = step(document);
    if (!command) continue;
    const applied = store.commands.apply(document, command);
    if (!applied.ok && leavesOutRefused) continue;
    commands.push(command);
    // What follows would be of another document: the transaction is refused for this command.
    if (!applied.ok) break;
    document = applied.value;
  }
  if (commands.length === 0) return true;
  store.dispatch(runCommand({ type: 'transaction', commands }));
  return store.getState().session.lastIssue === null;
}
