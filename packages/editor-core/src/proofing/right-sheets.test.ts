import { describe, expect, it } from '@jest/globals';
import { fakeResources } from '../../test/fake-braille.js';
import { RIGHT_SHEETS, rightSheet } from '../../test/right-sheets.js';
import { proof } from './proofer.js';
import { swellProfile } from './profiles/swell.js';

/** Sheets of each kind. */
const SHEETS = 30;

describe('PROOF-17 a sheet that keeps the guideline values', () => {
  it.each(Object.keys(RIGHT_SHEETS))('has no finding: %s', (kind) => {
    for (let seed = 1; seed <= SHEETS; seed += 1) {
      const findings = proof(rightSheet(kind, seed), swellProfile, fakeResources);
      expect({ seed, findings }).toEqual({ seed, findings: [] });
    }
  });
});
