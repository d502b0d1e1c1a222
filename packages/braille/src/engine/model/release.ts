/** The releases of liblouis whose tables can be compiled; each table is read and run by the rules of its own. */
export const RELEASES = ['3.24', '3.39'] as const;

export type Release = (typeof RELEASES)[number];

/** What the releases do in different ways. */
export interface ReleaseRules {
  /**
   * Of several definitions of a character, and of several `base` lines, the first one counts; before, the last one did
   * wherever no rule was asked.
   */
  readonly firstDefinitionCounts: boolean;
  /**
   * A character that has other cells than its base is no form of it if its cells come first in the table; before, every
   * form took the cells of its base.
   */
  readonly ownCellsEndForms: boolean;
  /** Computer braille reaches from the last begin of a word to the end of the word of its trigger; before, it was one word. */
  readonly computerBrailleSpansSpaces: boolean;
  /** A word begins behind what a `context` rule has read, too. */
  readonly wordsBeginBehindContext: boolean;
  /** Words that are emphasised in part belong to phrases; before, this was so for whole words only, as it is for capitals. */
  readonly partsJoinPhrases: boolean;
  /** A phrase may be the last word of the text alone, where one word makes a phrase. */
  readonly lastWordIsPhrase: boolean;
  /** Delimiters of letter sequences also end a word for `sufword` and `prfword`. */
  readonly delimitersEndAffixes: boolean;
  /**
   * Reading: behind a letter sign and in a number `sufword` and `prfword` are not read, nor is `begword` as long as only letters
   * stand behind the sign; before, this was so for `word` alone.
   */
  readonly letterSignEndsAffixes: boolean;
  /** A backslash at the end of a line joins it to the next. */
  readonly joinsLines: boolean;
}

export const RELEASE_RULES: Readonly<Record<Release, ReleaseRules>> = {
  '3.24': {
    firstDefinitionCounts: false,
    ownCellsEndForms: false,
    computerBrailleSpansSpaces: false,
    wordsBeginBehindContext: false,
    partsJoinPhrases: false,
    lastWordIsPhrase: false,
    delimitersEndAffixes: false,
    letterSignEndsAffixes: false,
    joinsLines: true,
  },
  '3.39': {
    firstDefinitionCounts: true,
    ownCellsEndForms: true,
    computerBrailleSpansSpaces: true,
    wordsBeginBehindContext: true,
    partsJoinPhrases: true,
    lastWordIsPhrase: true,
    delimitersEndAffixes: true,
    letterSignEndsAffixes: true,
    joinsLines: false,
  },
};
