const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** What the link of a mail may be for, how long it counts, and how many an account may have at once for one address; the oldest go first. */
export const KEYS = {
  verify: { seconds: 3 * DAY_SECONDS, most: 3 },
  'login-change': { seconds: DAY_SECONDS, most: 3 },
  // To the old address, for each that an account had.
  'login-undo': { seconds: 7 * DAY_SECONDS, most: 10 },
  reset: { seconds: HOUR_SECONDS, most: 3 },
  'newsletter-confirm': { seconds: 7 * DAY_SECONDS, most: 3 },
  // One in each mail, and the link of an old mail is as good as that of a new one.
  'newsletter-unsubscribe': { seconds: 400 * DAY_SECONDS, most: 200 },
  'notices-unsubscribe': { seconds: 400 * DAY_SECONDS, most: 200 },
} as const;

/** What a key is for. */
export type KeyPurpose = keyof typeof KEYS;
