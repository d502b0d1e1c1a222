const ASKED = 'privacy-asked';

/** Shows the question about privacy once more. */
export function askPrivacyAgain(): void {
  document.dispatchEvent(new Event(ASKED));
}

/** Calls `listener` when the question is to be shown once more; the function that is returned stops that. */
export function onPrivacyAsked(listener: () => void): () => void {
  document.addEventListener(ASKED, listener);
  return () => document.removeEventListener(ASKED, listener);
}
