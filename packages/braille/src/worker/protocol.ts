import type { BrailleResult } from '@tastwerk/editor-core/braille';
import type { LineRequest } from '../line-request.js';

/** Lines for the worker; `id` tells its answer from that to an earlier question. */
export interface TranslateQuestion {
  readonly id: number;
  readonly requests: readonly LineRequest[];
}

/** The worker's answer to the question of the same `id`. */
export interface TranslateAnswer {
  readonly id: number;
  readonly results: readonly BrailleResult[];
}
