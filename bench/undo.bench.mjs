/** Steps of one object among 5,000: how long one takes, how long undoing takes, and what it costs to remember it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { redo, undo } from '@tastwerk/editor-core';
import { createEditorStore } from '@tastwerk/editor-core/standard';
import { ROOT } from '../scripts/setup/root.mjs';
import { cpuOf } from './cpu-time.mjs';
import { crowd, KEPT, move, OBJECTS } from './undo/crowd.mjs';

const STEPS = 1000;
const RUNS = 5;
const STEP_MS = 2;
const STEP_KB = 16;
const BYTES_PER_KB = 1024;
/** Measured with these flags, memory is the same in each run to one percent. */
const MEMORY_FLAGS = ['--expose-gc', '--no-opt', '--no-sparkplug', '--single-threaded'];

function percentile99(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)];
}

/** What the history of a step holds, in KB. */
function keptKb() {
  const file = join(ROOT, 'bench/undo/memory-of-steps.mjs');
  return Number(execFileSync(process.execPath, [...MEMORY_FLAGS, file], { encoding: 'utf8' })) / BYTES_PER_KB;
}

function row(name, measured, limit, unit) {
  return {
    name,
    measured: `${measured.toFixed(2)} ${unit}`,
    limit: `${limit} ${unit}`,
    ok: measured <= limit,
  };
}

/** CPU times in ms of all steps of one run, of undoing and of doing them again. */
function runOnce() {
  const store = createEditorStore(crowd());
  const done = Array.from({ length: STEPS }, (_, step) => cpuOf(() => store.dispatch(move(step))));
  const undone = Array.from({ length: KEPT }, () => cpuOf(() => store.dispatch(undo())));
  const redone = Array.from({ length: KEPT }, () => cpuOf(() => store.dispatch(redo())));
  return { done, undone, redone };
}

/** 99th percentiles over all steps of the fastest of several runs; the slower ones also tell what else the machine did. */
export function run() {
  const runs = Array.from({ length: RUNS }, runOnce);
  const fastest = (timesOf) => Math.min(...runs.map((one) => percentile99(timesOf(one))));
  const title = `Undo, one of ${OBJECTS} objects moved`;
  return [
    row(
      `${title}: a step, p99, CPU`,
      fastest(({ done }) => done),
      STEP_MS,
      'ms',
    ),
    row(
      `${title}: undoing it, p99, CPU`,
      fastest(({ undone }) => undone),
      STEP_MS,
      'ms',
    ),
    row(
      `${title}: doing it again, p99, CPU`,
      fastest(({ redone }) => redone),
      STEP_MS,
      'ms',
    ),
    row(`${title}: memory of a step`, keptKb(), STEP_KB, 'KB'),
  ];
}
