/** Snapping among many objects: a question costs hardly more among ten times as many, and far less than preparing them once. */
import { neighbourDistances, prepareSnapTargets, snapBox } from '@tastwerk/editor-core/snapping';

const FEW = 500;
const MANY = 5000;
const QUESTIONS = 2000;
const RUNS = 7;
/** log(5,000) to log(500) is 1.4; the rest is room for denser hits. */
const MOST_TIMES_DEARER = 4;
/** A question of a gesture among what preparing it cost. */
const MOST_SHARE = 0.02;

/** Boxes of 1 to 9 mm scattered over A3 by a fixed rule. */
function scattered(count) {
  return Array.from({ length: count }, (_, index) => ({
    x: ((index * 7919) % 28_000) / 100,
    y: ((index * 104_729) % 41_000) / 100,
    width: 1 + (index % 9),
    height: 1 + (index % 7),
  }));
}

function timed(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function measure(count) {
  const boxes = scattered(count);
  const surroundings = { page: { width: 297, height: 420 }, boxes, hasSafeArea: true };
  const prepare = () => prepareSnapTargets(surroundings);
  const targets = prepare();
  const ask = () => {
    for (let index = 0; index < QUESTIONS; index += 1) {
      const at = { x: (index * 13) % 250, y: (index * 29) % 380, width: 20, height: 12 };
      snapBox(targets, at, 1.5);
      neighbourDistances(targets, at);
    }
  };
  ask();
  return {
    prepareMs: median(Array.from({ length: RUNS }, () => timed(prepare))),
    askMs: median(Array.from({ length: RUNS }, () => timed(ask))) / QUESTIONS,
  };
}

/** Medians over several runs, after a first that warms the machine. */
export function run() {
  const few = measure(FEW);
  const many = measure(MANY);
  const figures = `${(many.askMs * 1000).toFixed(0)} µs, prepared in ${many.prepareMs.toFixed(0)} ms`;
  return [
    {
      name: `Snap among ${MANY} boxes to one among ${FEW} (${figures})`,
      measured: many.askMs / few.askMs,
      limit: MOST_TIMES_DEARER,
      ok: many.askMs / few.askMs <= MOST_TIMES_DEARER,
    },
    {
      name: `Snap among ${MANY} boxes to preparing them`,
      measured: many.askMs / many.prepareMs,
      limit: MOST_SHARE,
      ok: many.askMs / many.prepareMs <= MOST_SHARE,
    },
  ];
}
