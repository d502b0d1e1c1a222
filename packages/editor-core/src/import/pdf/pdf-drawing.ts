import { growBox, sharedBox } from '../../geometry/box.js';
import { boxPath } from '../../geometry/box-path.js';
import { boundsOfPath } from '../../geometry/path-bounds.js';
import { mapPath, type PathData } from '../../geometry/path-data.js';
import { piecesOf } from '../../geometry/path-pieces.js';
import { LIMITS } from '../../values/limits.js';
import type { Matrix } from '../../geometry/matrix.js';
import type { Paint } from '../../svg-reader/paints.js';
import type { PaintedShape, SvgFile } from '../../svg-reader/read-svg-file.js';
import { ShapeCollector } from '../../svg-reader/shape-collector.js';
import { applyMatrix, meanScale, multiply } from '../../svg-reader/transform.js';
import { type Clip, clippedArea, clippedBy, isOutside, linesWithin, reachesOut } from './clip.js';
import type { PdfOperator, PdfPage, PdfStyle, PdfTextStyle } from './pdf-operators.js';
import { TextLines } from './text-lines.js';
import { INITIAL_TEXT, TextState } from './text-state.js';
import { asNonZero } from './winding.js';

/** What was read of a page. */
export interface PdfDrawing {
  /** Lengths in px at 96 to the inch, from the page's top left. */
  readonly drawing: SvgFile;
  /** Whether the page is a picture, as a scanned one is, rather than a drawing. */
  readonly isPicture: boolean;
}

/** How what follows is drawn; saved and restored by the content. */
interface State {
  readonly matrix: Matrix;
  readonly style: PdfStyle;
  readonly text: PdfTextStyle;
  readonly clip: Clip;
}

const NO_PAINT: Paint = { colour: 'none', texture: null };
/** Where a picture lies in the space around it. */
const UNIT_SQUARE = boxPath({ x: 0, y: 0, width: 1, height: 1 });
const BLACK: Paint = { colour: 'black', texture: null };

const INITIAL_STYLE: PdfStyle = {
  fill: BLACK,
  stroke: BLACK,
  strokeWidth: 1,
  isDashed: false,
  fillAlpha: 1,
  strokeAlpha: 1,
};

/** What a device draws that is asked for its thinnest line, in px. */
const HAIRLINE_PX = 0.25;
/** States in one another; more come from no program. */
const DEEPEST = 500;
/** Lines of text of one page. */
const MOST_LINES = 2000;
/** Steps of outlines that are cut in all: more takes too long. */
const MOST_CUT_STEPS = 100_000;
/** A page is a picture where pictures cover this part of it, and no more than so many shapes and lines of text are drawn beside. */
const PICTURE_SHARE = 0.5;
const FEW = 8;

/** How far from the page an outline may reach, in px; numbers beyond are slips. */
const FARTHEST_PX = 1e7;

/** False also for numbers that are none. */
function isNear(outline: PathData): boolean {
  return outline.every((step) => {
    const points = step.kind === 'Z' ? [] : step.kind === 'C' ? [step.c1, step.c2, step.to] : [step.to];
    return points.every(({ x, y }) => Math.abs(x) <= FARTHEST_PX && Math.abs(y) <= FARTHEST_PX);
  });
}

function isSame(a: PathData, b: PathData): boolean {
  return a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
}

/** An area that is open is filled as if it were closed. */
function closed(outline: PathData): PathData {
  return outline.some(({ kind }) => kind === 'Z') ? outline : [...outline, { kind: 'Z' }];
}

/** Makes a drawing of the steps of one page. */
class PageReader {
  readonly collector = new ShapeCollector({ shapes: LIMITS.importedPaths, points: LIMITS.importedPoints });
  readonly fills: Paint[] = [];
  readonly lines = new TextLines();
  readonly leftOut = new Set<string>();
  isCut = false;
  /** Px² that pictures cover; those over one another count each. */
  pictures = 0;

  private readonly saved: State[] = [];
  private readonly text = new TextState();
  private hidden = 0;
  private clips = false;
  private cutSteps = 0;
  private state: State;

  constructor(page: PdfPage) {
    this.state = {
      matrix: page.matrix,
      style: INITIAL_STYLE,
      text: INITIAL_TEXT,
      clip: { box: { x: 0, y: 0, width: page.width, height: page.height }, outlines: [] },
    };
  }

  take(operator: PdfOperator): void {
    const { state } = this;
    switch (operator.kind) {
      case 'save':
        if (this.saved.length < DEEPEST) this.saved.push(state);
        else this.isCut = true;
        break;
      case 'restore':
        this.state = this.saved.pop() ?? state;
        break;
      case 'hide':
        this.hidden += 1;
        break;
      case 'show':
        this.hidden = Math.max(0, this.hidden - 1);
        break;
      case 'transform':
        this.state = { ...state, matrix: multiply(state.matrix, operator.matrix) };
        break;
      case 'style':
        this.state = { ...state, style: { ...state.style, ...operator.set } };
        break;
      case 'textStyle':
        this.state = { ...state, text: { ...state.text, ...operator.set } };
        break;
      case 'clip':
        this.clips = true;
        break;
      case 'path':
        this.path(operator);
        break;
      case 'image':
        this.image();
        break;
      case 'leftOut':
        if (this.hidden === 0) this.leftOut.add(operator.name);
        break;
      case 'textBegin':
        this.text.begin();
        break;
      case 'textMatrix':
        this.text.begin(operator.matrix);
        break;
      case 'textMove':
        this.text.move(operator.x, operator.y);
        break;
      case 'textNextLine':
        this.text.move(0, -state.text.leading);
        break;
      case 'glyphs':
        this.glyphs(operator.glyphs);
        break;
    }
  }

  private path({ outline, fill, isStroked }: Extract<PdfOperator, { readonly kind: 'path' }>): void {
    const { matrix, style, clip } = this.state;
    const placed = mapPath(piecesOf(outline).flat(), (point) => applyMatrix(matrix, point));
    if (this.hidden === 0 && isNear(placed)) {
      const area = fill !== 'none' && style.fillAlpha > 0 ? style.fill : NO_PAINT;
      const line = isStroked && style.strokeAlpha > 0 ? style.stroke : NO_PAINT;
      if (line.texture !== null) this.leftOut.add('linePattern');
      this.draw(fill === 'evenodd' ? asNonZero(placed) : placed, area, line.colour);
    }
    if (this.clips && isNear(placed)) this.state = { ...this.state, clip: clippedBy(clip, placed) };
    this.clips = false;
  }

  /** Draws what is seen of `outline`. */
  private draw(outline: PathData, fill: Paint, stroke: string): void {
    const { clip } = this.state;
    const isFilled = fill.colour !== 'none' || fill.texture !== null;
    const isLined = stroke !== 'none';
    const box = boundsOfPath(outline);
    const lineBox = isLined ? growBox(box, this.strokeWidth() / 2) : box;
    if (outline.length < 2 || (!isFilled && !isLined) || isOutside(clip, lineBox)) return;
    const isCropped = reachesOut(clip, box) || (isFilled && clip.outlines.length > 0);
    if (isCropped && this.mayCut(outline)) {
      if (isFilled) this.place(clippedArea(clip, outline), fill, 'none');
      if (isLined) this.place(linesWithin(clip.box, outline), NO_PAINT, stroke);
    } else if (isFilled) this.place(closed(outline), fill, stroke);
    else this.placeLines(outline, stroke);
    if (isLined && clip.outlines.length > 0) this.leftOut.add('clip-path');
  }

  /** Closed and open pieces of one line are shapes of their own: a shape is closed as a whole. */
  private placeLines(outline: PathData, stroke: string): void {
    const pieces = piecesOf(outline);
    const isClosed = (piece: PathData) => piece.at(-1)?.kind === 'Z';
    const [loops, open] = [pieces.filter(isClosed), pieces.filter((piece) => !isClosed(piece))];
    for (const lines of [loops, open]) if (lines.length > 0) this.place(lines.flat(), NO_PAINT, stroke);
  }

  private place(outline: PathData, fill: Paint, stroke: string): void {
    const { shapes } = this.collector;
    const { isDashed } = this.state.style;
    const last = shapes.at(-1);
    const lastFill = this.fills.at(-1) ?? NO_PAINT;
    const isLineOnly = fill.colour === 'none' && fill.texture === null;
    const strokeWidth = stroke === 'none' ? 0 : this.strokeWidth();
    // Many programs fill an area and draw the line around it one after the other.
    if (isLineOnly && last?.stroke === 'none' && lastFill !== NO_PAINT && isSame(last.outline, outline)) {
      shapes[shapes.length - 1] = { ...last, stroke, strokeWidth, isDashed };
      return;
    }
    const colour = fill.texture === null ? fill.colour : 'black';
    const before = shapes.length;
    this.collector.place(outline, { fill: colour, stroke, strokeWidth, isDashed });
    if (shapes.length > before) this.fills.push(isLineOnly ? NO_PAINT : fill);
  }

  private strokeWidth(): number {
    const { style, matrix } = this.state;
    return Math.max(HAIRLINE_PX, style.strokeWidth * meanScale(matrix));
  }

  /** Whether there is time to cut `outline` as its bounds say; else it is taken whole, and said so. */
  private mayCut(outline: PathData): boolean {
    const { outlines } = this.state.clip;
    this.cutSteps += outlines.reduce((sum, { length }) => sum + length, outline.length);
    const isIn = this.cutSteps <= MOST_CUT_STEPS;
    if (!isIn) this.leftOut.add('clip-path');
    return isIn;
  }

  private image(): void {
    const { matrix, clip } = this.state;
    const frame = mapPath(UNIT_SQUARE, (corner) => applyMatrix(matrix, corner));
    const seen = sharedBox(clip.box, boundsOfPath(frame));
    if (this.hidden > 0 || seen.width <= 0 || seen.height <= 0) return;
    this.pictures += seen.width * seen.height;
    this.leftOut.add('image');
  }

  private glyphs(glyphs: Extract<PdfOperator, { readonly kind: 'glyphs' }>['glyphs']): void {
    const { matrix, style, text, clip } = this.state;
    const isSeen = text.isSeen && style.fillAlpha > 0 && this.hidden === 0;
    const isReadable = this.text.set(glyphs, text, (glyph) => {
      if (!isSeen) return;
      if (this.lines.count >= MOST_LINES) {
        this.isCut = true;
        return;
      }
      const [start, end, top] = [glyph.start, glyph.end, glyph.top].map((point) =>
        applyMatrix(matrix, point),
      );
      if (!start || !end || !top || ![start.x, start.y, end.x, end.y, top.x, top.y].every(Number.isFinite)) {
        return;
      }
      const middle = { x: (end.x + top.x) / 2, y: (end.y + top.y) / 2 };
      if (isOutside(clip, { ...middle, width: 0, height: 0 })) return;
      const sizePx = Math.hypot(top.x - start.x, top.y - start.y);
      this.lines.put({ text: glyph.text, start, end, sizePx });
    });
    if (isSeen && !isReadable) this.leftOut.add('letters');
  }
}

/**
 * Makes a drawing of what a page of a PDF file says: shapes, lines and texts where they are seen, as much of it as a document takes.
 * Everything else is named and left out. It never throws.
 */
export function pdfDrawing(operators: Iterable<PdfOperator>, page: PdfPage): PdfDrawing {
  const reader = new PageReader(page);
  for (const operator of operators) reader.take(operator);
  const { collector, fills, lines, leftOut } = reader;
  const shapes = collector.shapes.map((shape, index): PaintedShape => ({
    ...shape,
    fill: fills[index] ?? NO_PAINT,
  }));
  const texts = lines.texts();
  const drawn = shapes.length + texts.length;
  const covered = reader.pictures / (page.width * page.height);
  return {
    drawing: {
      size: { width: page.width, height: page.height },
      shapes,
      texts,
      leftOut: [...leftOut],
      isCut: reader.isCut || collector.isCut,
    },
    isPicture: drawn === 0 ? leftOut.size > 0 : covered >= PICTURE_SHARE && drawn <= FEW,
  };
}
