import type { Point } from '@tastwerk/editor-core/geometry';
import type { CanvasTheme } from '../input/canvas-input.js';
import type { Extent, Viewport } from '../viewport/viewport.js';

/** Where marks are drawn and in which colours. */
export interface MarksFrame {
  readonly viewport: Viewport;
  /** Device px of a CSS px. */
  readonly ratio: number;
  readonly theme: CanvasTheme;
}

/** Sizes of a figure in CSS px: it stays as it is however near one looks. */
const FIGURE_PX = 11;
const PADDING_PX = 3;

/** Formats by language: making one takes longer than what a frame draws with it. */
const formats = new Map<string | undefined, Intl.NumberFormat>();

/** A number as the page's language writes it, to a tenth. */
export function figureFormat(canvas: HTMLCanvasElement): Intl.NumberFormat {
  const language = canvas.closest('[lang]')?.getAttribute('lang') || undefined;
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  formats.set(language, format);
  return format;
}

/** Sets `ctx` up for figures, which are then centred where they are drawn. */
export function setFigureFont(ctx: CanvasRenderingContext2D): void {
  ctx.font = `600 ${FIGURE_PX}px "Atkinson Hyperlegible Next", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
}

/** How much room `text` takes with the ground that it stands on, in CSS px. */
export function pillSize(ctx: CanvasRenderingContext2D, text: string): Extent {
  return { width: ctx.measureText(text).width + 2 * PADDING_PX, height: FIGURE_PX + 2 * PADDING_PX };
}

/** Writes `text` on a ground of its own, centred at `at` in CSS px. */
export function drawPill(ctx: CanvasRenderingContext2D, text: string, at: Point, theme: CanvasTheme): void {
  const { width, height } = pillSize(ctx, text);
  ctx.fillStyle = theme.accent;
  ctx.fillRect(at.x - width / 2, at.y - height / 2, width, height);
  ctx.fillStyle = theme.handle;
  ctx.fillText(text, at.x, at.y);
}
