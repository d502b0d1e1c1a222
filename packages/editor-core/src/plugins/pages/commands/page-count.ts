import { LIMITS } from '../../../values/limits.js';
import type { Document } from '../../../document/schema.js';
import type { Issue } from '../../../issue.js';

/** DOCUMENT_TOO_LARGE when `document` may hold no further page. */
export function pageCountIssue(document: Document): Issue | undefined {
  if (document.pages.length < LIMITS.pages) return undefined;
  return {
    code: 'DOCUMENT_TOO_LARGE',
    path: ['pages'],
    params: { reason: 'too_big', maximum: LIMITS.pages },
  };
}
