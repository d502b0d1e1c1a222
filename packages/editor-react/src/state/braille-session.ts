import type { Document, Kinds } from '@tastwerk/editor-core';
import {
  type BrailleLookup,
  type BrailleSystem,
  type BrailleTranslator,
  collectBrailleTexts,
  createBrailleBook,
  formulasOfDocument,
  type LabelFailure,
  rememberLines,
  translateDocument,
  writingFormulas,
} from '@tastwerk/editor-core/braille';
import { useEffect, useMemo, useState } from 'react';

/** Time in ms that typing may rest before its braille is asked for (product spec section 9). */
export const BRAILLE_DELAY_MS = 100;

/** Any text that every system can write. */
const WARM_UP_TEXT = 'a';

/** The braille of a document as far as it is known. */
export interface BrailleState {
  readonly book: BrailleLookup;
  /** Texts of the document that have no braille. */
  readonly failures: readonly LabelFailure[];
  /** Whether the document has changed since `book` was made. */
  readonly isPending: boolean;
}

/** What is known before anything was translated. */
export const NO_BRAILLE: BrailleState = { book: createBrailleBook([]), failures: [], isPending: true };

/** Keeps the braille of a document that changes. */
export interface BrailleSession {
  /** Notes a changed document; its braille is asked for once changes rest. */
  change(document: Document): void;
  /** Translates at once and answers when it is done; for publishing, which must not miss a failure. */
  translate(document: Document): Promise<BrailleState>;
  /** Loads the engine and its table for `system`, so that the first label does not wait for them. */
  warmUp(system: BrailleSystem): void;
  /** For single texts, with the own words and the formulas of the document; answers that the document's braille needed already are known. */
  readonly translator: BrailleTranslator;
  close(): void;
}

/** Whether the known book answers like the new one for all of `document`: kept, nothing has to be drawn again. */
function holdsSame(kinds: Kinds, document: Document, known: BrailleLookup, made: BrailleLookup): boolean {
  return (
    known.hyphenator === made.hyphenator &&
    formulasOfDocument(kinds, document).every(
      (source) => known.formula?.(source) === made.formula?.(source),
    ) &&
    collectBrailleTexts(kinds, document).every(
      ({ text, system }) => known.get(text, system) === made.get(text, system),
    )
  );
}

/** Translates a document while it changes. An answer that comes after a newer change is not shown. */
export function createBrailleSession(
  kinds: Kinds,
  translator: BrailleTranslator,
  onState: (state: BrailleState) => void,
): BrailleSession {
  const remembering = writingFormulas(rememberLines(translator), kinds.formulas);
  let state = NO_BRAILLE;
  let newest: Document | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: BrailleState): BrailleState {
    state = next;
    onState(next);
    return next;
  }

  async function translate(document: Document): Promise<BrailleState> {
    newest = document;
    clearTimeout(timer);
    const { book, failures } = await translateDocument(kinds, document, remembering);
    const translated = {
      book: holdsSame(kinds, document, state.book, book) ? state.book : book,
      failures,
      isPending: false,
    };
    return newest === document ? show(translated) : translated;
  }

  return {
    change(document) {
      if (document === newest) return;
      newest = document;
      clearTimeout(timer);
      timer = setTimeout(() => void translate(document), BRAILLE_DELAY_MS);
      if (!state.isPending) show({ ...state, isPending: true });
    },
    translate,
    translator: remembering,
    warmUp: (system) => void remembering.translate([{ text: WARM_UP_TEXT, system }]),
    close() {
      newest = undefined;
      clearTimeout(timer);
    },
  };
}

/** Keeps the braille of `document` as it changes. */
export function useBraille(
  kinds: Kinds,
  document: Document,
  translator: BrailleTranslator,
): { braille: BrailleState; session: BrailleSession } {
  const [braille, setBraille] = useState(NO_BRAILLE);
  const session = useMemo(() => createBrailleSession(kinds, translator, setBraille), [kinds, translator]);
  const { system } = document;
  useEffect(() => session.warmUp(system), [session, system]);
  useEffect(() => session.change(document), [session, document]);
  useEffect(() => () => session.close(), [session]);
  return { braille, session };
}
