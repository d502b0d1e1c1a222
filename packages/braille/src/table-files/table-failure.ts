import type { Release } from '../engine/model/release.js';

/** Codes of {@link TableFailure}. */
export const TABLE_FAILURE_CODES = [
  'TABLE_UNKNOWN',
  'TABLE_NOT_IN_RELEASE',
  'TABLE_UNREADABLE',
  'TABLE_NOT_A_FILE',
  'TABLE_TOO_LARGE',
  'TABLE_INCLUDE_MISSING',
  'TABLE_INVALID',
] as const;

/** Why a table cannot be opened. */
export type TableFailure =
  /** Neither a packaged table nor a file is called `name`. */
  | { readonly code: 'TABLE_UNKNOWN'; readonly name: string }
  /** The packaged table exists, but only in `releases`. */
  | {
      readonly code: 'TABLE_NOT_IN_RELEASE';
      readonly name: string;
      readonly release: Release;
      readonly releases: readonly Release[];
    }
  /** The system refuses to read a file, with its code such as `ENOENT`. */
  | { readonly code: 'TABLE_UNREADABLE'; readonly path: string; readonly systemCode: string }
  /** A folder or a device. */
  | { readonly code: 'TABLE_NOT_A_FILE'; readonly path: string }
  /** The file, or all that its table reads, has more than `megabytes`. */
  | { readonly code: 'TABLE_TOO_LARGE'; readonly path: string; readonly megabytes: number }
  /** A line of the table, named as file:line, includes a file that is nowhere. */
  | { readonly code: 'TABLE_INCLUDE_MISSING'; readonly place: string; readonly file: string }
  /** A line of the table is wrong: file:line and why, in English. */
  | { readonly code: 'TABLE_INVALID'; readonly message: string };

/** Carries a failure out of the compiler, which asks for files on its way. */
export class TableFailureError extends Error {
  constructor(readonly failure: TableFailure) {
    super(failure.code);
    this.name = 'TableFailureError';
  }
}
