import { CELL_CODES, type BrailleResult } from '@tastwerk/editor-core/braille';

/** Steps between source indices, one character each. */
const STEPS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A result as a line of a corpus file: the cells in North American braille ASCII, a tab, and for each cell how far its
 * source index is beyond the one before. A line that cannot be written is `!` and the index of the character.
 */
export function expectedLineOf(result: BrailleResult): string {
  if (!result.ok) return `!\t${result.error.index ?? ''}`;
  const { cells, sourceIndex, unwritten } = result.value;
  if (unwritten !== undefined) return `!\t${unwritten[0]?.index ?? ''}`;
  const steps = sourceIndex.map((index, cell) => STEPS[index - (sourceIndex[cell - 1] ?? 0)] ?? '?');
  return `${cells.map((cell) => CELL_CODES['na-lower'][cell] ?? '?').join('')}\t${steps.join('')}`;
}
