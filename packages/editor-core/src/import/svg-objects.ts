import { type Box, uniteBoxes } from '../geometry/box.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { mapPath } from '../geometry/path-data.js';
import { pxToMm } from '../geometry/units.js';
import { LIMITS } from '../document/limits.js';
import { TEXTURE_STRIP_MM, type TextureName } from '../document/textures.js';
import { createObject } from '../objects/create-object.js';
import { importedSize } from '../objects/imported/defaults.js';
import { pathsOfImported } from '../objects/imported/pieces.js';
import type { ImportedObject, ImportedPath } from '../objects/imported/schema.js';
import { pointsAlong } from '../objects/path/along.js';
import type { PageObject } from '../objects/schema.js';
import { DEFAULT_OUTLINE_STYLE, NO_INSIDE } from '../objects/shape-style.js';
import { type PaintedShape, readSvgFile, type SvgFile } from '../svg-reader/read-svg-file.js';
import { paletteColour } from './css-colours.js';
import { textLabels } from './text-labels.js';

/** What an SVG file becomes. */
export interface SvgObjects {
  /** Shapes and labels from the back to the front, on the page. */
  readonly objects: readonly PageObject[];
  readonly shapes: number;
  readonly labels: number;
  /** The names of elements and of effects that were not read, each once. */
  readonly leftOut: readonly string[];
  /** Whether parts were left out because there were too many. */
  readonly isCut: boolean;
}

/** The page that a drawing comes onto, with free space around it, in mm. */
interface SvgPage {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly marginMm: number;
}

/** Textures that stand for a drawing's own patterns, one after the other: those that fingers tell apart best. */
const TEXTURES: readonly TextureName[] = [
  'diagonal_lines',
  'dotted',
  'vertical_lines',
  'grid',
  'horizontal_lines',
];
/** Thinner lines are hardly felt; they come in this wide, in mm. */
const THINNEST_LINE_MM = 0.5;
/** Up to so many shapes become paths of their own, more stay one graphic that can be taken apart. */
const MOST_PATHS = 300;
const STEPS_PER_MM = 1000;

function rounded(mm: number): number {
  return Math.round(mm * STEPS_PER_MM) / STEPS_PER_MM;
}

/** The box of the drawing in its own px: the size it says, else what is drawn. */
function drawingBox({ size, shapes, texts }: SvgFile): Box | undefined {
  if (size) return { x: 0, y: 0, width: size.width, height: size.height };
  const boxes = [...shapes.map(({ outline }) => boundsOfPath(outline)), ...texts.map(({ box }) => box)];
  const [first, ...others] = boxes;
  return first && others.reduce(uniteBoxes, first);
}

function importedPath(shape: PaintedShape, drawing: Box, factor: number): ImportedPath {
  const { outline, stroke, strokeWidth, isDashed, fill } = shape;
  const inMm = mapPath(outline, ({ x, y }) => ({
    x: rounded(pxToMm(x - drawing.x)),
    y: rounded(pxToMm(y - drawing.y)),
  }));
  const borderColour = paletteColour(stroke);
  const border = borderColour !== 'none' && strokeWidth > 0;
  const widthMm = rounded(
    Math.min(LIMITS.borderWidthMm, Math.max(THINNEST_LINE_MM, pxToMm(strokeWidth) * factor)),
  );
  const template = fill.texture === null ? null : (TEXTURES[fill.texture % TEXTURES.length] ?? null);
  return {
    points: pointsAlong(inMm),
    closed: outline.some(({ kind }) => kind === 'Z'),
    fill: paletteColour(fill.colour),
    pattern: template === null ? NO_INSIDE.pattern : { template, offset: TEXTURE_STRIP_MM, clearance: 0 },
    border,
    borderColour: border ? borderColour : DEFAULT_OUTLINE_STYLE.borderColour,
    borderWidth: border ? widthMm : DEFAULT_OUTLINE_STYLE.borderWidth,
    borderStyle: isDashed ? 'dashed' : 'solid',
  };
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

function shapeObjects(imported: ImportedObject, newId: () => string): readonly PageObject[] {
  if (imported.paths.length > MOST_PATHS) return [imported];
  return pathsOfImported(
    imported,
    imported.paths.map(() => newId()),
  );
}

/**
 * Reads an SVG file as objects of a page: as large as it says, but no wider than an import may be and no larger than the page has room
 * for, in the page's middle. Colours become the nearest of the palette, patterns become textures, texts become labels.
 */
export function svgObjects(markup: string, page: SvgPage, newId: () => string): SvgObjects {
  const file = readSvgFile(markup, { shapes: LIMITS.importedPaths, points: LIMITS.importedPoints });
  const { leftOut, isCut } = file;
  const drawing = drawingBox(file);
  const original = {
    width: Math.min(LIMITS.coordinateMm, Math.max(LIMITS.minSizeMm, pxToMm(drawing?.width ?? 0))),
    height: Math.min(LIMITS.coordinateMm, Math.max(LIMITS.minSizeMm, pxToMm(drawing?.height ?? 0))),
  };
  const placed = importedSize(original.width, original.height);
  const room = Math.min(
    1,
    (page.widthMm - 2 * page.marginMm) / placed.width,
    (page.heightMm - 2 * page.marginMm) / placed.height,
  );
  const width = Math.max(LIMITS.minSizeMm, rounded(placed.width * room));
  const height = Math.max(LIMITS.minSizeMm, rounded(placed.height * room));
  const [x, y] = [rounded((page.widthMm - width) / 2), rounded((page.heightMm - height) / 2)];
  const factor = width / original.width;

  const paths = drawing ? file.shapes.map((shape) => importedPath(shape, drawing, factor)) : [];
  const kept = paths.filter(isInBounds);
  const box = { x, y, width, height, originalWidth: original.width, originalHeight: original.height };
  const shapes =
    kept.length === 0
      ? []
      : shapeObjects(createObject('imported', { uuid: newId(), ...box, paths: kept }), newId);
  const texts = file.texts.map(({ text, box: own }) => ({
    text,
    box: {
      x: x + pxToMm(own.x - (drawing?.x ?? 0)) * factor,
      y: y + pxToMm(own.y - (drawing?.y ?? 0)) * factor,
      width: pxToMm(own.width) * factor,
      height: pxToMm(own.height) * factor,
    },
  }));
  const labels = textLabels(texts.slice(0, MOST_LABELS), page, newId);
  return {
    objects: [...shapes, ...labels],
    shapes: kept.length,
    labels: labels.length,
    leftOut,
    isCut: isCut || kept.length < paths.length || texts.length > MOST_LABELS,
  };
}

/** Labels of one drawing; a sheet has room for a fraction of it. */
const MOST_LABELS = 300;
