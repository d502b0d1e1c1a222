import { describe, expect, it } from '@jest/globals';
import { fillPath, pathReader, RENDERING_FORMATS, ROUTES } from '@tastwerk/contracts';
import {
  ARTEFACT_FORMATS,
  artefactFileName,
  THUMBNAIL_WIDTHS_PX,
  type ThumbnailSize,
  thumbnailFileName,
} from '@tastwerk/render';
import { loadEngine } from '@tastwerk/render/plugins';

describe('contract and renderer', () => {
  it('name the same formats', async () => {
    const engine = await loadEngine();
    if (!engine.ok) throw new Error(engine.error);
    const written = [...engine.value.exporters.keys()];
    expect(RENDERING_FORMATS.filter((format) => !written.includes(format))).toEqual([]);
    expect(ARTEFACT_FORMATS.filter((format) => !RENDERING_FORMATS.includes(format))).toEqual([]);
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
