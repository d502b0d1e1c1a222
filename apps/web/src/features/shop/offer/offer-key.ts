import { keptText } from '../../../kept-text.js';

/** After logging in, a customer comes back to the quote. */
const kept = keptText('quote-key', 'sessionStorage');

/** The key of the link that led here: in the fragment of the address, else the one that this tab came with before. */
export function offerKey({ hash }: Pick<Location, 'hash'>): string {
  const given = hash.slice(1);
  if (given === '') return kept.read() ?? '';
  kept.write(given);
  return given;
}
