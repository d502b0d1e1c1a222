import { useSyncExternalStore } from 'react';
import { keptText } from '../../kept-text.js';

/** What a visitor agrees to: what the product needs to work, or counted page views, too. */
export const PRIVACY_CHOICES = ['necessary', 'all'] as const;

export type PrivacyChoice = (typeof PRIVACY_CHOICES)[number];

/** Under the key of the product specification (section 9). */
const kept = keptText('privacy');

/** The choice made in this browser, or undefined before there is one. */
export function privacyChoice(): PrivacyChoice | undefined {
  const stored = kept.read();
  return PRIVACY_CHOICES.find((choice) => choice === stored);
}

/** Keeps the choice. */
export function choosePrivacy(choice: PrivacyChoice): void {
  kept.write(choice);
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
  return useSyncExternalStore(kept.onChange, privacyChoice);
}
