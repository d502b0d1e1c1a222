import type { Measure, SnapGuide, SnapMarks } from '@tastwerk/editor-core/snapping';
import { toScreen } from '../viewport/viewport.js';
import { drawPill, figureFormat, type MarksFrame, pillSize, setFigureFont } from './pill.js';

/** What the overlay shows while something is drawn to something else. Page mm. */
export interface ShownMarks extends SnapMarks {
  /** Ways to the next neighbours. */
  readonly distances: readonly Measure[];
}

/** Lengths of the marks in CSS px: they stay as they are however near one looks. */
const LINE_PX = 1.25;
const TICK_PX = 4;
/** Directions and grid lines are dashed like this, so that they differ from edges not by colour alone. */
const DASH_PX = [6, 3];
const DASHED = new Set<SnapGuide['kind']>(['angle', 'grid']);

function drawMeasure(
  ctx: CanvasRenderingContext2D,
  { axis, from, to, lengthMm }: Measure,
  { viewport, theme }: MarksFrame,
  format: Intl.NumberFormat,
): void {
  const [a, b] = [toScreen(viewport, from), toScreen(viewport, to)];
  const tick = axis === 'x' ? { x: 0, y: TICK_PX } : { x: TICK_PX, y: 0 };
  ctx.beginPath();
  ctx.moveTo(a.x, a.y);
  ctx.lineTo(b.x, b.y);
  for (const { x, y } of [a, b]) {
    ctx.moveTo(x - tick.x, y - tick.y);
    ctx.lineTo(x + tick.x, y + tick.y);
  }
  ctx.stroke();

  const figure = format.format(lengthMm);
  const { width, height } = pillSize(ctx, figure);
  const room = axis === 'x' ? Math.abs(b.x - a.x) - width : Math.abs(b.y - a.y) - height;
  // A figure that would hide the way it tells stands beside it.
  const aside = room < 2 * TICK_PX ? TICK_PX + 2 : 0;
  const x = (a.x + b.x) / 2 + (aside > 0 && axis === 'y' ? width / 2 + aside : 0);
  const y = (a.y + b.y) / 2 + (aside > 0 && axis === 'x' ? height / 2 + aside : 0);
  drawPill(ctx, figure, { x, y }, theme);
}

/** Draws guides and measures over what the canvas of `ctx` shows already, in lines and figures of constant size on the screen. */
export function drawMarks(ctx: CanvasRenderingContext2D, marks: ShownMarks, frame: MarksFrame): void {
  const { viewport, ratio, theme } = frame;
  const format = figureFormat(ctx.canvas);
  ctx.save();
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.strokeStyle = theme.accent;
  ctx.lineWidth = LINE_PX;
  for (const { kind, from, to } of marks.guides) {
    const [a, b] = [toScreen(viewport, from), toScreen(viewport, to)];
    ctx.setLineDash(DASHED.has(kind) ? DASH_PX : []);
    ctx.beginPath();
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
    ctx.stroke();
  }
  ctx.setLineDash([]);
  setFigureFont(ctx);
  for (const measure of [...marks.gaps, ...marks.distances]) drawMeasure(ctx, measure, frame, format);
  ctx.restore();
}
