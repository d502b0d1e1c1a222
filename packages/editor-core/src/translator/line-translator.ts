import { LruMap } from '../collections/lru-map.js';
import { fail } from '../result.js';
import {
  type AbortSignalLike,
  type BrailleRequest,
  type BrailleResult,
  type BrailleTranslator,
  keyOfRequest,
} from './translator.js';

/** Lines kept: several documents full of labels, with undo and half-typed words, at some hundred bytes each. */
const MAX_LINES = 5000;

/** Longer lines are paragraphs of descriptions, which are asked for seldom and would fill the memory. */
const MAX_LINE_LENGTH = 2000;

const UNAVAILABLE: BrailleResult = fail({ code: 'BRAILLE_UNAVAILABLE' });

/** Translates lines; one result for each request, in order. */
export type TranslateLines = (
  requests: readonly BrailleRequest[],
  signal?: AbortSignalLike,
) => Promise<readonly BrailleResult[]>;

/** How a translator asks for lines. */
export interface LineTranslatorOptions {
  /** Lines asked for at once; all of them by default. */
  readonly linesAtOnce?: number;
  /** Lines kept at most; the least recently used go first. */
  readonly maxLines?: number;
}

/** Whether asking again would give the same answer; an engine that is not there may come back. */
const isLasting = (result: BrailleResult) => result.ok || result.error.code !== 'BRAILLE_UNAVAILABLE';

/** Read again before each batch: it changes while a batch is under way. */
const isAborted = (signal: AbortSignalLike | undefined) => signal?.aborted === true;

/**
 * The translator port over `ask`: each distinct line is asked for once, in batches, and its lasting answer is remembered. After `signal`
 * has been aborted no further batch is sent, and the lines still open answer `BRAILLE_UNAVAILABLE`.
 */
export function createLineTranslator(
  ask: TranslateLines,
  { linesAtOnce = Infinity, maxLines = MAX_LINES }: LineTranslatorOptions = {},
): { readonly translate: TranslateLines; readonly remembers: true } {
  const answers = new LruMap<string, BrailleResult>(maxLines);
  return {
    remembers: true,
    async translate(requests, signal) {
      const known = new Map<string, BrailleResult>();
      const open = new Map<string, BrailleRequest>();
      for (const request of requests) {
        const key = keyOfRequest(request);
        const result = answers.get(key);
        if (result) known.set(key, result);
        else open.set(key, request);
      }
      const waiting = [...open];
      while (waiting.length > 0 && !isAborted(signal)) {
        const batch = waiting.splice(0, linesAtOnce);
        const results = await ask(
          batch.map(([, request]) => request),
          signal,
        );
        for (const [at, [key, { text }]] of batch.entries()) {
          const result = results[at] ?? UNAVAILABLE;
          known.set(key, result);
          if (isLasting(result) && text.length <= MAX_LINE_LENGTH) answers.set(key, result);
        }
        if (!results.some(isLasting)) break;
      }
      return requests.map((request) => known.get(keyOfRequest(request)) ?? UNAVAILABLE);
    },
  };
}

/** `translator`, or one that remembers its lines where it does not. */
export function rememberLines(translator: BrailleTranslator): BrailleTranslator {
  if (translator.remembers) return translator;
  return createLineTranslator((requests, signal) => translator.translate(requests, signal));
}
