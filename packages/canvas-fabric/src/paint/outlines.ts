import type { PathData, Point } from '@tastwerk/editor-core/geometry';
import { type BraillePrimitive, brailleDotCentres } from '@tastwerk/editor-core/scene';

const outlineByPath = new WeakMap<PathData, Path2D>();
const circlesByRun = new WeakMap<BraillePrimitive, Path2D>();
const octagonsByRun = new WeakMap<BraillePrimitive, Path2D>();

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

/** Straight sides between `corners` (page mm). */
export function polygonOf(corners: readonly Point[]): Path2D {
  const polygon = new Path2D();
  corners.forEach(({ x, y }, index) => (index === 0 ? polygon.moveTo(x, y) : polygon.lineTo(x, y)));
  polygon.closePath();
  return polygon;
}

/** How far an octagon of the same area may stand out of a dot, in device px, for no eye to see it. */
const UNSEEN_PX = 0.17;
const CORNERS = 8;
/** Half a side's angle off the axes: four sides lie on them, which rasterisers like best. */
const OCTAGON = Array.from({ length: CORNERS }, (_, corner) => {
  const angle = ((corner + 0.5) / CORNERS) * 2 * Math.PI;
  const reach = Math.sqrt((2 * Math.PI) / (CORNERS * Math.sin((2 * Math.PI) / CORNERS)));
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
});
const OUTSIDE = Math.max(...OCTAGON.map(({ x, y }) => Math.hypot(x, y))) - 1;

function addCircle(dots: Path2D, { x, y }: Point, radius: number): void {
  dots.moveTo(x + radius, y);
  dots.arc(x, y, radius, 0, 2 * Math.PI);
}

function addOctagon(dots: Path2D, centre: Point, radius: number): void {
  OCTAGON.forEach(({ x, y }, corner) => {
    if (corner === 0) dots.moveTo(centre.x + radius * x, centre.y + radius * y);
    else dots.lineTo(centre.x + radius * x, centre.y + radius * y);
  });
  dots.closePath();
}

/** All dots of a braille run as one path in page mm, made once for each run: circles, or octagons where a dot has too few px to tell, which are painted in two thirds of the time. */
export function dotsOf(run: BraillePrimitive, pxPerMm: number): Path2D {
  const radius = run.dots.diameterMm / 2;
  const isSmall = radius * pxPerMm * OUTSIDE <= UNSEEN_PX;
  const dotsByRun = isSmall ? octagonsByRun : circlesByRun;
  const known = dotsByRun.get(run);
  if (known) return known;
  const dots = new Path2D();
  const add = isSmall ? addOctagon : addCircle;
  for (const centre of brailleDotCentres(run)) add(dots, centre, radius);
  dotsByRun.set(run, dots);
  return dots;
}
