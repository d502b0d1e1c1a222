/** How long runs of drawings may be. */
export interface RunLimits {
  /** How long a run is to take, in ms, all that the browser does for it included. */
  readonly runMs: number;
  /** Drawings of the first run and of the shortest: shorter ones would spend more on waiting than on drawing. */
  readonly shortest: number;
  readonly longest: number;
}

/** A run that was held up by something else must not make all that follow short, nor a lucky one long. */
const MOST_CHANGE = 2;

/** Waits until `bitmap` shows what was drawn on it: browsers only note drawings and paint them when a px is asked for. */
function settle(bitmap: OffscreenCanvas): void {
  // A canvas whose px are read again and again leaves the GPU, so each is read through a new one.
  const scratch = new OffscreenCanvas(1, 1).getContext('2d');
  scratch?.drawImage(bitmap, 0, 0, 1, 1, 0, 0, 1, 1);
  scratch?.getImageData(0, 0, 1, 1);
}

/** Calls `paint`, which draws on `bitmap`, for the first few of `items`, until about the time of a run is over; answers for how many. */
type PaintRun = <T>(bitmap: OffscreenCanvas, items: readonly T[], paint: (item: T) => void) => number;

/** Runs within `limits`: each tells how long the next may be on this machine. */
export function createPaintRun({ runMs, shortest, longest }: RunLimits): PaintRun {
  let length = shortest;
  return (bitmap, items, paint) => {
    const startMs = performance.now();
    const run = items.slice(0, length);
    for (const item of run) paint(item);
    settle(bitmap);
    const change = runMs / (performance.now() - startMs);
    const next = Math.round(length * Math.min(MOST_CHANGE, Math.max(1 / MOST_CHANGE, change)));
    length = Math.min(longest, Math.max(shortest, next));
    return run.length;
  };
}
