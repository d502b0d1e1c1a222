import {
  type AbortSignalLike,
  type BrailleReader,
  type BrailleRequest,
  type BrailleSystem,
  type BrailleTranslator,
  type Emphasis,
  EMPHASES,
  type EmphasisSpan,
  type Notation,
  NOTATIONS,
  type ReadingRequest,
  type ReadingResult,
  UNKNOWN_CHARACTERS,
  type UnknownCharacters,
} from '@tastwerk/editor-core/braille';

export {
  type Emphasis,
  EMPHASES,
  type EmphasisSpan,
  type Notation,
  NOTATIONS,
  UNKNOWN_CHARACTERS,
  type UnknownCharacters,
};

/** What a line can say beside its text and system. */
export type WritingOptions = Pick<BrailleRequest, 'notation' | 'emphasis' | 'unknownCharacters'>;

/** Print text of one line, the system and how to write it in that. */
export type LineRequest = BrailleRequest;

/** A system in a notation: what an engine loads. */
export interface Writing {
  readonly system: BrailleSystem;
  readonly notation?: Notation;
}

/** The core's translator port. */
export type LineTranslator = BrailleTranslator;

/** The cells of one line and what they are written in: `plain` where no notation is named. */
export interface ReadRequest extends ReadingRequest {
  readonly notation?: Notation;
}

/** The core's reader port, for requests that name a notation. */
export interface LineReader extends BrailleReader {
  read(requests: readonly ReadRequest[], signal?: AbortSignalLike): Promise<readonly ReadingResult[]>;
}
