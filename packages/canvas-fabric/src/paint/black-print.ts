import { LruMap } from '@tastwerk/editor-core/collections';
import type { Context2D } from './brush.js';

/** Family name of the bundled font, which the page that hosts the editor loads. */
export const BLACK_PRINT_FAMILY = 'Atkinson Hyperlegible Next';

/** Whether a family, quoted or not, is the bundled font. */
export function isBlackPrint(family: string): boolean {
  return family.replaceAll(/["']/g, '') === BLACK_PRINT_FAMILY;
}

/** The CSS `font` of black print at `sizePx`. */
export function blackPrintFont(sizePx: number): string {
  return `${sizePx}px "${BLACK_PRINT_FAMILY}", sans-serif`;
}

/** Widths that were measured; a page says the same words again and again, and each change paints them again. */
const widthByText = new LruMap<string, number>(10_000);

/** Width of `text` in the context's font of `sizePx`, per em; it differs from the core's while a substitute font is shown. */
export function measuredWidthPerEm(ctx: Context2D, text: string, sizePx: number): number {
  const known = widthByText.get(text);
  if (known !== undefined) return known;
  const width = ctx.measureText(text).width / sizePx;
  widthByText.set(text, width);
  return width;
}

/** To be called when the font has come: what was measured, was measured in a substitute. */
export function forgetWidths(): void {
  widthByText.clear();
}

/** Asks for the bundled font and calls `onLoaded` whenever a part of it has come. The answer ends the watching. */
export function watchBlackPrint(fonts: FontFaceSet, onLoaded: () => void): () => void {
  const onDone = ({ fontfaces }: FontFaceSetLoadEvent) => {
    if (!fontfaces.some(({ family }) => isBlackPrint(family))) return;
    forgetWidths();
    onLoaded();
  };
  fonts.addEventListener('loadingdone', onDone);
  // Without the font file, text is shown in a substitute at the right widths.
  fonts.load(blackPrintFont(16)).catch(() => undefined);
  return () => fonts.removeEventListener('loadingdone', onDone);
}
