import { renderAsync, type RenderedImage } from '@resvg/resvg-js';
import { FONT_FAMILY } from '../font-family.js';
import { USUAL_PATHS } from '../fonts/bundled-fonts.js';

/** Largest raster in px: A3 at 300 dpi with room to spare; 4 bytes a px make it 100 MB. */
const MAX_PIXELS = 25_000_000;

/** Width of a raster in px, and width divided by height of what it shows. */
export interface RasterSize {
  readonly widthPx: number;
  readonly aspectRatio: number;
}

/**
 * A drawing of ours as px on white paper. A raster of more than 25 million px is a bug of the caller and throws. The
 * fonts of the machine are not used, so that every machine gives the same picture.
 */
export async function rasteriseSvg(
  svg: string,
  { widthPx, aspectRatio }: RasterSize,
): Promise<RenderedImage> {
  const pixels = widthPx * Math.ceil(widthPx / aspectRatio);
  if (!(pixels >= 1 && pixels <= MAX_PIXELS)) {
    throw new RangeError(`A raster ${widthPx} px wide has ${pixels} px; 1 to ${MAX_PIXELS} are allowed`);
  }
  return renderAsync(svg, {
    background: '#FFFFFF',
    fitTo: { mode: 'width', value: widthPx },
    font: {
      loadSystemFonts: false,
      fontFiles: [...USUAL_PATHS],
      defaultFontFamily: FONT_FAMILY,
    },
  });
}
