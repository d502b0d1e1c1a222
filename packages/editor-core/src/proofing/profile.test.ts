import { describe, expect, it } from '@jest/globals';
import { proofingProfileSchema } from './profile.js';
import { embosserProfile } from './profiles/embosser.js';
import { swellProfile } from './profiles/swell.js';

describe('a profile', () => {
  it('PROOF-10 of swell paper and of embossers passes the check, also through JSON', () => {
    for (const profile of [swellProfile, embosserProfile]) {
      expect(proofingProfileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
    }
  });

  it('PROOF-10 with a figure that is missing, unknown or senseless is refused', () => {
    const { margin, ...without } = swellProfile;
    expect(proofingProfileSchema.safeParse(without).success).toBe(false);
    expect(proofingProfileSchema.safeParse({ ...swellProfile, marginn: margin }).success).toBe(false);
    const negative = { ...swellProfile, margin: { ...margin, minMm: -1 } };
    expect(proofingProfileSchema.safeParse(negative).success).toBe(false);
    const unsourced = { ...swellProfile, margin: { ...margin, source: 'hearsay' } };
    expect(proofingProfileSchema.safeParse(unsourced).success).toBe(false);
  });
});
