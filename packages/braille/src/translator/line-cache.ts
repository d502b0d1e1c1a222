import type { BrailleResult } from '@tastwerk/editor-core/braille';
import type { LineRequest, Writing } from '../line-request.js';

/** Lines kept: several documents full of labels, at some hundred bytes each. */
const MAX_LINES = 4000;

/** Longer lines are paragraphs of descriptions, which are asked for seldom and would fill the memory. */
const MAX_LINE_LENGTH = 2000;

/** Translations by line and system; the least recently used go first. Only lasting answers are kept. */
export interface LineCache {
  get(request: LineRequest): BrailleResult | undefined;
  set(request: LineRequest, result: BrailleResult): void;
}

/** One key per writing. */
export function keyOfWriting({ system, notation = 'plain' }: Writing): string {
  return `${system} ${notation}`;
}

/** One key per line and how it is to be written. */
export function keyOfRequest(request: LineRequest): string {
  const { emphasis = [] } = request;
  const spans = emphasis.map(({ kind, start, end }) => `${kind} ${start} ${end}`).join();
  return `${keyOfWriting(request)} ${spans} ${request.text}`;
}

/** Whether asking again would give the same answer; an engine that is not there may come back. */
export function isLasting(result: BrailleResult): boolean {
  return result.ok || result.error.code !== 'BRAILLE_UNAVAILABLE';
}

/** An empty cache for up to `maxLines` lines. */
export function createLineCache(maxLines = MAX_LINES): LineCache {
  const lines = new Map<string, BrailleResult>();
  return {
    get(request) {
      const key = keyOfRequest(request);
      const result = lines.get(key);
      if (result) {
        lines.delete(key);
        lines.set(key, result);
      }
      return result;
    },
    set(request, result) {
      if (!isLasting(result) || request.text.length > MAX_LINE_LENGTH) return;
      lines.set(keyOfRequest(request), result);
      const oldest = lines.keys().next();
      if (lines.size > maxLines && !oldest.done) lines.delete(oldest.value);
    },
  };
}
