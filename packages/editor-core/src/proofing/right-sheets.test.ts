import { describe, expect, it } from '@jest/globals';
import { RIGHT_SHEETS, rightSheet } from '../../test/right-sheets.js';
import { findingsIn } from '../../test/standard-rules.js';

/** Sheets of each kind. */
const SHEETS = 30;

describe('PROOF-17 a sheet that keeps the guideline values', () => {
  it.each(Object.keys(RIGHT_SHEETS))('has no finding: %s', (kind) => {
    for (let seed = 1; seed <= SHEETS; seed += 1) {
      const findings = findingsIn(rightSheet(kind, seed));
      expect({ seed, findings }).toEqual({ seed, findings: [] });
    }
  });
});
