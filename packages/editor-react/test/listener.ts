import { jest } from '@jest/globals';
import { type Command, type Document, redo, runCommand, sessionActions, undo } from '@tastwerk/editor-core';
import type { FindingRow } from '../src/plugins/proofing/finding-rows.js';
import { createSpeech, SPEECH_REST_MS } from '../src/plugins/spoken/speech.js';
import { createSpokenSession } from '../src/plugins/spoken/spoken-session.js';
import { documentOf } from '../src/state/selectors.js';
import type { SpokenQuestion } from '../src/state/spoken-question.js';
import { actionOf, contributions } from './contributions.js';
import { createEditorStore } from './editor-store.js';
import { spokenContext } from './spoken-context.js';

/** Hears what an editor with `document` says. Timers have to be fakes of jest; `session.close()` ends it. */
export function createListener(
  document: Document,
  language: 'de' | 'en' = 'de',
  rows: readonly FindingRow[] = [],
) {
  const store = createEditorStore(document);
  const speech = createSpeech();
  const around = { isWriting: false, isBrailleKnown: true };
  const session = createSpokenSession({
    store,
    speech,
    tools: contributions.toolActions,
    isWriting: () => around.isWriting,
    isBrailleKnown: () => around.isBrailleKnown,
    contextOf: (state) => spokenContext(documentOf(state), state.session.currentPage, rows, language),
  });
  const said = () => speech.utterance.get().text;
  const rest = () => jest.advanceTimersByTime(SPEECH_REST_MS);
  const after = (act: () => void) => {
    act();
    rest();
    return said();
  };
  return {
    store,
    speech,
    session,
    said,
    around,
    rest,
    selecting: (...uuids: readonly string[]) => after(() => store.dispatch(sessionActions.select(uuids))),
    doing: (command: Command) => after(() => store.dispatch(runCommand(command))),
    undoing: () => after(() => store.dispatch(undo())),
    redoing: () => after(() => store.dispatch(redo())),
    asking: (about: SpokenQuestion) => after(() => session.fulfil({ about })),
    trying: (id: string) => after(() => session.fulfil({ refused: actionOf(id) })),
    running: (id: string) =>
      after(() =>
        actionOf(id).run({
          store,
          view: undefined,
          editLabel: () => undefined,
          ask: (about) => session.fulfil({ about }),
        }),
      ),
  };
}
