/**
 * Finished files against those in `goldens/`: SVG, BRF and PEF to the byte, PDF pages as pictures against our own SVG.
 * After a change that is meant, `WRITE_GOLDENS=1` writes them anew; look at every one of them before you commit.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { buildScene, bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { letterTranslator } from '../../test/letter-translator.js';
import { renderEngine } from '../../test/render-engine.js';
import { greyOf, rasterisePdf, shareOfDifferentPixels } from '../../test/page-raster.mjs';
import { rasteriseSvg } from '../png/rasterise-svg.js';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import type { Artefact } from './artefact.js';
import { renderArtefacts } from './render-artefacts.js';
import { kinds, parseDocument } from '@tastwerk/editor-core/standard';

const GOLDENS = new URL('../../goldens/', import.meta.url);
const DOCUMENTS = readdirSync(GOLDENS).filter((name) => name.endsWith('.json'));
const REWRITE = process.env['WRITE_GOLDENS'] === '1';

/** Edges of lines account for less than this share of a busy page; one missing texture for far more. */
const TOLERATED_SHARE = 0.001;
const PX_PER_MM = 3;
const RASTER_TIMEOUT_MS = 60_000;

function expectGolden(name: string, text: string): void {
  const file = new URL(name, GOLDENS);
  if (REWRITE) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

function readDocument(name: string): Document {
  const parsed = parseDocument(JSON.parse(readFileSync(new URL(name, GOLDENS), 'utf8')));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.document;
}

type GoldenFormat = 'pdf' | 'brf' | 'pef';

async function render(name: string, format: GoldenFormat): Promise<Artefact<GoldenFormat>> {
  const request = {
    formats: [format],
    engine: renderEngine,
    translator: letterTranslator,
    fileName: name.replace('.json', ''),
  };
  const rendered = await renderArtefacts(readDocument(name), request);
  const artefact = rendered.ok ? rendered.value.artefacts[0] : undefined;
  if (!artefact) throw new Error(JSON.stringify(rendered));
  return artefact;
}

async function svgPages(document: Document): Promise<readonly string[]> {
  const { book } = await translateDocument(kinds, document, letterTranslator);
  const resources = { kinds, braille: book, font: bundledFontMetrics };
  return document.pages.map((_, index) => sceneToSvg(buildScene(document, index, resources)));
}

describe.each(DOCUMENTS)('%s', (name) => {
  it('is drawn as the golden SVG, page by page', async () => {
    const pages = await svgPages(readDocument(name));
    pages.forEach((svg, index) => expectGolden(name.replace('.json', `-p${index + 1}.svg`), svg));
  });

  it.each(['brf', 'pef'] as const)('is written as the golden file: %s', async (format) => {
    const { bytes } = await render(name, format);
    expectGolden(name.replace('.json', `.${format}`), new TextDecoder().decode(bytes));
  });

  it(
    'looks the same as PDF and as SVG',
    async () => {
      const document = readDocument(name);
      const { bytes } = await render(name, 'pdf');
      const size = { widthPx: document.width * PX_PER_MM, aspectRatio: document.width / document.height };
      for (const [index, svg] of (await svgPages(document)).entries()) {
        const image = await rasteriseSvg(svg, size);
        const fromSvg = { width: image.width, height: image.height, grey: greyOf(image.pixels, 4) };
        const fromPdf = await rasterisePdf(bytes, index + 1, fromSvg);
        expect(shareOfDifferentPixels(fromSvg, fromPdf)).toBeLessThanOrEqual(TOLERATED_SHARE);
      }
    },
    RASTER_TIMEOUT_MS,
  );
});
