import { describe, expect, it } from '@jest/globals';
import { embosserProfile, proofingProfileSchema } from '@tastwerk/editor-core/proofing';
import { gridProfile } from './grid-profile.js';
import { GRID_IDS, GRIDS } from './grids.js';

describe('what a proof measures against on a raster', () => {
  it.each(GRID_IDS)('is a profile whose figures are never below those of embossed graphics: %s', (id) => {
    const profile = gridProfile(GRIDS[id]);
    expect(proofingProfileSchema.safeParse(profile).success).toBe(true);
    expect(profile.id).toBe(`embosser-${id}`);
    for (const name of ['gapElements', 'gapLines'] as const) {
      expect(profile[name].errorMm).toBeGreaterThanOrEqual(embosserProfile[name].errorMm);
      expect(profile[name].warningMm).toBeGreaterThanOrEqual(embosserProfile[name].warningMm);
      expect(profile[name].errorMm).toBeLessThanOrEqual(profile[name].warningMm);
    }
    expect(profile.lineWidth.minMm).toBe(0);
  });

  it('asks for more where dots are farther apart, and says that these figures are ours', () => {
    const [coarse, fine] = [gridProfile(GRIDS.coarse), gridProfile(GRIDS.fine)];
    expect([coarse.gapLines.errorMm, fine.gapLines.errorMm]).toEqual([5, 3]);
    expect([coarse.textureArea, fine.textureArea]).toEqual([
      { minMm: 20, source: 'tastwerk' },
      embosserProfile.textureArea,
    ]);
  });
});
