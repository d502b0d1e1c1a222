import { CATALOGUE } from './catalogue.data.js';
import type { SystemEntry } from './system-entry.js';

export type { Contraction, SystemEntry, SystemType } from './system-entry.js';

/**
 * The systems of liblouis 3.39 by language and grade. German with six dots and the English systems of liblouis 3.24 have
 * names of their own (`DE:KURZ`) and are not among them.
 */
export const SYSTEM_CATALOGUE: readonly SystemEntry[] = CATALOGUE;

export { languageName, type NameLanguage, systemKind, systemName } from './system-name.js';
