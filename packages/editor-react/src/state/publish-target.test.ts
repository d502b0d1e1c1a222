import { describe, expect, it } from '@jest/globals';
import { createNewDocument } from '../new-document.js';
import { asVariantBeside, targetOf } from './publish-target.js';

const blank = createNewDocument('de');
const version = { ...blank, graphic_id: 3, variant_id: 7, version_id: 12, lastVersionHash: 'ab'.repeat(32) };

describe('what publishing makes', () => {
  it('follows from the origin of the document', () => {
    expect(targetOf(blank)).toBe('graphic');
    expect(targetOf({ ...blank, graphic_id: 3, derivedFrom: 7 })).toBe('variant');
    expect(targetOf(version)).toBe('version');
  });

  it('becomes a variant beside the one that somebody else has changed', () => {
    const beside = { ...version, ...asVariantBeside(version) };
    expect(targetOf(beside)).toBe('variant');
    expect(beside).toMatchObject({ graphic_id: 3, derivedFrom: 7, variant_id: null });
  });
});
