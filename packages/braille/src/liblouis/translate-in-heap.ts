import type { LiblouisModule } from './capture-module.js';

/** What `lou_translate` wrote: dot patterns and for each the index of the input character it comes from. */
export interface HeapTranslation {
  readonly patterns: Int32Array;
  readonly inputPositions: Int32Array;
}

/** A wide character and an int of the utf32 build. */
const BYTES_PER_UNIT = 4;

/** `dotsIO` of liblouis: patterns come out as bits, whatever display table is loaded. */
const DOTS_IO_MODE = 4;

const SIGNATURE = Array.from({ length: 11 }, (_, index) => (index === 0 ? 'string' : 'number'));

/**
 * Runs `lou_translate` over `codePoints` with buffers that hold the whole answer, or `undefined` when the table
 * cannot be compiled or the heap is full. The output buffer starts at twice the input and doubles while the text did not fit.
 */
export function translateInHeap(
  module: LiblouisModule,
  tablePath: string,
  codePoints: readonly number[],
): HeapTranslation | undefined {
  for (let capacity = codePoints.length * 2 + 64; ; capacity *= 2) {
    const answer = translateOnce(module, tablePath, codePoints, capacity);
    if (answer !== 'too-small') return answer;
  }
}

function translateOnce(
  module: LiblouisModule,
  tablePath: string,
  codePoints: readonly number[],
  capacity: number,
): HeapTranslation | 'too-small' | undefined {
  const block = module._malloc((2 + codePoints.length + 1 + 2 * capacity) * BYTES_PER_UNIT);
  if (block === 0) return undefined;
  try {
    const heap = module.HEAP32;
    const inputLengthAt = block / BYTES_PER_UNIT;
    const outputLengthAt = inputLengthAt + 1;
    const inputAt = outputLengthAt + 1;
    const outputAt = inputAt + codePoints.length + 1;
    const positionsAt = outputAt + capacity;
    heap[inputLengthAt] = codePoints.length;
    heap[outputLengthAt] = capacity;
    heap.set(codePoints, inputAt);
    heap[inputAt + codePoints.length] = 0;
    const [inputLength, outputLength, input, output, positions] = [
      inputLengthAt,
      outputLengthAt,
      inputAt,
      outputAt,
      positionsAt,
    ].map((index) => index * BYTES_PER_UNIT);
    const isDone = module.ccall('lou_translate', 'number', SIGNATURE, [
      tablePath,
      input,
      inputLength,
      output,
      outputLength,
      0,
      0,
      0,
      positions,
      0,
      DOTS_IO_MODE,
    ]);
    if (isDone === 0) return undefined;
    const written = heap[outputLengthAt] ?? 0;
    if (heap[inputLengthAt] !== codePoints.length || written >= capacity) return 'too-small';
    return {
      patterns: heap.slice(outputAt, outputAt + written),
      inputPositions: heap.slice(positionsAt, positionsAt + written),
    };
  } finally {
    module._free(block);
  }
}
