import type { ProofingProfile } from '../profile.js';
import { swellProfile } from './swell.js';

/** Embossed graphics: as swell paper, but with the wider gaps that field notes 2.2 give in brackets. */
export const embosserProfile: ProofingProfile = {
  ...swellProfile,
  id: 'embosser',
  gapElements: { errorMm: 3, warningMm: 6, source: 'tud-be-ma' },
  recess: { minMm: 8, source: 'tud-be' },
  labelGap: { ...swellProfile.labelGap, minMm: 4 },
};
