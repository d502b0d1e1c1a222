import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyDocuments } from '../../test/document-arbitraries.js';
import { oldDocuments } from '../../test/old-documents.js';
import { validDocuments } from '../../test/valid-documents.js';
import { parseDocument } from '../standard.js';

/** How many documents are read; `npm run fuzz:documents` reads more, and says with which seed. */
const COUNT = Number(process.env['FUZZ_COUNT'] ?? 1500);
const SEED = process.env['FUZZ_SEED'];
const settings = { numRuns: COUNT, ...(SEED !== undefined && { seed: Number(SEED) }) };

function reread(json: unknown) {
  return parseDocument(JSON.parse(JSON.stringify(json)));
}

describe('reading whatever there is', () => {
  it('DOC-1 DOC-6 never throws, and what was opened is read back as it is', () => {
    const counts = { opened: 0, refused: 0 };
    fc.assert(
      fc.property(anyDocuments, (json) => {
        const result = parseDocument(json);
        if (!result.ok) {
          counts.refused += 1;
          expect(result.error.length).toBeGreaterThan(0);
          expect(result.error.length).toBeLessThanOrEqual(50);
          return;
        }
        counts.opened += 1;
        const again = reread(result.value.document);
        // Compared as text: a number that is none would come back as null, and a text costs less than a deep comparison.
        expect(JSON.stringify(again)).toBe(
          JSON.stringify({ ok: true, value: { document: result.value.document, adjusted: [] } }),
        );
      }),
      settings,
    );
    // Neither side may run empty, or the documents would say nothing.
    expect(counts.opened).toBeGreaterThan(COUNT / 5);
    expect(counts.refused).toBeGreaterThan(COUNT / 10);
  });

  it('DOC-1 opens every document that keeps the rules, and changes nothing', () => {
    fc.assert(
      fc.property(validDocuments, (document) => {
        const result = reread(document);
        expect(result).toEqual({ ok: true, value: { document, adjusted: [] } });
      }),
      { ...settings, numRuns: COUNT / 20 },
    );
  });

  it('MIG-13 opens every document of form "0.9" within the bounds, however it was written', () => {
    fc.assert(
      fc.property(oldDocuments, (json) => {
        const result = parseDocument(JSON.parse(JSON.stringify(json)));
        expect(result.ok ? [] : result.error).toEqual([]);
      }),
      { ...settings, numRuns: COUNT / 10 },
    );
  });
});
