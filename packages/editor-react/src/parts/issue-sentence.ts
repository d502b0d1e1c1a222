import type { Issue } from '@tastwerk/editor-core';
import type { TFunction } from 'i18next';

/** What is wrong, as one sentence; codes that the editor does not know fall back to the code itself. */
export function issueSentence(
  { code, params }: { readonly code: string; readonly params?: Issue['params'] },
  t: TFunction,
): string {
  return t(code, { ns: 'errors', defaultValue: code, ...params });
}
