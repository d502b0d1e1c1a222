import type { LineExceptions } from '@tastwerk/editor-core/braille';
import type { EmphasisAt } from './marks/find-marks.js';

/** What is wanted of a line beside the rules of its table. */
export interface LineWish {
  /** The kinds of emphasis by UTF-16 index of the print text. */
  readonly emphasisAt?: EmphasisAt | undefined;
  /** They go before all rules of the main pass. */
  readonly exceptions?: LineExceptions | undefined;
  /** Characters that the table does not know get no cells, where it has a sign for them. */
  readonly leavesOutUnknown?: boolean;
}
