import { describe, expect, it } from '@jest/globals';
import { bundledFontMetrics, type Primitive, printPrimitives } from '@tastwerk/editor-core/scene';
import { greyOf, rasterisePdf, shareOfDifferentPixels } from '../../test/page-raster.mjs';
import { printedLine, sceneOf } from '../../test/scenes.js';
import { pagesToPdf } from '../pdf/pages-to-pdf.js';
import { graphicPage } from '../pdf/pdf-page.js';
import { sceneToSvg } from '../svg/scene-to-svg.js';
import { withOutlinedTexts } from './outlined-texts.js';
import { rasteriseSvg } from './rasterise-svg.js';

const SIZE = { widthPx: 1050, aspectRatio: 210 / 297 };
const METADATA = { title: 'Karte', language: 'de' } as const;

const lineOf = (text: string, turned = {}): readonly Primitive[] =>
  printPrimitives({ ...printedLine(text), sizeMm: 12, ...turned }, bundledFontMetrics);

async function pictureOf(primitives: readonly Primitive[]) {
  const image = await rasteriseSvg(sceneToSvg(withOutlinedTexts(sceneOf(primitives))), SIZE);
  return { width: image.width, height: image.height, grey: greyOf(image.pixels, 4) };
}

describe('lines that need further fonts', () => {
  it.each([
    ['composed Latin letters', 'ĉ Việt Ǎ'],
    ['other letters', 'Ж ἀω Հ ბ'],
    ['signs', '⇒ ∠ △ ✓ ∀'],
  ])('are drawn in pictures as they are in PDF: %s', async (_, text) => {
    const turned = { angle: 30, isBold: true, isItalic: true } as const;
    const primitives = [...lineOf(text), ...lineOf(text, { ...turned, origin: { x: 40, y: 90 } })];
    const picture = await pictureOf(primitives);
    const pdf = await rasterisePdf(
      await pagesToPdf([graphicPage(sceneOf(primitives))], METADATA),
      1,
      picture,
    );
    expect(shareOfDifferentPixels(picture, pdf)).toBeLessThan(0.0005);
    const boxes = await pictureOf(lineOf('漢'.repeat(Array.from(text).length)));
    expect(shareOfDifferentPixels(picture, boxes)).toBeGreaterThan(0.001);
  });

  it('stay text where the usual font has all of it', () => {
    const scene = sceneOf(lineOf('Tür: „x²“'));
    expect(withOutlinedTexts(scene)).toEqual(scene);
  });
});
