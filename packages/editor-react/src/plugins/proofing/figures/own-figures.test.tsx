import { beforeEach, describe, expect, it } from '@jest/globals';
import { embosserProfile, swellProfile } from '@tastwerk/editor-core/proofing';
import { newUuid } from '../../../base/new-uuid.js';
import { FIGURES, profileWith, rememberedFigures, rememberFigures } from './own-figures.js';

describe('own figures of a draft', () => {
  beforeEach(() => localStorage.clear());

  it('take the place of those of a profile, and claim no source', () => {
    const profile = profileWith(swellProfile, { 'gapElements.errorMm': 1, 'gapElements.warningMm': 1.5 });
    expect(profile).toEqual({ ...swellProfile, gapElements: { errorMm: 1, warningMm: 1.5, source: 'own' } });
    expect(profileWith(swellProfile, {})).toEqual(swellProfile);
  });

  it('are asked for where both profiles have a figure', () => {
    for (const { of } of FIGURES) {
      expect(of(swellProfile)).toBeGreaterThan(0);
      expect(of(embosserProfile)).toBeGreaterThan(0);
    }
  });

  it('are remembered for one draft and one profile', () => {
    const [draft, other] = [newUuid(), newUuid()];
    rememberFigures(draft, { swell: { 'lineWidth.minMm': 0.4 }, embosser: {} });
    expect(rememberedFigures(draft)).toEqual({ swell: { 'lineWidth.minMm': 0.4 }, embosser: {} });
    expect(rememberedFigures(other)).toEqual({ swell: {}, embosser: {} });
  });

  it('that the browser keeps are not believed: what is no figure is left out', () => {
    const draft = newUuid();
    const kept = { 'lineWidth.minMm': -1, 'margin.minMm': 'x', 'margin.source': 3, 'shapeMin.minMm': 9 };
    localStorage.setItem('tastwerk-proof-figures', JSON.stringify({ [draft]: { swell: kept, embosser: 7 } }));
    expect(rememberedFigures(draft)).toEqual({ swell: { 'shapeMin.minMm': 9 }, embosser: {} });
  });
});
