import { isBrailleSystem, newestSystem } from '@tastwerk/editor-core/braille';
import { CATALOGUE_SORTS, type CatalogueSort } from '@tastwerk/contracts';
import type { CatalogueFilter } from './catalogue-api.js';

const FORMATS = ['a4', 'a3'] as const;

/** Longest text that is searched for, in characters (`searchGraphics`). */
export const SEARCH_CHARACTERS = 200;

/** Longest name of a category, in characters. */
const CATEGORY_CHARACTERS = 100;

/** The filter that the address asks for; values that are none are left out. */
export function filterOf(parameters: URLSearchParams): CatalogueFilter {
  const search = parameters.get('search')?.trim();
  const format = FORMATS.find((value) => value === parameters.get('format'));
  const system = parameters.get('system');
  const tags = parameters.get('tags');
  const category = parameters.get('category')?.trim();
  return {
    ...(search ? { search: search.slice(0, SEARCH_CHARACTERS) } : {}),
    ...(format ? { format } : {}),
    ...(isBrailleSystem(system) ? { system: newestSystem(system) } : {}),
    ...(category ? { category: category.slice(0, CATEGORY_CHARACTERS) } : {}),
    ...(tags && /^\d{1,9}(,\d{1,9})*$/.test(tags) ? { tags } : {}),
  };
}

/** The order that the address asks for: by relevance where words are looked for, else the newest first, unless it says another. */
export function sortOf(parameters: URLSearchParams): CatalogueSort {
  const isSearch = filterOf(parameters).search !== undefined;
  const asked = CATALOGUE_SORTS.find((sort) => sort === parameters.get('sort'));
  if (asked === undefined || (asked === 'relevance' && !isSearch)) return isSearch ? 'relevance' : 'newest';
  return asked;
}

/** Ids of the tags in a filter. */
export function tagsOf({ tags }: CatalogueFilter): readonly number[] {
  return tags?.split(',').map(Number) ?? [];
}

/** `parameters` with one value set, or removed when it is empty. */
export function withParameter(
  parameters: URLSearchParams,
  name: keyof CatalogueFilter | 'sort',
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** `parameters` with nothing but `kept` of what narrows the list, in the same order. */
export function withoutFilters(
  parameters: URLSearchParams,
  kept: readonly (keyof CatalogueFilter)[] = [],
): URLSearchParams {
  const names: readonly string[] = [...kept, 'sort'];
  return new URLSearchParams([...parameters].filter(([name]) => names.includes(name)));
}
