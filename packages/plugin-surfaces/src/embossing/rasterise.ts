import {
  distance,
  enclosedArea,
  flattenPath,
  type PathData,
  type Polyline,
} from '@tastwerk/editor-core/geometry';
import {
  type Ink,
  type Primitive,
  type PrimitiveOf,
  type PrimitiveType,
  reliefHeightOf,
  reliefOnly,
  type Scene,
} from '@tastwerk/editor-core/scene';
import type { GridRow } from './braille-rows.js';
import { DotGrid, type Place } from './dot-grid.js';
import { dotsInside } from './fill.js';
import { isInPattern, patternOf } from './grid-textures.js';
import type { EmbosserGrid } from './grids.js';
import { lineDots } from './lines.js';
import { settledRows } from './settle-rows.js';

/** A sheet as an embosser punches it. */
export interface EmbossedSheet {
  readonly dots: DotGrid;
  /** Its dots without those of braille. */
  readonly drawing: DotGrid;
  /** Its rows of braille, also those that reach beyond the sheet. */
  readonly rows: readonly GridRow[];
}

/** What is painted on, and with what. */
interface Target {
  readonly dots: DotGrid;
  readonly grid: EmbosserGrid;
  /** Rows of braille: they find their places when all else is drawn. */
  readonly braille: PrimitiveOf<'braille'>[];
}

/** The way around `points`, in mm. */
function lengthAround({ points }: Polyline): number {
  return points.reduce((sum, point, index) => sum + distance(points.at(index - 1) ?? point, point), 0);
}

/** Whether an area is narrower than a dot stands for: a bar or a point, which the middles of dots may miss. Its outline is drawn where they do. */
function isNarrow(pieces: readonly Polyline[], stepMm: number): boolean {
  const area = pieces.reduce((sum, piece) => sum + enclosedArea(piece), 0);
  return 2 * area < stepMm * pieces.reduce((sum, piece) => sum + lengthAround(piece), 0);
}

function fillArea({ dots, grid }: Target, path: PathData, ink: Ink): void {
  const pieces = flattenPath(path);
  const height = reliefHeightOf(ink);
  const pattern = patternOf(grid.id, height === 0.5 ? 'medium' : 'fill');
  const inside = [...dotsInside(pieces, dots)];
  for (const place of inside) dots.set(place, height > 0 && isInPattern(pattern, place));
  if (height === 0 || !isNarrow(pieces, grid.stepMm)) return;
  const isShown = ({ column, row }: Place) =>
    inside.some((dot) => Math.abs(dot.column - column) <= 1 && Math.abs(dot.row - row) <= 1);
  for (const piece of pieces) {
    for (const place of lineDots({ ...piece, closed: true }, { widthMm: 0 }, grid.stepMm)) {
      if (!isShown(place)) dots.set(place, true);
    }
  }
}

type PrimitiveByType = { readonly [T in PrimitiveType]: PrimitiveOf<T> };

/** How each primitive is punched; print is not. */
const PAINTERS: { readonly [T in PrimitiveType]: (primitive: PrimitiveByType[T], target: Target) => void } = {
  path({ path, fill, stroke }, target) {
    if (fill !== undefined) fillArea(target, path, fill);
    if (!stroke) return;
    const isRaised = reliefHeightOf(stroke.ink) > 0;
    for (const piece of flattenPath(path)) {
      for (const place of lineDots(piece, stroke, target.grid.stepMm)) target.dots.set(place, isRaised);
    }
  },

  texture({ path, texture, ink }, { dots, grid }) {
    const isRaised = reliefHeightOf(ink) > 0;
    const pattern = patternOf(grid.id, texture);
    for (const place of dotsInside(flattenPath(path), dots)) {
      if (isInPattern(pattern, place)) dots.set(place, isRaised);
    }
  },

  text() {},

  braille(primitive, { braille }) {
    if (primitive.cells.length > 0 && reliefHeightOf(primitive.ink) > 0) braille.push(primitive);
  },

  clip({ clip, evenOdd, children }, target) {
    const painted = { ...target, dots: target.dots.copy() };
    for (const child of children) paint(child, painted);
    for (const place of dotsInside(flattenPath(clip), target.dots, evenOdd)) {
      target.dots.set(place, painted.dots.has(place));
    }
  },
};

function paintAs<T extends PrimitiveType>(type: T, primitive: PrimitiveByType[T], target: Target): void {
  PAINTERS[type](primitive, target);
}

function paint(primitive: Primitive, target: Target): void {
  paintAs(primitive.type, primitive, target);
}

/** What swells of `scene` as dots of `grid`. Braille stands on top of the drawing, whatever lies over it. */
export function embossedSheet(scene: Scene, grid: EmbosserGrid): EmbossedSheet {
  const drawing = DotGrid.forSheet(scene.widthMm, scene.heightMm, grid.stepMm);
  const braille: PrimitiveOf<'braille'>[] = [];
  for (const primitive of reliefOnly(scene).primitives) paint(primitive, { dots: drawing, grid, braille });
  const rows = settledRows(braille, drawing, grid);
  const dots = drawing.copy();
  for (const row of rows) for (const place of row.dots) dots.set(place, true);
  return { dots, drawing, rows };
}
