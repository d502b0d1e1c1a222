/**
 * What the main thread of a page did, as Chromium's own trace tells it. All times are those of the processor in ms: what
 * other programs on the machine take does not count.
 */

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'];
const US_PER_MS = 1000;
/** A page that sets this mark says that what is measured is done: what it does afterwards, such as painting ahead, does not count. */
export const DONE_MARK = 'bench-done';

/** A task of the main thread: when it began and ended on the clock (µs), and how long it worked (ms). */
function tasksOf(events) {
  const frame = events.find(({ name }) => name === 'FireAnimationFrame');
  if (!frame) throw new Error('the page drew no frame');
  const mine = events.filter(({ pid, tid }) => pid === frame.pid && tid === frame.tid);
  const doneAt = mine.find(({ name }) => name === DONE_MARK)?.ts ?? Infinity;
  const tasks = mine
    .filter(({ name, tdur, ts }) => name.endsWith('RunTask') && tdur !== undefined && ts < doneAt)
    .map(({ ts, dur, tdur }) => ({ from: ts, to: ts + dur, workMs: tdur / US_PER_MS }))
    .sort((a, b) => a.from - b.from);
  const frames = mine
    .filter(({ name, ts }) => name === 'FireAnimationFrame' && ts < doneAt)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  return { tasks, frames };
}

/** The work of all tasks from one frame to the next, and of the longest task. */
function summary(events) {
  const { tasks, frames } = tasksOf(events);
  const workBetween = (from, to) =>
    tasks.filter((task) => task.from >= from && task.from < to).reduce((sum, { workMs }) => sum + workMs, 0);
  const starts = frames.map((frame) => tasks.findLast(({ from }) => from <= frame)?.from ?? frame);
  const distinct = [...new Set(starts)];
  return {
    frameMs: distinct.map((from, index) => workBetween(from, distinct[index + 1] ?? Infinity)),
    totalMs: tasks.reduce((sum, { workMs }) => sum + workMs, 0),
    longestMs: Math.max(0, ...tasks.map(({ workMs }) => workMs)),
    /** Clock time of the last frame after the first, in ms. */
    lastFrameMs: ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / US_PER_MS,
  };
}

/** Runs `work` while the page is traced; answers the work of each frame, of all tasks and of the longest task, in ms. */
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

/** The value that `share` of `values` do not exceed. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Infinity;
}
