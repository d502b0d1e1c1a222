import type { BrailleResult, ReadingResult } from '@tastwerk/editor-core/braille';
import type { LineRequest, ReadRequest, Writing } from './line-request.js';

/**
 * The seam to a braille engine: one folder behind it can be replaced by another. An engine is loaded by parts and then
 * translates and reads synchronously, so that it can run inside a worker, a server job or a test alike.
 */
export interface BrailleEngine {
  /** Loads what a writing needs. Never rejects: what cannot be loaded answers `BRAILLE_UNAVAILABLE` and is tried again next time. */
  prepare(writing: Writing): Promise<void>;
  /**
   * Translates one line of print text. Characters that the system cannot write are left out and named. Fails with
   * `BRAILLE_UNAVAILABLE` while the writing is not prepared.
   */
  translateLine(request: LineRequest): BrailleResult;
  /** Loads what reading a writing needs, apart from what writing it needs. Never rejects, as `prepare`. */
  prepareReading(writing: Writing): Promise<void>;
  /**
   * Reads one line of cells. Cells that the system cannot read are left out, or their word is read as what it may be, and named. Fails with `BRAILLE_UNAVAILABLE` while
   * the writing is not prepared for reading, and for a system that cannot be read here.
   */
  readLine(request: ReadRequest): ReadingResult;
}
