import { type BrailleSystem, isBrailleSystem, languageOfSystem } from '@tastwerk/editor-core/braille';
import { type EMPHASIS_MARKS, NOTE_MARK, textParts } from '@tastwerk/editor-core/formulas';

/** The marks of emphasis, in the order in which they are named. */
export const EMPHASIS_NAMES = ['b', 'i', 'u'] as const satisfies readonly (keyof typeof EMPHASIS_MARKS)[];

type EmphasisName = (typeof EMPHASIS_NAMES)[number];

/** Words of a text and how they are marked. */
export interface MarkedWords {
  readonly words: string;
  readonly emphasis: readonly EmphasisName[];
  readonly isNote: boolean;
  /** `de`, `en`, or the braille system of another language; null where the words are in the language of the document. */
  readonly language: 'de' | 'en' | BrailleSystem | null;
}

const STRETCH = /^\[(.*)\]\{([^{}]*)\}$/u;

/** What was selected: a marked stretch with its marks, or words. */
export function markedWordsOf(selected: string): MarkedWords {
  const text = selected.replaceAll(/\s+/gu, ' ').trim();
  const none: MarkedWords = { words: text, emphasis: [], isNote: false, language: null };
  const [, words, marks] = STRETCH.exec(text) ?? [];
  if (words === undefined || marks === undefined || textParts(text)[0]?.content === text) return none;
  const names = marks.split(',');
  const language = names.find((name) => name === 'de' || name === 'en' || isBrailleSystem(name));
  return {
    words,
    emphasis: EMPHASIS_NAMES.filter((name) => names.includes(name)),
    isNote: names.includes(NOTE_MARK),
    language: language === 'de' || language === 'en' || isBrailleSystem(language) ? language : null,
  };
}

/** The text of marked words; the words alone where they have no mark. */
export function textOfMarked({ words, emphasis, isNote, language }: MarkedWords): string {
  const names = [...emphasis, ...(language === null ? [] : [language]), ...(isNote ? [NOTE_MARK] : [])];
  return names.length === 0 ? words : `[${words}]{${names.join()}}`;
}

/** The language of marked words as a BCP 47 tag; undefined where they have none of their own. */
export function languageOfMarked({ language }: MarkedWords): string | undefined {
  return language === null ? undefined : isBrailleSystem(language) ? languageOfSystem(language) : language;
}
