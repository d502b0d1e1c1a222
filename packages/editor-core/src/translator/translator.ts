import type { Hyphenator } from './hyphenation/hyphenator.js';
import type { FormulaLookup } from '../formulas/formulas.js';
import type { FormulaProblem } from '../formulas/formula-writer.js';
import type { MathCode } from '../formulas/math-codes.js';
import type { EmphasisSpan, MarkKind } from './emphasis.js';
import type { CoreErrorCode } from '../issue.js';
import type { Result } from '../result.js';
import type { Cell } from './cells.js';
import type { BrailleSystem } from './systems.js';

export type { Cell } from './cells.js';

/** A character of a line that the system has no cells for, at UTF-16 unit `index`. Its braille leaves it out, or has the sign of the system for unknown characters there. */
export interface UnwrittenCharacter {
  readonly character: string;
  readonly index: number;
}

/** A formula of a line, dollar signs included, at UTF-16 units from `start` up to and without `end`. */
export interface FormulaOfLine {
  readonly start: number;
  readonly end: number;
  /** Why it is written as it is typed. */
  readonly problem?: FormulaProblem;
  /** Names of the rules that wrote it and are not sure, each once. */
  readonly doubts: readonly string[];
}

/** One line of print text in braille, with the way back for cursor routing and line breaking. */
export interface BrailleTranslation {
  readonly cells: readonly Cell[];
  /** For each cell the index (UTF-16 unit) of the print character that it begins to write; never falls. */
  readonly sourceIndex: readonly number[];
  /** The characters that the system has no cells for, in their order; absent where all are written. */
  readonly unwritten?: readonly UnwrittenCharacter[];
  /** Kinds of marks that are asked for and that the system has no signs for, each once; absent where there are none. */
  readonly unmarked?: readonly MarkKind[];
  /** Its formulas; absent where it has none, or no engine of mathematics is at hand. */
  readonly formulas?: readonly FormulaOfLine[];
}

/** Why a text has no braille, or lacks a character in it: `character` could not be written, at UTF-16 unit `index`. */
export interface BrailleFailure {
  readonly code: Extract<CoreErrorCode, 'BRAILLE_UNTRANSLATABLE' | 'BRAILLE_UNAVAILABLE'>;
  readonly character?: string;
  readonly index?: number;
}

/** A part of a line that is written with given cells, from a UTF-16 index to the one behind its end; at least one character. */
export interface WrittenPart {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly Cell[];
}

/** Where a line is not written by the rules of its system alone. */
export interface LineExceptions {
  /** In rising order; no two overlap. Signs for capitals stand before them as before any word. */
  readonly written: readonly WrittenPart[];
  /** UTF-16 indices that no contraction reads across, in rising order. */
  readonly divisions: readonly number[];
}

/**
 * How a system is written. `plain`: by its rules for reading, German without marks for capitals. `capitals`: German by
 * liblouis' detailed tables, every capital marked and accents told apart. `computer`: character by character, so that it
 * can be typed again (German six-dot computer braille; English uncontracted). English marks capitals in every notation.
 */
export const NOTATIONS = ['plain', 'capitals', 'computer'] as const;

/** One of the notations. */
export type Notation = (typeof NOTATIONS)[number];

/**
 * What stands for a character that a system does not know: the sign that its rules have for such characters, or nothing. Systems
 * without such a sign leave it out.
 */
export const UNKNOWN_CHARACTERS = ['sign', 'leave-out'] as const;

/** One of these. */
export type UnknownCharacters = (typeof UNKNOWN_CHARACTERS)[number];

/** Print text of one line (no line breaks) and the system to write it in. */
export interface BrailleRequest {
  readonly text: string;
  readonly system: BrailleSystem;
  readonly exceptions?: LineExceptions;
  /** Its emphasised parts, in their order; absent where there are none. */
  readonly emphasis?: readonly EmphasisSpan[];
  /** The code of its formulas; absent where the text has no markup at all (see `hasMarkup`): a translator itself knows none. */
  readonly mathCode?: MathCode;
  /** `plain` where none is named. */
  readonly notation?: Notation;
  /** `sign` where nothing is named. */
  readonly unknownCharacters?: UnknownCharacters;
}

/** One key for all requests that say the same. */
export function keyOfRequest({
  text,
  system,
  notation = 'plain',
  mathCode,
  exceptions,
  emphasis = [],
  unknownCharacters = 'sign',
}: BrailleRequest): string {
  const { written, divisions } = exceptions ?? { written: [], divisions: [] };
  const parts = written.map(({ start, end, cells }) => `${start}-${end}=${cells.join('.')}`);
  const spans = emphasis.map(({ kind, start, end }) => `${kind}:${start}-${end}`);
  return `${system} ${notation} ${unknownCharacters} ${mathCode ?? ''} ${parts.join()}|${divisions.join()}|${spans.join()} ${text}`;
}

/** A line in braille, or why it has none. */
export type BrailleResult = Result<BrailleTranslation, BrailleFailure>;

/** Why a line has no braille, or which characters its braille lacks, each once; empty for a line that is written whole. */
export function brailleProblems(result: BrailleResult): readonly BrailleFailure[] {
  if (!result.ok) return [result.error];
  const byCharacter = new Map<string, UnwrittenCharacter>();
  for (const one of result.value.unwritten ?? [])
    if (!byCharacter.has(one.character)) byCharacter.set(one.character, one);
  return Array.from(byCharacter.values(), (one) => ({ code: 'BRAILLE_UNTRANSLATABLE', ...one }));
}

/** The port that a braille engine fills. Answers may come from another thread. */
export interface BrailleTranslator {
  translate(requests: readonly BrailleRequest[], signal?: AbortSignalLike): Promise<readonly BrailleResult[]>;
  /** Set where it keeps its answers and asks for no line twice, so that callers keep none themselves. */
  readonly remembers?: boolean;
  /** Set where it writes the formulas of requests that name a code. */
  readonly writesFormulas?: boolean;
}

/** The part of an AbortSignal that the core needs, so that it compiles without DOM types. */
export interface AbortSignalLike {
  readonly aborted: boolean;
}

/**
 * Braille that has been translated already, looked up while laying out. `undefined` means not translated yet:
 * the layout then leaves the dots out and the caller asks the translator.
 */
export interface BrailleLookup extends FormulaLookup {
  get(text: string, system: BrailleSystem): BrailleResult | undefined;
  /** Divides the words of the braille pages; absent where the document does not want it or the patterns could not be had. */
  readonly hyphenator?: Hyphenator | undefined;
}

/** Nothing is translated: labels stand in letters alone. */
export const NO_BRAILLE: BrailleLookup = { get: () => undefined };
