import { type LicenceId, LICENCES } from '@tastwerk/editor-core';

/** Where a licence is explained in `language`. */
export function deedUrl(licence: LicenceId, language: string): string {
  return `${LICENCES[licence].url}deed.${language}`;
}
