import { type BraillePrimitive, brailleDotCentres, type PathData } from '@tastwerk/editor-core';

const outlineByPath = new WeakMap<PathData, Path2D>();
const dotsByRun = new WeakMap<BraillePrimitive, Path2D>();

/** Step by step: a text for the browser to read, as files need it, takes four times as long. */
function drawOutline(path: PathData): Path2D {
  const outline = new Path2D();
  for (const step of path) {
    if (step.kind === 'Z') outline.closePath();
    else if (step.kind === 'M') outline.moveTo(step.to.x, step.to.y);
    else if (step.kind === 'L') outline.lineTo(step.to.x, step.to.y);
    else outline.bezierCurveTo(step.c1.x, step.c1.y, step.c2.x, step.c2.y, step.to.x, step.to.y);
  }
  return outline;
}

/** `path` as the browser's path in page mm, made once for each path. */
export function outlineOf(path: PathData): Path2D {
  const known = outlineByPath.get(path);
  if (known) return known;
  const outline = drawOutline(path);
  outlineByPath.set(path, outline);
  return outline;
}

/** All dots of a braille run as one path of circles in page mm, made once for each run. */
export function dotsOf(run: BraillePrimitive): Path2D {
  const known = dotsByRun.get(run);
  if (known) return known;
  const radius = run.dots.diameterMm / 2;
  const dots = new Path2D();
  for (const { x, y } of brailleDotCentres(run)) {
    dots.moveTo(x + radius, y);
    dots.arc(x, y, radius, 0, 2 * Math.PI);
  }
  dotsByRun.set(run, dots);
  return dots;
}
