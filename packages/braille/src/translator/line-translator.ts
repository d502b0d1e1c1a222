import { fail } from '@tastwerk/editor-core';
import type { AbortSignalLike, BrailleResult } from '@tastwerk/editor-core/braille';
import type { LineRequest, LineTranslator } from '../line-request.js';
import { createLineCache, isLasting, keyOfRequest } from './line-cache.js';

/** Translates a few lines; one result for each request, in order. */
export type TranslateBatch = (requests: readonly LineRequest[]) => Promise<readonly BrailleResult[]>;

/** Lines sent at once: few enough that a cancelled or urgent request does not wait behind a whole book. */
const BATCH_LINES = 50;

const UNAVAILABLE: BrailleResult = fail({ code: 'BRAILLE_UNAVAILABLE' });

/**
 * The translator port over `translateBatch`: each distinct line goes there once and is remembered. After `signal` has been
 * aborted no further batch is sent, and the lines still open answer `BRAILLE_UNAVAILABLE`.
 */
export function createLineTranslator(translateBatch: TranslateBatch): LineTranslator {
  const cache = createLineCache();
  return {
    async translate(requests, signal) {
      const known = new Map<string, BrailleResult>();
      const open = new Map<string, LineRequest>();
      for (const request of requests) {
        const key = keyOfRequest(request);
        const result = cache.get(request);
        if (result) known.set(key, result);
        else open.set(key, request);
      }
      for (const batch of batchesOf([...open.values()])) {
        if (isAborted(signal)) break;
        const results = await translateBatch(batch);
        for (const [at, request] of batch.entries()) {
          const result = results[at] ?? UNAVAILABLE;
          cache.set(request, result);
          known.set(keyOfRequest(request), result);
        }
        if (!results.some(isLasting)) break;
      }
      return requests.map((request) => known.get(keyOfRequest(request)) ?? UNAVAILABLE);
    },
  };
}

/** Read again before each batch: it changes while a batch is under way. */
function isAborted(signal: AbortSignalLike | undefined): boolean {
  return signal?.aborted === true;
}

function batchesOf(requests: readonly LineRequest[]): readonly (readonly LineRequest[])[] {
  const count = Math.ceil(requests.length / BATCH_LINES);
  return Array.from({ length: count }, (_, at) => requests.slice(at * BATCH_LINES, (at + 1) * BATCH_LINES));
}
