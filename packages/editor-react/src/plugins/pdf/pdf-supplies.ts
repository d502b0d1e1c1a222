/** Files of the library that are served with the editor and fetched when a PDF file needs them. */
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import fixed from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb?url';
import fixedBold from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url';
import fixedBoldItalic from 'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url';
import fixedItalic from 'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url';
import serif from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb?url';
import serifBold from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url';
import serifBoldItalic from 'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url';
import serifItalic from 'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import sansBold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import sansBoldItalic from 'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url';
import sansItalic from 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url';
import sans from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import type { PdfSupplies } from './open-pdf.js';

/** Addresses of the fonts by the names under which the library asks for them. */
const FONTS: ReadonlyMap<string, string> = new Map([
  ['FoxitDingbats.pfb', dingbats],
  ['FoxitFixed.pfb', fixed],
  ['FoxitFixedBold.pfb', fixedBold],
  ['FoxitFixedBoldItalic.pfb', fixedBoldItalic],
  ['FoxitFixedItalic.pfb', fixedItalic],
  ['FoxitSerif.pfb', serif],
  ['FoxitSerifBold.pfb', serifBold],
  ['FoxitSerifBoldItalic.pfb', serifBoldItalic],
  ['FoxitSerifItalic.pfb', serifItalic],
  ['FoxitSymbol.pfb', symbol],
  ['LiberationSans-Bold.ttf', sansBold],
  ['LiberationSans-BoldItalic.ttf', sansBoldItalic],
  ['LiberationSans-Italic.ttf', sansItalic],
  ['LiberationSans-Regular.ttf', sans],
]);

const absolute = (address: string) => new URL(address, globalThis.location.href).href;

/** What the server of the editor has. */
export const servedSupplies: PdfSupplies = {
  standardFont: async (filename) => {
    const address = FONTS.get(filename);
    if (address === undefined) throw new Error(`no font ${filename}`);
    const answer = await fetch(absolute(address));
    if (!answer.ok) throw new Error(`font ${filename} is not there`);
    return new Uint8Array(await answer.arrayBuffer());
  },
  jpeg2000: absolute(jpeg2000),
};
