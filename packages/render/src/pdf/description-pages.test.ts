import { describe, expect, it } from '@jest/globals';
import { bundledFontMetrics, type TextPrimitive, textWidthMm } from '@tastwerk/editor-core/scene';
import { descriptionBlocks } from '../description/description-blocks.js';
import { descriptionPages } from './description-pages.js';
import type { PdfPage } from './pdf-page.js';

const A4 = { widthMm: 210, heightMm: 297 };

function linesOf(page: PdfPage | undefined): readonly TextPrimitive[] {
  const primitives = page?.parts.flatMap((part) => part.primitives) ?? [];
  return primitives.filter((primitive) => primitive.type === 'text');
}

describe('descriptionPages', () => {
  it('sets titles, headings and paragraphs one below the other, flat, and tags them', () => {
    const blocks = descriptionBlocks({
      language: 'de',
      graphicTitle: 'Das Herz',
      variantTitle: 'Basis',
      type: 'Schnitt',
      summary: '',
      details: 'Vorhöfe\nKammern',
      content: '',
    });
    const [page, ...more] = descriptionPages(blocks, 'Beschreibung', A4);
    expect(more).toEqual([]);
    expect(linesOf(page).map(({ text }) => text)).toEqual([
      'Das Herz',
      'Basis',
      'Art der Grafik',
      'Schnitt',
      'Einzelheiten',
      'Vorhöfe',
      'Kammern',
    ]);
    expect(page?.elements.map(({ role }) => role)).toEqual(['H1', 'P', 'H2', 'P', 'H2', 'P', 'P']);
    const depths = linesOf(page).map(({ origin }) => origin.y);
    expect(depths).toEqual([...depths].sort((one, other) => one - other));
    expect(linesOf(page).every(({ layer, ink }) => layer === 'print' && ink === '0000FF')).toBe(true);
  });

  it('breaks long paragraphs into lines inside of the margins and goes on on the next page', () => {
    const words = Array.from({ length: 900 }, (_, index) => `Wort${index}`).join(' ');
    const pages = descriptionPages([{ style: 'text', words }], 'x', A4);
    expect(pages.length).toBeGreaterThan(1);
    const lines = pages.flatMap(linesOf);
    expect(lines.map(({ text }) => text).join(' ')).toBe(words);
    for (const { text, origin, widthMm, sizeMm } of lines) {
      expect(widthMm).toBeCloseTo(textWidthMm(text, sizeMm, bundledFontMetrics), 6);
      expect(origin.x + widthMm).toBeLessThanOrEqual(190);
      expect(origin.y).toBeGreaterThan(20);
      expect(origin.y).toBeLessThan(277);
    }
    expect(pages.map(({ elements }) => elements.length)).toEqual(pages.map(() => 1));
  });

  it('cuts a word that is wider than the page', () => {
    const lines = descriptionPages([{ style: 'text', words: 'W'.repeat(200) }], 'x', A4).flatMap(linesOf);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(({ text }) => text).join('')).toBe('W'.repeat(200));
  });

  it('sets sub- and superscript characters smaller, inside of the margins', () => {
    const words = Array.from({ length: 200 }, () => 'H₂O').join(' ');
    const [page] = descriptionPages([{ style: 'text', words }], 'x', A4);
    const [h, two] = linesOf(page);
    expect([h?.text, two?.text]).toEqual(['H', '2']);
    expect(two?.sizeMm).toBeLessThan(h?.sizeMm ?? 0);
    expect(two?.origin.y).toBeGreaterThan(h?.origin.y ?? Infinity);
    const ends = linesOf(page).map(({ origin, widthMm }) => origin.x + widthMm);
    expect(Math.max(...ends)).toBeLessThanOrEqual(190);
    expect(page?.elements).toHaveLength(1);
  });

  it('never leaves a heading alone at the foot of a page', () => {
    for (let count = 25; count < 40; count += 1) {
      const texts = Array.from({ length: count }, () => ({ style: 'text', words: 'x' }) as const);
      const pages = descriptionPages(
        [...texts, { style: 'heading', words: 'H' }, { style: 'text', words: 'y' }],
        '',
        A4,
      );
      for (const page of pages) expect(page.elements.at(-1)?.role).toBe('P');
    }
  });

  it('is no page where there are no words', () => {
    expect(descriptionPages([], 'x', A4)).toEqual([]);
  });
});
