/** How often one caller may look at the catalogue. */
export const READING = { limit: 300, windowSeconds: 60 } as const;

/** How often one caller may change it. */
export const WRITING = { limit: 60, windowSeconds: 60 } as const;
