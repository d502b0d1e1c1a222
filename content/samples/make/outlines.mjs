/** Points on an ellipse about a centre, from one angle to another in degrees clockwise from the right. */
export function arc(cx, cy, rx, ry, from, to, steps = 24) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [rounded(cx + rx * Math.cos(angle)), rounded(cy + ry * Math.sin(angle))];
  });
}

/** Straight pieces of a path through points given as [x, y]. */
export function segments(points) {
  return points.map(([x, y], index) => ({ kind: index === 0 ? 'M' : 'L', x, y }));
}

/** Share of the way between the neighbours of a point that its handles are long: a Catmull-Rom spline. */
const HANDLE = 1 / 6;

/** Cubic pieces of a path that runs smoothly through points given as [x, y]; a closed one comes back to the first. */
export function curveThrough(points, isClosed) {
  const count = points.length;
  const at = (index) => {
    if (isClosed) return points[(index + count) % count];
    return points[Math.min(count - 1, Math.max(0, index))];
  };
  const pieces = [{ kind: 'M', x: points[0][0], y: points[0][1] }];
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    pieces.push({
      kind: 'C',
      x1: rounded(from[0] + (to[0] - before[0]) * HANDLE),
      y1: rounded(from[1] + (to[1] - before[1]) * HANDLE),
      x2: rounded(to[0] - (after[0] - from[0]) * HANDLE),
      y2: rounded(to[1] - (after[1] - from[1]) * HANDLE),
      x: to[0],
      y: to[1],
    });
  }
  return pieces;
}

/** A length in mm to the hundredth. */
export function rounded(mm) {
  return Math.round(mm * 100) / 100;
}
