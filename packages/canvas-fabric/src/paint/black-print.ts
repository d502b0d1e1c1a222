import type { Context2D } from './brush.js';

/** Family name of the bundled font, which the page that hosts the editor loads. */
const FAMILY = 'Atkinson Hyperlegible Next';

/** The CSS `font` of black print at `sizePx`. */
export function blackPrintFont(sizePx: number): string {
  return `${sizePx}px "${FAMILY}", sans-serif`;
}

/** Width of `text` in the context's font of `sizePx`, per em; it differs from the core's while a substitute font is shown. */
export function measuredWidthPerEm(ctx: Context2D, text: string, sizePx: number): number {
  return ctx.measureText(text).width / sizePx;
}

/** Loads the bundled font and calls `onReady` when that changed what text looks like. The answer stops the waiting. */
export function whenBlackPrintIsReady(fonts: FontFaceSet, onReady: () => void): () => void {
  const font = blackPrintFont(16);
  if (fonts.check(font)) return () => undefined;
  let isWaiting = true;
  fonts.load(font).then(
    (faces) => isWaiting && faces.length > 0 && onReady(),
    // Without the font file text is shown in a substitute at the right widths.
    () => undefined,
  );
  return () => {
    isWaiting = false;
  };
}
