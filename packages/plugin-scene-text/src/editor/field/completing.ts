import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import type { Extension, Text } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { Engine } from '@tastwerk/editor-core';
import { completeLine, namesIn, parentOf } from '../../completion/complete-at.js';
import type { Language } from '../../language.js';

/** Letters after which words are offered while a line is written. */
const LEAST_LETTERS = 2;

/** A pause in ms after which words are offered while a line is written. */
const PAUSE_MS = 300;

const WORD = new RegExp(`[\\p{L}\\p{N}]{${LEAST_LETTERS},}$`, 'u');

/** Offers words, values and names. While a line is written none is chosen, so that Enter takes the line over. */
export function completing(engine: Engine, language: Language): Extension {
  let known: { readonly text: Text; readonly names: readonly string[] } | undefined;
  const namesOf = (text: Text): readonly string[] => {
    // Names are looked up once for a text: the lines are read for it.
    if (known?.text !== text) known = { text, names: namesIn(text.toString(), engine, language) };
    return known.names;
  };
  const source = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const line = state.doc.lineAt(pos);
    const before = line.text.slice(0, pos - line.from);
    if (!explicit && !WORD.test(before)) return null;
    const found = completeLine(line.text, before.length + 1, {
      engine,
      language,
      names: () => namesOf(state.doc),
      parent: parentOf((number) => state.doc.line(number).text, line.number),
    });
    const [first] = found;
    if (!first) return null;
    return {
      from: line.from + first.from - 1,
      filter: false,
      options: found.filter(({ from }) => from === first.from).map(({ text }) => ({ label: text })),
    };
  };
  return [
    autocompletion({
      override: [source],
      selectOnOpen: false,
      icons: false,
      activateOnTypingDelay: PAUSE_MS,
      defaultKeymap: false,
    }),
    keymap.of(completionKeymap),
  ];
}
