/** Steps of one object among 5,000: how long one takes, how long undoing takes, and what it costs to remember it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { redo, runCommand, undo } from '@tastwerk/editor-core';
import { cpuOf } from './cpu-time.mjs';
import { createBlankDocument, createEditorStore, createObject } from '@tastwerk/editor-core/standard';

const OBJECTS = 5000;
const STEPS = 1000;
/** Steps that the history keeps. */
const KEPT = 500;
const RUNS = 5;
const STEP_MS = 2;
const STEP_KB = 16;
const BYTES_PER_KB = 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

function uuid(number) {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function crowd() {
  const blank = createBlankDocument({ uuid: uuid(1), pageUuid: uuid(2), language: 'de' });
  const [page] = blank.pages;
  const objects = Array.from({ length: OBJECTS }, (_, index) =>
    createObject('rect', { uuid: uuid(100 + index), x: index % 100, y: Math.floor(index / 100) }),
  );
  return { ...blank, pages: [{ ...page, objects }] };
}

function percentile99(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)];
}

function heapBytes() {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Moves of one object after the other all over the page. */
function move(step) {
  const uuids = [uuid(100 + ((step * 37) % OBJECTS))];
  return runCommand({ type: 'move-objects', uuids, dx: 0.5, dy: 1 });
}

function row(name, measured, limit, unit) {
  return {
    name,
    measured: `${measured.toFixed(2)} ${unit}`,
    limit: `${limit} ${unit}`,
    ok: measured <= limit,
  };
}

/** CPU times in ms of all steps of one run, of undoing and of doing them again, and what the history of a step holds, in KB. */
function runOnce() {
  const store = createEditorStore(crowd());
  const before = heapBytes();
  const done = Array.from({ length: KEPT }, (_, step) => cpuOf(() => store.dispatch(move(step))));
  const kept = (heapBytes() - before) / KEPT / BYTES_PER_KB;
  for (let step = KEPT; step < STEPS; step += 1) done.push(cpuOf(() => store.dispatch(move(step))));
  const undone = Array.from({ length: KEPT }, () => cpuOf(() => store.dispatch(undo())));
  const redone = Array.from({ length: KEPT }, () => cpuOf(() => store.dispatch(redo())));
  return { done, undone, redone, kept };
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
    row(`${title}: memory of a step`, Math.max(...runs.map(({ kept }) => kept)), STEP_KB, 'KB'),
  ];
}
