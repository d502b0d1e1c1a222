import type { Medium } from '@tastwerk/editor-core/document';
import { embosserProfile, type ProofingProfile, swellProfile } from '@tastwerk/editor-core/proofing';

/** The profiles that a document can be proofed against, by their ids. */
export const PROFILES = { swell: swellProfile, embosser: embosserProfile } as const satisfies Record<
  string,
  ProofingProfile
>;

/** The id of a profile. */
export type ProfileId = keyof typeof PROFILES;

/** The ids in the order in which they are offered. */
export const PROFILE_IDS: readonly ProfileId[] = ['swell', 'embosser'];

/** The profile that fits what a document is made for; what is printed alone may still be copied onto swell paper. */
export function profileFor(medium: Medium): ProfileId {
  return medium === 'embosser' ? 'embosser' : 'swell';
}
