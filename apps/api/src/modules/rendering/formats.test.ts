import { describe, expect, it } from '@jest/globals';
import { fillPath, pathReader, RENDERING_FORMATS, ROUTES } from '@tastwerk/contracts';
import {
  ARTEFACT_FORMATS,
  artefactFileName,
  THUMBNAIL_WIDTHS_PX,
  type ThumbnailSize,
  thumbnailFileName,
} from '@tastwerk/render';

describe('contract and renderer', () => {
  it('name the same formats', () => {
    expect([...RENDERING_FORMATS].sort()).toEqual([...ARTEFACT_FORMATS].sort());
  });

  it('name files alike', () => {
    const download = fillPath(ROUTES.download.path, { variantId: 3, format: 'brf', fileName: 'herz-12' });
    expect(download).toBe(`/files/variants/3/${artefactFileName('brf', 'herz-12')}`);
    const sizes: readonly ThumbnailSize[] = ['sm', 'xl'];
    expect(Object.keys(THUMBNAIL_WIDTHS_PX).sort()).toEqual([...sizes].sort());
    for (const size of sizes) {
      const path = `/files/thumbnails/${thumbnailFileName('herz-12', size, 2)}`;
      expect(pathReader(ROUTES.thumbnail.path)(path)).toEqual({ fileName: 'herz-12', size, page: '2' });
    }
  });
});
