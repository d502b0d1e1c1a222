import { describe, expect, it } from '@jest/globals';
import type { CatalogueRow } from '@tastwerk/contracts';
import { graphicsOf } from './graphics-of.js';

function row(graphicId: number, variantId: number): CatalogueRow {
  return {
    graphic_id: graphicId,
    graphic_title: `Grafik ${graphicId}`,
    graphic_description: '',
    original_author_id: 1,
    variant_id: variantId,
    variant_title: 'Basis',
    variant_description: '',
    current_file_name: `grafik-${graphicId}`,
    system: 'DE:VOLL',
    braille_format: 'a4',
    braille_no_of_pages: 1,
    graphic_format: 'a4',
    graphic_landscape: false,
    graphic_no_of_pages: 1,
    public: true,
    created_at: '2026-11-21T08:00:00Z',
    tags: '{NULL}',
  };
}

describe('graphics of catalogue rows', () => {
  it('groups variants by graphic and keeps the order', () => {
    const graphics = graphicsOf([row(9, 20), row(9, 21), row(4, 8)]);
    expect(graphics.map(({ id, variants }) => [id, variants.map((variant) => variant.variant_id)])).toEqual([
      [9, [20, 21]],
      [4, [8]],
    ]);
    expect(graphics[0]?.first.variant_id).toBe(20);
  });

  it('is empty for no rows', () => {
    expect(graphicsOf([])).toEqual([]);
  });
});
