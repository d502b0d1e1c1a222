import {
  type AbortSignalLike,
  type BrailleReader,
  type BrailleRequest,
  type BrailleResult,
  type BrailleSystem,
  type BrailleTranslator,
  type Notation,
  NOTATIONS,
  type ReadingRequest,
  type ReadingResult,
} from '@tastwerk/editor-core/braille';

export { type Notation, NOTATIONS };

/** The kinds of emphasis that a line can ask for, in the order in which their signs end at one place. German has none for `script`. */
export const EMPHASES = ['italic', 'underline', 'bold', 'script'] as const;

/** A kind of emphasis. */
export type Emphasis = (typeof EMPHASES)[number];

/** A part of a line that is emphasised, from a UTF-16 index to the one behind its end. Parts may overlap. */
export interface EmphasisSpan {
  readonly kind: Emphasis;
  readonly start: number;
  readonly end: number;
}

/** What a line can say beside its text and system. */
export interface WritingOptions {
  readonly notation?: Notation;
  readonly emphasis?: readonly EmphasisSpan[];
}

/** Print text of one line, the system and how to write it in that. */
export interface LineRequest extends BrailleRequest, WritingOptions {}

/** A system in a notation: what an engine loads. */
export interface Writing {
  readonly system: BrailleSystem;
  readonly notation?: Notation;
}

/** The core's translator port, for requests that say more than those of documents do. */
export interface LineTranslator extends BrailleTranslator {
  translate(requests: readonly LineRequest[], signal?: AbortSignalLike): Promise<readonly BrailleResult[]>;
}

/** The cells of one line and what they are written in: `plain` where no notation is named. */
export interface ReadRequest extends ReadingRequest {
  readonly notation?: Notation;
}

/** The core's reader port, for requests that name a notation. */
export interface LineReader extends BrailleReader {
  read(requests: readonly ReadRequest[], signal?: AbortSignalLike): Promise<readonly ReadingResult[]>;
}
