import { type Box, sharedBox, uniteAll } from '../geometry/box.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { flattenPath, type Polyline } from '../geometry/flatten.js';
import { isLevelBox } from '../geometry/level-box.js';
import { distanceToSegment } from '../geometry/nearness.js';
import { mapPath } from '../geometry/path-data.js';
import { piecesOf } from '../geometry/path-pieces.js';
import { distance } from '../geometry/point.js';
import { pxToMm } from '../geometry/units.js';
import { LIMITS } from '../values/limits.js';
import {
  type ImportedObject,
  type ImportedPath,
  importedSize,
  piecesOfImported,
} from '../plugins/pictures/index.js';
import { pointsAlong } from '../objects/path/along.js';
import type { PageObject } from '../objects/schema.js';
import { isFlat, type ShapeStyle } from '../objects/shape-style.js';
import { type ArrowHeads, NO_HEADS } from '../svg-reader/shape-collector.js';
import { type PaintedShape, readSvgFile, type SvgFile } from '../svg-reader/read-svg-file.js';
import { cssColour, isUnread } from './css-colours.js';
import { createTactileLook, type DrawnShape, type TactileWishes } from './tactile-look.js';
import { textLabels } from './text-labels.js';
import type { Kinds } from '../objects/kinds.js';

/** What an SVG file becomes. */
export interface SvgObjects {
  /** Shapes and labels from the back to the front, on the page. */
  readonly objects: readonly PageObject[];
  readonly shapes: number;
  /** How many of the shapes are seen in colour and not felt. */
  readonly flat: number;
  readonly labels: number;
  /** The names of elements, of effects and of kinds of colours that were not read, each once. */
  readonly leftOut: readonly string[];
  /** Whether parts were left out because there were too many. */
  readonly isCut: boolean;
}

/** The page that a drawing comes onto, and the part of it that has room, in page mm. */
interface SvgPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly area: Box;
}

/** How a drawing comes onto the page. */
export interface SvgWishes extends TactileWishes {
  /** As large as there is room, else in its own size as far as that has room and is no wider than A4. */
  readonly fillsPage: boolean;
  /** Whether its own size is kept where it is wider than A4, too. */
  readonly keepsWidth?: boolean;
}

/** Up to so many shapes become paths of their own, more stay one graphic that can be taken apart. */
const MOST_PATHS = 300;
const STEPS_PER_MM = 1000;

function rounded(mm: number): number {
  return Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM;
}

/** The box around what is drawn, in the drawing's own px. */
function drawnBox({ shapes, texts }: Pick<SvgFile, 'shapes' | 'texts'>): Box | undefined {
  return uniteAll([...shapes.map(({ outline }) => boundsOfPath(outline)), ...texts.map(({ box }) => box)]);
}

/** The box of the drawing in its own px: the size it says, else what is drawn. */
function drawingBox(file: SvgFile): Box | undefined {
  const { size } = file;
  return size ? { x: 0, y: 0, width: size.width, height: size.height } : drawnBox(file);
}

/** The part of `whole` in which something is drawn: empty rims are no part of what fills a page. */
function filledPart(whole: Box | undefined, drawn: Box | undefined): Box | undefined {
  const part = whole && drawn && sharedBox(whole, drawn);
  return part && part.width > 0 && part.height > 0 ? part : whole;
}

/** A path of more pieces than this is a line in dashes or a texture. */
const MOST_PIECES = 8;

/** A straight line with gaps is drawn for at least this share of its length. */
const DRAWN_SHARE = 0.2;

/** What leaves a straight line by less, in px, is on it. */
const ON_LINE_PX = 0.1;

/** Whether lines are one straight line with gaps, such as a line of a grid that leaves room for a legend; two ticks opposite each other are not. */
function isCourse(lines: readonly Polyline[]): boolean {
  const points = lines.flatMap((line) => line.points);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.some((point) => distanceToSegment(point, first, last) >= ON_LINE_PX))
    return false;
  const drawnPx = lines.reduce(
    (sum, { points: [from = first, ...others] }) => sum + distance(from, others.at(-1) ?? from),
    0,
  );
  return drawnPx >= DRAWN_SHARE * distance(first, last);
}

/** The strokes of an open path that is drawn in a few pieces; programs draw the ticks on both sides of a chart, or a curve and its sample in the legend, as one. */
function strokesOf(shape: PaintedShape): readonly PaintedShape[] {
  const { outline, fill, heads } = shape;
  const isOpen = outline.every(({ kind }) => kind !== 'Z');
  if (!isOpen || fill.texture !== null || cssColour(fill.colour).ink !== null || heads.start || heads.end)
    return [shape];
  const pieces = piecesOf(outline);
  return pieces.length < 2 ||
    pieces.length > MOST_PIECES ||
    isCourse(pieces.flatMap((piece) => flattenPath(piece)))
    ? [shape]
    : pieces.map((piece) => ({ ...shape, outline: piece }));
}

/** The shapes of a drawing, each stroke by itself as far as they can all be objects of their own. */
function singleShapes(shapes: readonly PaintedShape[]): readonly PaintedShape[] {
  const single = shapes.flatMap(strokesOf);
  return single.length > MOST_PATHS ? shapes : single;
}

/** A shape of a file as the look of it is made from; the drawing's px are `mmPerPx` on the page. */
function drawnShape(shape: PaintedShape, mmPerPx: number): DrawnShape {
  const { outline, stroke, strokeWidth, isDashed, fill } = shape;
  const { width, height } = boundsOfPath(outline);
  return {
    fill: cssColour(fill.colour),
    pattern: fill.texture,
    line: cssColour(stroke),
    lineMm: rounded(Math.max(0, strokeWidth * mmPerPx)),
    isDashed,
    widthMm: width * mmPerPx,
    heightMm: height * mmPerPx,
    isBox: isLevelBox(flattenPath(outline)),
  };
}

/** A drawing up to so large, in mm on its longer side, keeps its own size in the document. */
const LARGEST_MM = LIMITS.coordinateMm / 2;

/** A drawing beyond this size, in mm, is not made smaller: what lies so far away is a fault, and is left out. */
const FARTHEST_MM = 1_000_000;

/** Length in mm that a px of the drawing has in the document; less than on paper where the drawing would be too large for it. */
function mmPerPxOf(drawing: Box | undefined): number {
  const longestMm = pxToMm(Math.max(drawing?.width ?? 0, drawing?.height ?? 0));
  return longestMm > LARGEST_MM && longestMm < FARTHEST_MM ? pxToMm(1) * (LARGEST_MM / longestMm) : pxToMm(1);
}

function importedPath(
  { outline }: PaintedShape,
  style: ShapeStyle,
  drawing: Box,
  mmPerPx: number,
): ImportedPath {
  const inMm = mapPath(outline, ({ x, y }) => ({
    x: rounded((x - drawing.x) * mmPerPx),
    y: rounded((y - drawing.y) * mmPerPx),
  }));
  return { points: pointsAlong(inMm), closed: outline.some(({ kind }) => kind === 'Z'), ...style };
}

/** How the list of what was left out names colours that cannot be read; no element is called so. */
const UNREAD_COLOUR = 'unreadColour';

/** Whether a colour of the shape cannot be read. */
function hasUnread({ fill, stroke }: PaintedShape): boolean {
  return isUnread(cssColour(fill.colour)) || isUnread(cssColour(stroke));
}

/** Part of the drawing's sides from which a shape at the very back is its ground. */
const GROUND_SHARE = 0.95;

/** Whether `shape` is a ground on which all else is drawn, and nothing that is meant by itself. */
function isGround({ outline, stroke, fill }: PaintedShape, drawing: Box): boolean {
  const { width, height } = boundsOfPath(outline);
  const isWide = width >= drawing.width * GROUND_SHARE && height >= drawing.height * GROUND_SHARE;
  return isWide && fill.texture === null && cssColour(stroke).palette === 'none';
}

function isInBounds({ points }: ImportedPath): boolean {
  const isNear = (mm: number) => Math.abs(mm) <= LIMITS.coordinateMm;
  return (
    points.length >= 2 &&
    points.length <= LIMITS.pathPoints &&
    points[0]?.kind === 'M' &&
    points.every((point) => Object.values(point).every((value) => typeof value !== 'number' || isNear(value)))
  );
}

/** `heads` are those of the paths of `imported`, in their order. */
function shapeObjects(
  imported: ImportedObject,
  heads: readonly ArrowHeads[],
  newId: () => string,
): readonly PageObject[] {
  if (imported.paths.length > MOST_PATHS) return [imported];
  return piecesOfImported(imported).map((piece, index) => {
    const { start, end } = (piece.closed ? undefined : heads[index]) ?? NO_HEADS;
    return { ...piece, uuid: newId(), startArrow: start, endArrow: end };
  });
}

/** Reads the drawing in an SVG file, as much of it as a document takes; of parts in several languages that in `language`, such as `de`. */
export function readDrawing(markup: string, language?: string): SvgFile {
  return readSvgFile(markup, { shapes: LIMITS.importedPaths, points: LIMITS.importedPoints }, language);
}

/** Where the drawing lies on the page in mm, and its size as it is. */
function placeOf(drawing: Box | undefined, mmPerPx: number, { area }: SvgPage, wishes: SvgWishes) {
  const sideOf = (px: number) => Math.min(LIMITS.coordinateMm, Math.max(LIMITS.minSizeMm, px * mmPerPx));
  const original = { width: sideOf(drawing?.width ?? 0), height: sideOf(drawing?.height ?? 0) };
  const room = Math.min(area.width / original.width, area.height / original.height);
  const { fillsPage, keepsWidth = false } = wishes;
  const own = keepsWidth ? 1 : importedSize(original.width, original.height).width / original.width;
  const factor = fillsPage ? room : Math.min(own, room);
  const width = Math.max(LIMITS.minSizeMm, rounded(original.width * factor));
  const height = Math.max(LIMITS.minSizeMm, rounded(original.height * factor));
  return {
    original,
    factor: width / original.width,
    box: {
      x: rounded(area.x + (area.width - width) / 2),
      y: rounded(area.y + (area.height - height) / 2),
      width,
      height,
    },
  };
}

/**
 * A drawing as objects of a page, in the middle of its area. Colours become the nearest of the palette, patterns become textures, texts
 * become labels; `wishes` say how it is made to be felt.
 */
export function svgObjects(
  kinds: Kinds,
  file: SvgFile,
  page: SvgPage,
  wishes: SvgWishes,
  newId: () => string,
): SvgObjects {
  const { leftOut, isCut } = file;
  const whole = drawingBox(file);
  const [back, ...others] = file.shapes;
  const leavesGround = wishes.texturedFills && back && others.length > 0 && whole && isGround(back, whole);
  const shapesOfFile = leavesGround ? others : file.shapes;
  const drawn = wishes.blackLines ? singleShapes(shapesOfFile) : shapesOfFile;
  const drawing = wishes.fillsPage
    ? filledPart(whole, drawnBox({ shapes: drawn, texts: file.texts }))
    : whole;
  const mmPerPx = mmPerPxOf(drawing);
  const { box, original, factor } = placeOf(drawing, mmPerPx, page, wishes);
  /** Length in mm that a px of the drawing has on the page. */
  const scale = mmPerPx * factor;
  const shapesWithLooks = drawn.map((shape) => ({ shape, look: drawnShape(shape, scale) }));
  const styleOf = createTactileLook(
    wishes,
    shapesWithLooks.map(({ look }) => look),
  );
  const paths = drawing
    ? shapesWithLooks.map(({ shape, look }) => ({
        path: importedPath(shape, styleOf(look), drawing, mmPerPx),
        heads: shape.heads,
      }))
    : [];
  const inBounds = paths.filter(({ path }) => isInBounds(path));
  const kept = inBounds.map(({ path }) => path);
  const frame = { ...box, originalWidth: original.width, originalHeight: original.height };
  const shapes =
    kept.length === 0
      ? []
      : shapeObjects(
          kinds.create('imported', { uuid: newId(), ...frame, paths: kept }),
          inBounds.map(({ heads }) => heads),
          newId,
        );
  const texts = file.texts.map(({ box: own, ...text }) => ({
    ...text,
    box: {
      x: box.x + (own.x - (drawing?.x ?? 0)) * scale,
      y: box.y + (own.y - (drawing?.y ?? 0)) * scale,
      width: own.width * scale,
      height: own.height * scale,
    },
  }));
  const labels = textLabels(kinds, texts.slice(0, MOST_LABELS), page, newId, shapes);
  return {
    objects: [...shapes, ...labels],
    shapes: kept.length,
    flat: kept.filter(isFlat).length,
    labels: labels.length,
    leftOut: drawn.some(hasUnread) ? [...leftOut, UNREAD_COLOUR] : leftOut,
    isCut: isCut || kept.length < paths.length || texts.length > MOST_LABELS,
  };
}

/** Labels of one drawing; a sheet has room for a fraction of it. */
const MOST_LABELS = 300;
