/** What a document is made for: microcapsule paper that swells, an embosser, or black print alone (product spec section 9). */
export const MEDIA = ['swell', 'embosser', 'print'] as const;

/** One of {@link MEDIA}. */
export type Medium = (typeof MEDIA)[number];
