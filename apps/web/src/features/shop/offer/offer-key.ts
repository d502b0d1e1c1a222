/** Key of session storage: after logging in, a customer comes back to the quote. */
const STORAGE_KEY = 'quote-key';

/** The key of the link that led here: in the fragment of the address, else the one that this tab came with before. */
export function offerKey({ hash }: Pick<Location, 'hash'>): string {
  const given = hash.slice(1);
  try {
    if (given === '') return sessionStorage.getItem(STORAGE_KEY) ?? '';
    sessionStorage.setItem(STORAGE_KEY, given);
  } catch {
    // It then stands in the address alone.
  }
  return given;
}
