import type { Result } from '../result.js';
import type { Cell } from './cells.js';
import type { BrailleSystem } from './systems.js';
import type { AbortSignalLike, BrailleFailure } from './translator.js';

/** The cells of one line and the system that they are written in. */
export interface ReadingRequest {
  readonly cells: readonly Cell[];
  readonly system: BrailleSystem;
}

/** Cells as print text. What a system writes alike is read as one of its meanings: no reading replaces a person's. */
export interface BrailleReading {
  readonly text: string;
  /** For each UTF-16 unit of `text` the index of the cell from which it is read; never falls. */
  readonly sourceIndex: readonly number[];
  /** The indices of cells that are not read, or not for certain: they are left out, or stand in `text` as a guess; absent where all are read. */
  readonly unread?: readonly number[];
}

/** A line in print, or `BRAILLE_UNAVAILABLE` where the system cannot be read here. */
export type ReadingResult = Result<BrailleReading, BrailleFailure>;

/** The port that reads braille back. Answers may come from another thread; one for each request, in order. Never rejects. */
export interface BrailleReader {
  read(requests: readonly ReadingRequest[], signal?: AbortSignalLike): Promise<readonly ReadingResult[]>;
}
