/** What a caller can do about an error; the server maps a class to one HTTP status. */
export type ErrorClass =
  'Validation' | 'NotFound' | 'Conflict' | 'Forbidden' | 'Limit' | 'Unavailable' | 'Bug';

/** The core's own error codes with their class. `contracts` merges them into the one catalogue. */
export const CORE_ERRORS = {
  DOCUMENT_NOT_JSON: 'Validation',
  DOCUMENT_VERSION_UNKNOWN: 'Validation',
  DOCUMENT_VERSION_TOO_NEW: 'Validation',
  DOCUMENT_INVALID_VALUE: 'Validation',
  DOCUMENT_UNKNOWN_PROPERTY: 'Validation',
  DOCUMENT_TOO_LARGE: 'Limit',
  DOCUMENT_TOO_ELABORATE: 'Limit',
  DOCUMENT_DUPLICATE_ID: 'Validation',
  DOCUMENT_SECOND_LEGEND: 'Validation',
  DOCUMENT_WITHOUT_PAGES: 'Validation',
  DOCUMENT_WITHOUT_TITLE: 'Validation',
  DOCUMENT_WITHOUT_CONTENT: 'Validation',
  DOCUMENT_PLUGIN_MISSING: 'Validation',
  DOCUMENT_PLUGIN_TOO_NEW: 'Validation',
  COMMAND_UNKNOWN: 'Validation',
  COMMAND_INVALID: 'Validation',
  COMMAND_OBJECT_NOT_FOUND: 'NotFound',
  COMMAND_PAGE_NOT_FOUND: 'NotFound',
  COMMAND_GUIDE_NOT_FOUND: 'NotFound',
  COMMAND_KIND_UNKNOWN: 'Conflict',
  COMMAND_ID_TAKEN: 'Conflict',
  COMMAND_LAST_PAGE: 'Conflict',
  COMMAND_RELATION_CIRCLE: 'Conflict',
  COMMAND_SECOND_LEGEND: 'Conflict',
  COMMAND_OBJECTS_APART: 'Conflict',
  COMMAND_NOT_A_GROUP: 'Conflict',
  COMMAND_GROUP_IN_ITSELF: 'Conflict',
  COMMAND_TOO_DEEP: 'Limit',
  COMMAND_NOT_A_PATH: 'Conflict',
  COMMAND_POINT_NOT_FOUND: 'NotFound',
  COMMAND_PATH_TOO_SHORT: 'Conflict',
  COMMAND_PATH_CLOSED: 'Conflict',
  COMMAND_NOT_AN_END: 'Conflict',
  COMMAND_NOT_CONVERTIBLE: 'Conflict',
  COMMAND_NOTHING_LEFT: 'Conflict',
  COMMAND_NO_OVERLAP: 'Conflict',
  COMMAND_NOT_IMPORTED: 'Conflict',
  COMMAND_LEAD_LINE_NEAR: 'Conflict',
  COMMAND_LEAD_LINE_FAR: 'Conflict',
  BRAILLE_UNTRANSLATABLE: 'Validation',
  BRAILLE_UNAVAILABLE: 'Unavailable',
} as const satisfies Record<string, ErrorClass>;

/** A code of the core; codes never change their meaning. */
export type CoreErrorCode = keyof typeof CORE_ERRORS;

/** One thing that is wrong, with the place in the document as a path of keys and indexes. */
export interface Issue {
  readonly code: CoreErrorCode;
  readonly path: readonly (string | number)[];
  /** Values for the sentence that tells a user about it, such as `{ expected: 'number' }`. */
  readonly params?: Readonly<Record<string, string | number>>;
}
