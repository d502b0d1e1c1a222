import type { DocumentLine } from './document-line.js';
import { LIST_LINES } from './list-lines.js';
import { SETTING_LINES } from './setting-lines.js';
import { TEXT_LINES } from './text-lines.js';

/** The lines of a document itself, in the order in which they are written. */
export const DOCUMENT_LINES: readonly DocumentLine[] = [...TEXT_LINES, ...SETTING_LINES, ...LIST_LINES];
