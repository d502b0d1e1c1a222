import { fail } from '@tastwerk/editor-core';
import type { AbortSignalLike, ReadingResult } from '@tastwerk/editor-core/braille';
import type { LineReader, ReadRequest } from '../line-request.js';
import { REQUESTS_AT_ONCE } from './engine-question.js';

const UNAVAILABLE: ReadingResult = fail({ code: 'BRAILLE_UNAVAILABLE' });

/** Reads a batch of lines; undefined where the engine was lost. */
export type ReadLines = (requests: readonly ReadRequest[]) => Promise<readonly ReadingResult[] | undefined>;

/** Read again before each batch: it changes while a batch is under way. */
const isAborted = (signal: AbortSignalLike | undefined) => signal?.aborted === true;

/**
 * The reader port over `ask`, in batches of 50. Nothing is remembered. After `signal` has been aborted, or the engine was lost,
 * no further batch is sent, and the lines still open answer `BRAILLE_UNAVAILABLE`.
 */
export function createLineReader(ask: ReadLines): LineReader {
  return {
    async read(requests, signal) {
      const results: ReadingResult[] = [];
      while (results.length < requests.length && !isAborted(signal)) {
        const batch = requests.slice(results.length, results.length + REQUESTS_AT_ONCE);
        const answers = await ask(batch);
        if (answers === undefined) break;
        for (const at of batch.keys()) results.push(answers[at] ?? UNAVAILABLE);
      }
      return requests.map((_, at) => results[at] ?? UNAVAILABLE);
    },
  };
}
