import { type Command, runCommand } from '@tastwerk/editor-core';
import type { EditorStore } from './editor-store.js';

/** Sends `command`, in the undo step before when it `joinsLastStep`; false where it was refused. */
export function wasRun(store: EditorStore, command: Command, joinsLastStep = false): boolean {
  store.dispatch(runCommand(command, { joinsLastStep }));
  return store.getState().session.lastIssue === null;
}
