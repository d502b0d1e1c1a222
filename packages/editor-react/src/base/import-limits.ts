/** Largest picture that is unpacked, in px. */
export const IMPORT_MAX_PIXELS = 40_000_000;
