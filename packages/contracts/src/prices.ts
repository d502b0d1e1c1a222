/** The one price table (product spec section 9): gross, in cents. */
export const PRINT_PRICES = { swell_a4: 290, swell_a3: 590, braille: 60 } as const;

/** What can be printed, priced per page. */
export type PrintKind = keyof typeof PRINT_PRICES;

/** The planned licences: gross price in cents, and how long one lasts. Neither is sold yet. */
export const SUBSCRIPTIONS = {
  month: { cents: 1999, days: 30 },
  year: { cents: 19_900, days: 365 },
} as const;

/** Value added tax that is contained in a price, in per cent. */
export const VAT_PERCENT = 7;
