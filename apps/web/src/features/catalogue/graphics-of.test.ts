import { describe, expect, it } from '@jest/globals';
import { catalogueRow } from '../../../test/catalogue-data.js';
import { graphicsOf } from './graphics-of.js';

function row(graphicId: number, variantId: number) {
  return { ...catalogueRow(graphicId, `Grafik ${graphicId}`), variant_id: variantId };
}

describe('graphics of catalogue rows', () => {
  it('groups variants by graphic and keeps the order', () => {
    const graphics = graphicsOf([row(9, 20), row(9, 21), row(4, 8)], 'de');
    expect(graphics.map(({ id, variants }) => [id, variants.map((variant) => variant.variant_id)])).toEqual([
      [9, [20, 21]],
      [4, [8]],
    ]);
    expect(graphics[0]?.first.variant_id).toBe(20);
  });

  it('is empty for no rows', () => {
    expect(graphicsOf([], 'de')).toEqual([]);
  });
});
