import type { Emphasis } from '../translator/emphasis.js';
import {
  type BrailleSystem,
  isBrailleSystem,
  languageOfSystem,
  systemWithin,
} from '../translator/systems.js';

/** What marks say of a stretch of text. */
export interface Marks {
  /** Each once, in the order in which they were named, those of stretches around it first. */
  readonly emphasis: readonly Emphasis[];
  /** Set where small letters are announced as such. */
  readonly isSmall?: true;
  /** The language of the words as a BCP 47 tag, where it is not that of the text. */
  readonly language?: string;
  /** The braille system of the words, where a mark names it. */
  readonly system?: BrailleSystem;
}

/** The emphases that a text can have, by the names of their marks. */
export const EMPHASIS_MARKS = { b: 'bold', i: 'italic', u: 'underline' } as const satisfies Readonly<
  Record<string, Emphasis>
>;

/** The mark of a note that the transcriber adds, which print does not have. */
export const NOTE_MARK = 'note';

/** The mark of small letters that are announced, as a variable or an abbreviation whose letters must not be taken for capitals. */
export const SMALL_MARK = 'small';

/** A stretch `[words]{marks}` of a text; places are UTF-16 indices. */
export interface MarkedStretch {
  /** Of its opening bracket, and the one behind its closing brace. */
  readonly open: number;
  readonly close: number;
  /** Of its first character, and of its closing bracket. */
  readonly start: number;
  readonly end: number;
  /** Its marks, as they are typed. */
  readonly names: readonly string[];
}

/** The marked stretches of a text, in the order of their opening brackets; they lie within each other or beside each other. */
export interface MarkedText {
  readonly stretches: readonly MarkedStretch[];
  /** Backslashes that keep a bracket from beginning a stretch, and the place behind the brace that would end it. */
  readonly escapes: readonly { readonly at: number; readonly close: number }[];
  /** What looks like marks behind a bracket, and is none: a name is not known. From the opening bracket to the one behind the brace. */
  readonly unread: readonly { readonly start: number; readonly end: number; readonly name: string }[];
}

/** Names of marks behind a closing bracket; they have no blanks, so that no line ends within them. */
const NAMES = /\]\{([A-Za-z][\w:@.-]*(?:,[A-Za-z][\w:@.-]*)*)\}/y;

/** A BCP 47 tag of a language, with script and region where they are named. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/u;

const isEmphasisMark = (name: string): name is keyof typeof EMPHASIS_MARKS =>
  Object.hasOwn(EMPHASIS_MARKS, name);

const isMark = (name: string) =>
  isEmphasisMark(name) ||
  name === NOTE_MARK ||
  name === SMALL_MARK ||
  isBrailleSystem(name) ||
  LANGUAGE.test(name);

/** What `names` add to the marks `around` them: the innermost language holds. */
export function marksWithin(around: Marks, names: readonly string[]): Marks {
  let marks = around;
  for (const name of names) {
    if (isEmphasisMark(name)) {
      const emphasis = EMPHASIS_MARKS[name];
      if (!marks.emphasis.includes(emphasis)) marks = { ...marks, emphasis: [...marks.emphasis, emphasis] };
    } else if (name === SMALL_MARK) marks = { ...marks, isSmall: true };
    else if (name !== NOTE_MARK) {
      const { emphasis, isSmall } = marks;
      const kept = { emphasis, ...(isSmall ? { isSmall } : {}) };
      marks = isBrailleSystem(name)
        ? { ...kept, language: languageOfSystem(name), system: name }
        : { ...kept, language: name };
    }
  }
  return marks;
}

/** The system of words with `marks` within a text of `system`. */
export function systemOfWords(marks: Marks | undefined, system: BrailleSystem): BrailleSystem {
  if (marks?.system) return marks.system;
  return marks?.language === undefined ? system : systemWithin(system, marks.language);
}

const NONE: MarkedText = { stretches: [], escapes: [], unread: [] };

/**
 * Finds the marked stretches of `text`: words in square brackets with marks in braces right behind them, such as `[very]{b}`,
 * `[Good morning]{i,en}` or `[not in print]{note}`. Marks are `b`, `i`, `u`, `small`, `note`, a language or a braille system. `\[` begins no stretch,
 * and none goes over a line break. Brackets within `formulas` belong to these. What is no stretch is text as it is typed.
 */
export function markedText(
  text: string,
  formulas: readonly { readonly start: number; readonly end: number }[],
): MarkedText {
  if (!text.includes(']{')) return NONE;
  const stretches: MarkedStretch[] = [];
  const escapes: { at: number; close: number }[] = [];
  const unread: { start: number; end: number; name: string }[] = [];
  const opened: { readonly at: number; readonly isEscaped: boolean }[] = [];
  let nextFormula = 0;
  for (let at = 0; at < text.length; at += 1) {
    const formula = formulas[nextFormula];
    if (formula && at >= formula.start) {
      at = formula.end - 1;
      nextFormula += 1;
      continue;
    }
    const character = text[at];
    // Texts are written paragraph by paragraph.
    if (character === '\n') opened.length = 0;
    if (character === '[') opened.push({ at, isEscaped: text[at - 1] === '\\' });
    if (character !== ']') continue;
    const opening = opened.pop();
    NAMES.lastIndex = at;
    const found = opening && NAMES.exec(text);
    if (!found) continue;
    const names = (found[1] ?? '').split(',');
    const close = at + found[0].length;
    const unknown = names.find((name) => !isMark(name));
    if (opening.isEscaped) escapes.push({ at: opening.at - 1, close });
    else if (unknown !== undefined) unread.push({ start: opening.at, end: close, name: unknown });
    else stretches.push({ open: opening.at, close, start: opening.at + 1, end: at, names });
    at = close - 1;
  }
  return { stretches: stretches.sort((a, b) => a.open - b.open), escapes, unread };
}
