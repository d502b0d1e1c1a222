import type { Offer } from '@tastwerk/contracts';
import { without } from '../../../platform/without.js';
import type { StoredOffer } from './offer.repository.js';

/** What an admin sees of a quote, and its customer too. */
export function offerView(offer: StoredOffer): Offer {
  return without(offer, 'linkId', 'weight', 'accountId');
}
