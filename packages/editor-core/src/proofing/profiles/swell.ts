import { SAFE_AREA_MM } from '../../values/paper.js';
import { LEAD_LINE } from '../../values/lead-line.js';
import type { ProofingProfile } from '../profile.js';

/** Swell paper: the figures of field notes 2.2. Where sources differ, the smaller is the error and the larger the advice. */
export const swellProfile: ProofingProfile = {
  id: 'swell',
  margin: { minMm: SAFE_AREA_MM, source: 'tud-ba-ar' },
  gapElements: { errorMm: 2, warningMm: 3, source: 'tud-be-ma' },
  gapLines: { errorMm: 3, warningMm: 6, runMm: 6, doubleMm: 2, source: 'tud-tl-a' },
  shapeMin: { minMm: 13, source: 'tud-tf-og' },
  partMin: { minMm: 6, source: 'hasty' },
  textureArea: { minMm: 13, source: 'tud-tf-et' },
  textureCount: { most: 5, errorAbove: 6, source: 'tud-tf-at' },
  textureContour: { minMm: 2, source: 'tud-tf-et' },
  textureRepeat: { least: 3, source: 'tud-tl-l' },
  textureContrast: { reachMm: 6, source: 'tud-tf-ut' },
  lineLength: { warningMm: 12.5, infoMm: 25, repeats: 3, source: 'tud-tl-l' },
  lineWidth: { minMm: 0.7, mainMm: 1, source: 'tud-tl-b' },
  widthClasses: { factor: 1.25, source: 'tud-tl-b' },
  dash: { shortestMm: 6, longestMm: 10, dotPitchMm: 5, source: 'bana-lines' },
  grey: { pageShare: 0.5, source: 'tastwerk' },
  labelGap: { minMm: 3, maxMm: 6, ownMm: 12, source: 'tud-bb-a' },
  labelClear: { minMm: 3, source: 'tud-bb-tl' },
  crossing: { minDegrees: 20, source: 'tud-be-ue' },
  recess: { minMm: 6, source: 'tud-be' },
  pointMin: { errorMm: 3, warningMm: 6, source: 'tud-le-ps' },
  sameKind: { factor: 1.25, source: 'bana-symbols' },
  stylesCount: { most: 5, source: 'guides-wiki' },
  arrow: { gapMm: 3, source: 'round-table' },
  lead: { widthMm: LEAD_LINE.widthMm, mostMm: LEAD_LINE.mostMm, source: 'tud-bb-fl' },
  density: { mostShare: 0.5, source: 'tastwerk' },
  abbrevLength: { leastLetters: 2, mostLetters: 3, source: 'tud-bb-vf' },
  legendSize: { areaWidthMm: 30, areaHeightMm: 15, source: 'tud-le-s' },
};
