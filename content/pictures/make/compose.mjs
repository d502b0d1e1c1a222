/** Puts drawings of the product and words together to pictures of articles, as PNG. */
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { renderArtefacts } from '@tastwerk/render';
import { sceneToSvg } from '@tastwerk/render/svg';
import sharp from 'sharp';
import { createEngine } from '@tastwerk/editor-core';
import { kinds, parseDocument } from '@tastwerk/editor-core/standard';
import { renderPlugins } from '@tastwerk/render/plugins';

const engine = createEngine(renderPlugins);

/** Pixels of the file to each pixel of CSS; `pictures.ts` of the API reads sizes by it. */
const DENSITY = 2;
/** Pixels to each millimetre of a relief as the product renders it. */
const RELIEF_PX_PER_MM = 5;
/** Sheet and ink as `--tw-sheet` and `--tw-sheet-ink`. */
const SHEET = '#fdfbf5';
const INK = '#161513';
const FONT = fileURLToPath(
  new URL('../../../packages/render/fonts/atkinson-hyperlegible-next-latin-400-normal.ttf', import.meta.url),
);
const FONT_FAMILY = 'Atkinson Hyperlegible Next';

const translator = createNodeTranslator();
let prefixes = 0;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function valueOf(result, what) {
  if (!result.ok) throw new Error(`${what}: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A line of words at a place in px; `anchor` is start, middle or end. */
export function words(text, x, y, { size = 17, anchor = 'start', weight = 1 } = {}) {
  const stroke = weight > 1 ? ` stroke="${INK}" stroke-width="0.5"` : '';
  return `<text x="${x}" y="${y}" font-family="${FONT_FAMILY}" font-size="${size}" text-anchor="${anchor}" fill="${INK}"${stroke}>${escaped(text)}</text>`;
}

/** The part of a page that `crop` names in mm, printed, at a place in px; `drawn` is a document, or the promise of one. */
export async function printed(drawn, crop, { x, y, pxPerMm }) {
  const document = await drawn;
  const { document: parsed } = valueOf(parseDocument(document), document.title);
  const { book: braille, failures } = await translateDocument(kinds, parsed, translator);
  if (failures.length > 0) throw new Error(`${document.title} has texts without braille`);
  const scene = buildScene(parsed, 0, { kinds, braille, font: bundledFontMetrics });
  const svg = sceneToSvg(scene, { idPrefix: `p${(prefixes += 1)}-` });
  const root = `<svg x="${x}" y="${y}" width="${crop.width * pxPerMm}" height="${crop.height * pxPerMm}" viewBox="${crop.x} ${crop.y} ${crop.width} ${crop.height}" stroke-miterlimit="10">`;
  return svg.replace(/<svg[^>]*>/, root);
}

/** The same part after heating. */
export async function swollen(drawn, crop, { x, y, pxPerMm }) {
  const document = await drawn;
  const request = { engine, translator, fileName: 'picture', formats: ['relief'] };
  const { artefacts } = valueOf(await renderArtefacts(document, request), document.title);
  const inPx = (mm) => Math.round(mm * RELIEF_PX_PER_MM);
  const part = await sharp(artefacts[0].bytes)
    .extract({ left: inPx(crop.x), top: inPx(crop.y), width: inPx(crop.width), height: inPx(crop.height) })
    .png()
    .toBuffer();
  return `<image x="${x}" y="${y}" width="${crop.width * pxPerMm}" height="${crop.height * pxPerMm}" href="data:image/png;base64,${part.toString('base64')}"/>`;
}

/** Everything together as a PNG file with few colours: line drawings need no more. */
export async function pictureOf(width, height, parts) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${SHEET}"/>${parts.join('')}</svg>`;
  const raster = new Resvg(svg, {
    fitTo: { mode: 'width', value: width * DENSITY },
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: FONT_FAMILY },
  }).render();
  return sharp(raster.asPng())
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
