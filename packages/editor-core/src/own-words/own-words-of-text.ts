import { systemOfWords } from '../texts/marked-stretches.js';
import { hasMarkup, textParts } from '../texts/text-parts.js';
import type { BrailleSystem } from '../translator/systems.js';
import type { LineExceptions } from '../translator/translator.js';
import type { OwnWord } from './own-word.js';
import { ownWordsFor } from './own-words.js';

/** Words of a text that are written in one system, at a UTF-16 index of it. */
interface Passage {
  readonly system: BrailleSystem;
  readonly start: number;
  readonly words: string;
}

/** The words of `text`, a text of `system`, with the systems that write them. */
function passagesOf(text: string, system: BrailleSystem): readonly Passage[] {
  if (!hasMarkup(text)) return [{ system, start: 0, words: text }];
  return textParts(text).flatMap(({ kind, start, end, marks }) =>
    kind === 'words' ? [{ system: systemOfWords(marks, system), start, words: text.slice(start, end) }] : [],
  );
}

/** Those of `ownWords` that a text of `system` has; what it has in another language is looked for by the system of that. */
export function ownWordsIn(
  text: string,
  ownWords: readonly OwnWord[],
  system: BrailleSystem,
): readonly OwnWord[] {
  if (ownWords.length === 0) return [];
  return passagesOf(text, system).flatMap((passage) =>
    ownWordsFor(ownWords, passage.system)
      .in(passage.words)
      .map(({ word }) => word),
  );
}

/** What of a text of `system` is not written by the rules of its systems alone; undefined for a text without own words. */
export function exceptionsIn(
  text: string,
  ownWords: readonly OwnWord[],
  system: BrailleSystem,
): LineExceptions | undefined {
  if (ownWords.length === 0) return undefined;
  const all = passagesOf(text, system).map((passage): LineExceptions => {
    const { written, divisions } = ownWordsFor(ownWords, passage.system).exceptionsOf(passage.words) ?? NONE;
    return {
      written: written.map((part) => ({
        ...part,
        start: part.start + passage.start,
        end: part.end + passage.start,
      })),
      divisions: divisions.map((at) => at + passage.start),
    };
  });
  const written = all.flatMap((one) => one.written);
  const divisions = all.flatMap((one) => one.divisions);
  return written.length + divisions.length === 0 ? undefined : { written, divisions };
}

const NONE: LineExceptions = { written: [], divisions: [] };
