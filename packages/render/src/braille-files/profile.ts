import type { CELL_CODES } from '@tastwerk/editor-core/braille';

/** How cells become characters: one of the core's 64-character tables, EuroBraille with eight dots, or Unicode braille patterns. */
export type CellEncoding = keyof typeof CELL_CODES | 'eurobraille-8' | 'unicode';

/**
 * How pages end. `form-feed`: a form feed after every page, the last one too. `form-feed-between`: none after the last.
 * `form-feed-line`: a form feed and a line end after every page. `none`: pages are filled up with empty lines. All four are
 * met in files of braille libraries (field notes 1.4).
 */
export type PageEnd = 'form-feed' | 'form-feed-between' | 'form-feed-line' | 'none';

/** How braille pages become a text file. */
export interface BrailleFileProfile {
  readonly encoding: CellEncoding;
  readonly lineEnd: 'crlf' | 'lf';
  readonly pageEnd: PageEnd;
  /** Embosser control before the first page: none, as in any file called BRF, or that of an Index embosser. */
  readonly header: 'none' | 'index';
}

/** What is known as international BRF: upper-case North American ASCII braille, CR LF, form feeds (field notes 1.4). */
export const INTERNATIONAL_BRF: BrailleFileProfile = {
  encoding: 'na-upper',
  lineEnd: 'crlf',
  pageEnd: 'form-feed',
  header: 'none',
};

/** Unicode braille patterns line by line, to be read on a screen or by a braille display. */
export const UNICODE_TEXT: BrailleFileProfile = {
  encoding: 'unicode',
  lineEnd: 'lf',
  pageEnd: 'form-feed',
  header: 'none',
};

/**
 * BRF files by the name of their profile, as a user chooses one. Line ends of all but the international one are those of the
 * files measured in field notes 1.4.
 */
export const BRF_PROFILES = {
  'na-upper': INTERNATIONAL_BRF,
  'na-lower': { encoding: 'na-lower', lineEnd: 'lf', pageEnd: 'form-feed', header: 'none' },
  eurobraille: { encoding: 'eurobraille', lineEnd: 'lf', pageEnd: 'form-feed', header: 'none' },
  /** CR LF, as Windows programs for the code page of the table end lines. */
  'eurobraille-8': { encoding: 'eurobraille-8', lineEnd: 'crlf', pageEnd: 'form-feed', header: 'none' },
  index: { encoding: 'eurobraille', lineEnd: 'lf', pageEnd: 'form-feed', header: 'index' },
} as const satisfies Record<string, BrailleFileProfile>;

export type BrfProfileName = keyof typeof BRF_PROFILES;
