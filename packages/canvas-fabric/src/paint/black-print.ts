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

/** Asks for the bundled font and calls `onLoaded` whenever a part of it has come. The answer ends the watching. */
export function watchBlackPrint(fonts: FontFaceSet, onLoaded: () => void): () => void {
  const onDone = ({ fontfaces }: FontFaceSetLoadEvent) => {
    if (fontfaces.some(({ family }) => family.replaceAll('"', '') === FAMILY)) onLoaded();
  };
  fonts.addEventListener('loadingdone', onDone);
  // Without the font file, text is shown in a substitute at the right widths.
  fonts.load(blackPrintFont(16)).catch(() => undefined);
  return () => fonts.removeEventListener('loadingdone', onDone);
}
