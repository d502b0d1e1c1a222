import { useSyncExternalStore } from 'react';

/** What a visitor agrees to: what the product needs to work, or counted page views, too. */
export const PRIVACY_CHOICES = ['necessary', 'all'] as const;

export type PrivacyChoice = (typeof PRIVACY_CHOICES)[number];

/** Key of local storage that holds the choice (product spec section 9). */
const STORAGE_KEY = 'privacy';

const listeners = new Set<() => void>();

function read(): PrivacyChoice | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return PRIVACY_CHOICES.find((choice) => choice === stored);
  } catch {
    return undefined;
  }
}

/** Holds for this page alone where the browser keeps nothing. */
let unkept: PrivacyChoice | undefined;

/** The choice made in this browser, or undefined before there is one. */
export function privacyChoice(): PrivacyChoice | undefined {
  return read() ?? unkept;
}

/** Keeps the choice. */
export function choosePrivacy(choice: PrivacyChoice): void {
  unkept = undefined;
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    unkept = choice;
  }
  for (const listener of listeners) listener();
}

/** Whether the browser itself says no: Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}

/** The choice, also when it is made in another tab. */
export function usePrivacyChoice(): PrivacyChoice | undefined {
  return useSyncExternalStore(subscribe, privacyChoice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
