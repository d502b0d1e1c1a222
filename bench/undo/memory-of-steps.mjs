/**
 * Prints the bytes that a full history adds to an editor, for each step; a process of its own for `undo.bench.mjs`. It runs
 * without the optimising compilers, and its first runs do not count: compiled code and tables that grow take up to 400 KB of
 * the same heap, a third of what was measured, and differ between runs.
 */
import { createEditorStore } from '@tastwerk/editor-core/standard';
import { crowd, KEPT, move } from './crowd.mjs';

const WARM_UP_RUNS = 3;
const RUNS = 3;

function heapBytes() {
  for (let times = 0; times < 3; times += 1) globalThis.gc();
  return process.memoryUsage().heapUsed;
}

/** The editor of the run before: freed while the next one is measured, it would be subtracted from that one's memory. */
let last;

function bytesOfStep() {
  const store = createEditorStore(crowd());
  const before = heapBytes();
  for (let step = 0; step < KEPT; step += 1) store.dispatch(move(step));
  const bytes = (heapBytes() - before) / KEPT;
  // Steps beyond the limit replace older ones, so that the next run finds caches as full as this one leaves them.
  for (let step = KEPT; step < 2 * KEPT; step += 1) store.dispatch(move(step));
  last = store;
  return bytes;
}

for (let run = 0; run < WARM_UP_RUNS; run += 1) bytesOfStep();
const measured = Array.from({ length: RUNS }, bytesOfStep);
if (last.getState().history.past.length !== KEPT) throw new Error(`a full history is not of ${KEPT} steps`);
console.log(Math.max(...measured));
