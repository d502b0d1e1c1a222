/** SQLSTATE of a value that is there already. */
export const UNIQUE_VIOLATION = '23505';

/** Whether `error` is what Node or a driver throws with `code`, such as ENOENT. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
