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

/** What a variant can be bought as: with its description embossed in braille, or with the description sent by mail (product spec section 3). */
export const PRODUCT_IDS = ['graphic', 'graphic_nobraille'] as const;

export type ProductId = (typeof PRODUCT_IDS)[number];

/** The product id of sending an order by post, which is a line of its own. */
export const POSTAGE_ID = 'postage';

/** What sending an order costs, however heavy it is: gross, in cents (decisions). */
export const POSTAGE_CENTS = 200;

/**
 * What the sandbox of the postage provider asks for, in cents: letters of Deutsche Post since 2025 (field notes, section 3), and a parcel of
 * DHL up to 5 kg, for which no price list was at hand: a guess that stands until a real provider names its own (`StampProvider`). No customer
 * pays it.
 */
export const SANDBOX_POSTAGE_CENTS = { large_letter: 180, maxi_letter: 290, parcel_guess: 769 } as const;

/** What one order may cost at most with its postage: gross, in cents; above it there is a quote request (decisions). */
export const ORDER_MAXIMUM_CENTS = 20_000;

/** Working days from the order to the parcel's arrival (decisions). */
export const DELIVERY_DAYS = { from: 4, to: 5 } as const;

/** Days within which an invoice is to be paid (product spec section 9). */
export const INVOICE_DAYS = 20;

/** Days within which a contract can be withdrawn from (§ 355 BGB). */
export const WITHDRAWAL_DAYS = 14;

/** How an order can be paid; those of {@link OPEN_PAYMENT_METHODS} can be chosen now. */
export const PAYMENT_METHODS = ['invoice', 'paypal'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const OPEN_PAYMENT_METHODS: readonly PaymentMethod[] = ['invoice'];

/** Bounds of a basket: different lines, and copies of one line. */
export const BASKET_LIMITS = { items: 50, quantity: 999 } as const;

/** The country that is shipped to, as ISO 3166-1 alpha-2 (product spec section 5). */
export const SHIPPED_TO = 'DE';

/** A German postal code. */
export const GERMAN_ZIP = /^\d{5}$/;
