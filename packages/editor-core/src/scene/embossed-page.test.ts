import { describe, expect, it } from '@jest/globals';
import { blank } from '../../test/documents.js';
import { knownPaper } from '../document/braille-paper.js';
import { embossedScene } from './embossed-page.js';

const PAGE = { rows: [[1, 3], [1], []], marginLeft: 2, marginTop: 1 };

describe('the scene of an embossed page', () => {
  it.each([
    ['a4', 210, 297, 13.75, [12.5, 22.5, 32.5], 6],
    ['us-braille', 292.1, 279.4, 14.25, [12.5, 22.5, 32.5], 6.2],
    ['viewplus-a4', 210, 297, 14.625, [12.85, 23.08, 33.31], 6.35],
  ] as const)(
    'LAYOUT-7 has the size and the cells of its paper: %s',
    (paper, widthMm, heightMm, x, ys, cell) => {
      const { braillePages } = blank();
      const document = { ...blank(), braillePages: { ...braillePages, ...knownPaper(paper) } };
      const scene = embossedScene(document, PAGE);
      expect(scene).toMatchObject({ widthMm, heightMm, language: 'de' });
      expect(scene.primitives).toEqual(
        ys.map((y) =>
          expect.objectContaining({
            type: 'braille',
            layer: 'relief',
            origin: { x: expect.closeTo(x, 2), y: expect.closeTo(y, 2) },
            dots: expect.objectContaining({ cellSpacingMm: expect.closeTo(cell, 5) }),
          }),
        ),
      );
    },
  );
});
