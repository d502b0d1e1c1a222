import type { ApiLanguage } from '../language.js';
import { foldText } from '../search-text.js';
import { TERM_ROWS } from './terms.js';

/** A subject that a graphic can be tagged with, by one id in all languages. */
export interface TaxonomyTerm {
  readonly id: number;
  readonly names: Readonly<Record<ApiLanguage, string>>;
  /** Other names of it, in any language. */
  readonly others: readonly string[];
}

/** All terms, by their ids. */
export const TAXONOMY: readonly TaxonomyTerm[] = TERM_ROWS.map(([id, de, en, ...others]) => ({
  id,
  names: { de, en },
  others,
}));

/** Every name of a term, each once; the first one is what its tag is called in the database. */
export function namesOf({ names, others }: TaxonomyTerm): readonly string[] {
  return [...new Set([names.de, names.en, ...others])];
}

const byId = new Map(TAXONOMY.map((term) => [term.id, term]));
const byName = new Map(TAXONOMY.flatMap((term) => namesOf(term).map((name) => [keyOf(name), term] as const)));

function keyOf(name: string): string {
  return foldText(name.normalize('NFC')).trim().replace(/\s+/g, ' ');
}

/** The term that is called `name` in any language, whatever its case and accents. */
export function termNamed(name: string): TaxonomyTerm | undefined {
  return byName.get(keyOf(name));
}

/** How a tag is called in `language`: a free one as its author wrote it. */
export function tagName(
  tag: { readonly name: string; readonly taxonomy_id: number | null },
  language: ApiLanguage,
): string {
  return (tag.taxonomy_id === null ? undefined : byId.get(tag.taxonomy_id)?.names[language]) ?? tag.name;
}
