import { type Cell, createCell } from '../../state/cell.js';

/** What a screen reader is given to say. */
export interface Utterance {
  readonly text: string;
  /** Counts utterances, so that the same words are said again. */
  readonly turn: number;
}

/** Rest in ms after the last change before anything is said: of many quick steps only the last one counts. */
export const SPEECH_REST_MS = 150;

/** Rest in ms after an utterance that ends a run of steps: what follows sooner may keep a screen reader from saying it. */
export const RUN_REST_MS = 1500;

/** Says sentences one at a time. */
export interface Speech {
  readonly utterance: Cell<Utterance>;
  readonly say: (text: string) => void;
}

/** A speech that has said nothing yet. */
export function createSpeech(): Speech {
  const utterance = createCell<Utterance>({ text: '', turn: 0 });
  return {
    utterance,
    say: (text) => {
      if (text !== '') utterance.set({ text, turn: utterance.get().turn + 1 });
    },
  };
}
