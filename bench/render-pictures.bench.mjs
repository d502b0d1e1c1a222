/** A page as PDF, as SVG and on the editor's canvas, as pictures of 300 dpi beside each other. */
import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { sceneToSvg } from '@tastwerk/render/svg';
import { pagesToPdf } from '../packages/render/dist/pdf/pages-to-pdf.js';
import { graphicPage } from '../packages/render/dist/pdf/pdf-page.js';
import { rasteriseSvg } from '../packages/render/dist/png/rasterise-svg.js';
import { greyOf, rasterisePdf, shareOfDifferentPixels } from '../packages/render/test/page-raster.mjs';
import { chromiumOptions } from '../scripts/setup/chromium.mjs';
import { serveCanvasPage } from './canvas/serve.mjs';
import { busyDocument } from './render-page.mjs';
import { kinds, parseDocument } from '@tastwerk/editor-core/standard';

const PORT = 5311;
const PX_PER_MM = 300 / 25.4;
const TOLERATED_SHARE = 0.005;

function goldenDocuments() {
  const folder = new URL('../packages/render/goldens/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const parsed = parseDocument(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!parsed.ok) throw new Error(`${name} is no document`);
    return parsed.value.document;
  });
}

async function scenesOf(document) {
  const { book } = await translateDocument(kinds, document, createNodeTranslator());
  const resources = { kinds, braille: book, font: bundledFontMetrics };
  return document.pages.map((_, index) => buildScene(document, index, resources));
}

/** The largest shares of px off by more than one between the three pictures of `scene`. */
async function differencesOf(scene, page) {
  const image = await rasteriseSvg(sceneToSvg(scene), {
    widthPx: Math.round(scene.widthMm * PX_PER_MM),
    aspectRatio: scene.widthMm / scene.heightMm,
  });
  const { width, height } = image;
  const fromSvg = { width, height, grey: greyOf(image.pixels, 4) };
  const pdf = await pagesToPdf([graphicPage(scene)], { title: 'Bench', language: 'de' });
  const fromPdf = await rasterisePdf(pdf, 1, fromSvg);
  const painted = await page.evaluate(
    ([shown, ...size]) => window.paintScene(shown, ...size),
    [scene, width, height],
  );
  const fromCanvas = { width, height, grey: new Uint8Array(Buffer.from(painted, 'latin1')) };
  return {
    pdfToSvg: shareOfDifferentPixels(fromPdf, fromSvg),
    canvasToSvg: shareOfDifferentPixels(fromCanvas, fromSvg),
    canvasToPdf: shareOfDifferentPixels(fromCanvas, fromPdf),
  };
}

/** The measure of issue 5 for pictures: the goldens' pages and the page that rendering is measured with. */
export async function run() {
  const documents = [...goldenDocuments(), busyDocument()];
  const scenes = (await Promise.all(documents.map(scenesOf))).flat();
  const server = await serveCanvasPage(PORT, new URL('./render-pictures/', import.meta.url));
  const browser = await chromium.launch(chromiumOptions);
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => 'paintScene' in window);
    const worst = { pdfToSvg: 0, canvasToSvg: 0, canvasToPdf: 0 };
    for (const scene of scenes) {
      for (const [pair, share] of Object.entries(await differencesOf(scene, page))) {
        worst[pair] = Math.max(worst[pair], share);
      }
    }
    const row = (name, measured) => ({
      name,
      measured,
      limit: TOLERATED_SHARE,
      ok: measured <= TOLERATED_SHARE,
    });
    return [
      row('Px of PDF and SVG at 300 dpi off by more than one, worst of all pages: share', worst.pdfToSvg),
      row(
        'Px of canvas and SVG at 300 dpi off by more than one, worst of all pages: share',
        worst.canvasToSvg,
      ),
      row(
        'Px of canvas and PDF at 300 dpi off by more than one, worst of all pages: share',
        worst.canvasToPdf,
      ),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
