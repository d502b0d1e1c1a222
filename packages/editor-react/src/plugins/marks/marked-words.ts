import { type BrailleSystem, isBrailleSystem, languageOfSystem } from '@tastwerk/editor-core/braille';
import {
  type EMPHASIS_MARKS,
  formulasIn,
  markedText,
  NOTE_MARK,
  SMALL_MARK,
} from '@tastwerk/editor-core/formulas';

/** The marks of emphasis, in the order in which they are named. */
export const EMPHASIS_NAMES = ['b', 'i', 'u'] as const satisfies readonly (keyof typeof EMPHASIS_MARKS)[];

type EmphasisName = (typeof EMPHASIS_NAMES)[number];

/** Words of a text and how they are marked. */
export interface MarkedWords {
  readonly words: string;
  readonly emphasis: readonly EmphasisName[];
  /** Whether their small letters are announced. */
  readonly isSmall: boolean;
  readonly isNote: boolean;
  /** `de`, `en`, or the braille system of another language; null where the words are in the language of the document. */
  readonly language: 'de' | 'en' | BrailleSystem | null;
  /** Other languages that marks name without a system; they hold where `language` is null. */
  readonly others: readonly string[];
}

const isLanguage = (name: string): name is NonNullable<MarkedWords['language']> =>
  name === 'de' || name === 'en' || isBrailleSystem(name);

/** What was selected: a marked stretch with its marks, or words. */
export function markedWordsOf(selected: string): MarkedWords {
  const text = selected.replaceAll(/\s+/gu, ' ').trim();
  const none: MarkedWords = {
    words: text,
    emphasis: [],
    isSmall: false,
    isNote: false,
    language: null,
    others: [],
  };
  const [whole] = markedText(text, formulasIn(text)).stretches;
  if (!whole || whole.open > 0 || whole.close < text.length) return none;
  const { names } = whole;
  const emphasis = EMPHASIS_NAMES.filter((name) => names.includes(name));
  const known: readonly string[] = [...emphasis, SMALL_MARK, NOTE_MARK];
  return {
    words: text.slice(whole.start, whole.end),
    emphasis,
    isSmall: names.includes(SMALL_MARK),
    isNote: names.includes(NOTE_MARK),
    language: names.find(isLanguage) ?? null,
    others: names.filter((name) => !known.includes(name) && !isLanguage(name)),
  };
}

/** The text of marked words; the words alone where they have no mark. */
export function textOfMarked({ words, emphasis, isSmall, isNote, language, others }: MarkedWords): string {
  const languages = language === null ? others : [language];
  const names = [...emphasis, ...(isSmall ? [SMALL_MARK] : []), ...languages, ...(isNote ? [NOTE_MARK] : [])];
  return names.length === 0 ? words : `[${words}]{${names.join()}}`;
}

/** The language of marked words as a BCP 47 tag; undefined where they have none of their own. */
export function languageOfMarked({ language }: MarkedWords): string | undefined {
  return language === null ? undefined : isBrailleSystem(language) ? languageOfSystem(language) : language;
}
