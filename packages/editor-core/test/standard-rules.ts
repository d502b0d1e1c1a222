import type { Document } from '../src/document/schema.js';
import { type Finding, proof, type ProofingProfile, swellProfile } from '../src/proofing/index.js';
import { standardEngine } from '../src/standard.js';
import { fakeResources } from './fake-braille.js';

/** The rules of a proof by the standard plugins. */
export const standardRules = await standardEngine.rules();

/** What a proof finds in `document`, with braille from a fake. */
export function findingsIn(document: Document, profile: ProofingProfile = swellProfile): readonly Finding[] {
  return proof(standardRules, document, profile, fakeResources);
}
