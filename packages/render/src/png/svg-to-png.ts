import { renderAsync } from '@resvg/resvg-js';
import { FONT_FAMILY } from '../font-family.js';
import { TRUETYPE_PATHS } from '../fonts/bundled-fonts.js';

/** Largest raster in px: A3 at 300 dpi with room to spare; 4 bytes a px make it 100 MB. */
const MAX_PIXELS = 25_000_000;

/**
 * A drawing of ours as PNG on white paper, `widthPx` wide. A raster of more than 25 million px is a bug of the caller and
 * throws. The fonts of the machine are not used, so that every machine gives the same picture.
 */
export async function svgToPng(
  svg: string,
  size: { readonly widthPx: number; readonly aspectRatio: number },
): Promise<Uint8Array> {
  const pixels = size.widthPx * Math.ceil(size.widthPx / size.aspectRatio);
  if (!(pixels >= 1 && pixels <= MAX_PIXELS)) {
    throw new RangeError(
      `A raster of ${size.widthPx} px width has ${pixels} px, of which 1 to ${MAX_PIXELS} are allowed`,
    );
  }
  const image = await renderAsync(svg, {
    background: '#FFFFFF',
    fitTo: { mode: 'width', value: size.widthPx },
    font: {
      loadSystemFonts: false,
      fontFiles: [...TRUETYPE_PATHS],
      defaultFontFamily: FONT_FAMILY,
    },
  });
  return image.asPng();
}
