/** What a long run is measured by. */
import { readdirSync, readFileSync } from 'node:fs';
import { memoryOf } from '../abuse/target.mjs';

/** The value below which `share` of the numbers lie; 0 of none. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The slope of points [hours, value] by least squares, in value an hour; 0 of fewer than two. */
export function slopeOf(points) {
  const count = points.length;
  if (count < 2) return 0;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const below = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return below === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / below;
}

/** Resident memory of a process, in MB, how many files and connections it has open, and the memory of the processes that it started. */
export function measure(pid) {
  const children = read(
    () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean),
    [],
  );
  return {
    memory: memoryOf(pid),
    handles: read(() => readdirSync(`/proc/${pid}/fd`).length, 0),
    below: children.reduce((sum, child) => sum + memoryOf(child), 0),
  };
}

function read(look, otherwise) {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
