/** Largest file that is imported, in bytes. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;

/** Largest picture that is unpacked, in px. */
export const IMPORT_MAX_PIXELS = 40_000_000;
