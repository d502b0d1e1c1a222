/**
 * What the main thread of a page and its workers did, as Chromium's own trace tells it. All times are those of the processor in ms:
 * what other programs on the machine take does not count.
 */

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'];
const US_PER_MS = 1000;
const WORKER_THREAD = 'DedicatedWorker thread';
/** A page that sets this mark says that what is measured is done: what it does afterwards, such as painting ahead, does not count. */
export const DONE_MARK = 'bench-done';
/** A page sets this mark whenever it gives a worker something to paint. */
const ORDER_MARK = 'bench-order';

/** Tasks of one thread that began in a time (µs), with their times of the processor. */
function tasksOfThread(events, { pid, tid }, { from = -Infinity, to }) {
  return events.filter(
    (event) =>
      event.pid === pid &&
      event.tid === tid &&
      event.name.endsWith('RunTask') &&
      event.tdur !== undefined &&
      event.ts >= from &&
      event.ts < to,
  );
}

/** The work of the page's worker that works longest, in ms, from the first order on: while it starts, the main thread paints. */
function busiestWorkerOf(events, pid, doneAt) {
  const orders = events.filter(({ name, ts }) => name === ORDER_MARK && ts < doneAt).map(({ ts }) => ts);
  const time = { from: Math.min(...orders), to: doneAt };
  const workers = events.filter(
    ({ name, args, ...thread }) =>
      name === 'thread_name' && thread.pid === pid && args.name === WORKER_THREAD,
  );
  const work = workers.map((worker) =>
    tasksOfThread(events, worker, time).reduce((sum, { tdur }) => sum + tdur, 0),
  );
  return Math.max(0, ...work) / US_PER_MS;
}

/** Tasks of the main thread: when each began and ended on the clock (µs), and how long it worked (ms). */
function tasksOf(events) {
  const frame = events.find(({ name }) => name === 'FireAnimationFrame');
  if (!frame) throw new Error('the page drew no frame');
  const mine = events.filter(({ pid, tid }) => pid === frame.pid && tid === frame.tid);
  const doneAt = mine.find(({ name }) => name === DONE_MARK)?.ts ?? Infinity;
  const tasks = tasksOfThread(events, frame, { to: doneAt })
    .map(({ ts, dur, tdur }) => ({ from: ts, to: ts + dur, workMs: tdur / US_PER_MS }))
    .sort((a, b) => a.from - b.from);
  const frames = mine
    .filter(({ name, ts }) => name === 'FireAnimationFrame' && ts < doneAt)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  return { tasks, frames, busiestWorkerMs: busiestWorkerOf(events, frame.pid, doneAt) };
}

/** The work of all tasks from one frame to the next, and of the longest task. */
function summary(events) {
  const { tasks, frames, busiestWorkerMs } = tasksOf(events);
  const workBetween = (from, to) =>
    tasks.filter((task) => task.from >= from && task.from < to).reduce((sum, { workMs }) => sum + workMs, 0);
  const starts = frames.map((frame) => tasks.findLast(({ from }) => from <= frame)?.from ?? frame);
  const distinct = [...new Set(starts)];
  return {
    frameMs: distinct.map((from, index) => workBetween(from, distinct[index + 1] ?? Infinity)),
    totalMs: tasks.reduce((sum, { workMs }) => sum + workMs, 0),
    busiestWorkerMs,
    longestMs: Math.max(0, ...tasks.map(({ workMs }) => workMs)),
    /** Clock time of the last frame after the first, in ms. */
    lastFrameMs: ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / US_PER_MS,
  };
}

/** Runs `work` while the page is traced; answers the work of each frame, of all tasks, of the longest task and of the busiest worker, in ms. */
export async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: CATEGORIES });
  let isDone = false;
  try {
    await work();
    isDone = true;
  } finally {
    if (!isDone) await browser.stopTracing();
  }
  const recorded = await browser.stopTracing();
  return summary(JSON.parse(recorded.toString()).traceEvents);
}

/** Waits for a frame and what it brings about. */
export const frameOf = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Frames that do something: those in between cost next to nothing and would flatter the measure. */
export const busy = ({ frameMs }) => frameMs.filter((ms) => ms > 0.3);

/** The value that `share` of `values` do not exceed. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Infinity;
}
