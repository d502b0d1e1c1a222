import { mapPath, type PathData } from '../geometry/path-data.js';
import { isSeen, type Attributes, type Presentation, strokeWidthOf } from './presentation.js';
import { SHAPE_ELEMENTS } from './shape-elements.js';
import { applyMatrix } from './transform.js';

/** A shape that markup drew. Lengths in user units (px at 96 to the inch), colours in CSS notation. */
export interface SvgShape {
  readonly outline: PathData;
  /** `none` where the shape is not filled. */
  readonly fill: string;
  /** `none` where no line is drawn. */
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly isDashed: boolean;
  /** Which of its ends carry an arrow head. */
  readonly heads: ArrowHeads;
}

/** The ends of a line that carry an arrow head. */
export interface ArrowHeads {
  readonly start: boolean;
  readonly end: boolean;
}

/** Neither end. */
export const NO_HEADS: ArrowHeads = { start: false, end: false };

/** Bounds of what is read. */
export interface SvgBounds {
  readonly shapes: number;
  readonly points: number;
}

function isFinitePath(path: PathData): boolean {
  return path.every((step) => {
    const points = step.kind === 'Z' ? [] : step.kind === 'C' ? [step.c1, step.c2, step.to] : [step.to];
    return points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  });
}

/** Gathers shapes within `bounds`. */
export class ShapeCollector {
  readonly shapes: SvgShape[] = [];
  /** Whether shapes or points were left out because there were too many. */
  isCut = false;
  private pointsLeft: number;

  constructor(private readonly bounds: SvgBounds) {
    this.pointsLeft = bounds.points;
  }

  /** Adds what element `name` draws with `attributes`, as `look` says; nothing where nothing is seen of it. */
  add(name: string, attributes: Attributes, look: Presentation, heads = NO_HEADS): void {
    const outline = SHAPE_ELEMENTS.get(name)?.(attributes, this.pointsLeft + 1) ?? [];
    if (outline.length < 2 || !isSeen(look)) return;
    const { fill, stroke, isDashed, matrix } = look;
    const placed = mapPath(outline, (point) => applyMatrix(matrix, point));
    this.place(placed, { fill, stroke, isDashed, strokeWidth: strokeWidthOf(look) }, heads);
  }

  /** Adds `outline`, which is in user units of the whole; nothing where there is no room for it, or where a number is none. */
  place(outline: PathData, style: Omit<SvgShape, 'outline' | 'heads'>, heads = NO_HEADS): void {
    if (this.shapes.length >= this.bounds.shapes || outline.length > this.pointsLeft) {
      this.isCut = true;
      return;
    }
    this.pointsLeft -= outline.length;
    // Numbers that overflow lie nowhere.
    if (!Number.isFinite(style.strokeWidth) || !isFinitePath(outline)) return;
    this.shapes.push({ outline, ...style, heads });
  }
}
