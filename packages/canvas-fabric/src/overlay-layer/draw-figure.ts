import { turnedExtent } from '@tastwerk/editor-core/geometry';
import type { TurnedBox } from '../frames/turned-box.js';
import { toScreen } from '../viewport/viewport.js';
import { drawPill, figureFormat, type MarksFrame, pillSize, setFigureFont } from './pill.js';

/** What a gesture tells beside what it shows: how large something gets, how long a line, or how far something is turned. */
export type Figure =
  | { readonly kind: 'size'; readonly widthMm: number; readonly heightMm: number }
  | { readonly kind: 'length'; readonly lengthMm: number }
  | { readonly kind: 'turn'; readonly degrees: number };

/** A figure and the frame, in page mm, below which it stands. */
export interface ShownFigure {
  readonly figure: Figure;
  readonly below: TurnedBox;
}

/** Way from the frame with its handles to the figure, in CSS px. */
const GAP_PX = 16;

/** `figure` in the page's language. */
export function figureText(figure: Figure, format: Intl.NumberFormat): string {
  if (figure.kind === 'turn') return `${format.format(figure.degrees)}°`;
  if (figure.kind === 'length') return `${format.format(figure.lengthMm)} mm`;
  return `${format.format(figure.widthMm)} × ${format.format(figure.heightMm)} mm`;
}

/** Draws a figure below a frame over what the canvas of `ctx` shows already, in constant size on the screen. */
export function drawFigure(ctx: CanvasRenderingContext2D, shown: ShownFigure, frame: MarksFrame): void {
  const { figure, below } = shown;
  const { viewport, ratio, theme } = frame;
  const { x, y, width, height } = turnedExtent(below.box, below.angle);
  const foot = toScreen(viewport, { x: x + width / 2, y: y + height });
  ctx.save();
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  setFigureFont(ctx);
  const text = figureText(figure, figureFormat(ctx.canvas));
  drawPill(ctx, text, { x: foot.x, y: foot.y + GAP_PX + pillSize(ctx, text).height / 2 }, theme);
  ctx.restore();
}
