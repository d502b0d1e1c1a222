import type { Document } from '../../document/schema.js';
import type { ProofingProfile } from '../profile.js';
import { embosserProfile } from './embosser.js';
import { swellProfile } from './swell.js';

/** The figures that hold for a document by its medium. */
export const profileOf = ({ medium }: Pick<Document, 'medium'>): ProofingProfile =>
  medium === 'embosser' ? embosserProfile : swellProfile;
