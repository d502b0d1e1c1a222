import { BRAILLE_SYSTEMS } from '@tastwerk/editor-core';
import type { CatalogueFilter } from './catalogue-api.js';

const FORMATS = ['a4', 'a3'] as const;

/** Longest text that is searched for, in characters (`searchGraphics`). */
export const SEARCH_CHARACTERS = 200;

/** The filter that the address asks for; values that are none are left out. */
export function filterOf(parameters: URLSearchParams): CatalogueFilter {
  const search = parameters.get('search')?.trim();
  const format = FORMATS.find((value) => value === parameters.get('format'));
  const system = BRAILLE_SYSTEMS.find((value) => value === parameters.get('system'));
  const tags = parameters.get('tags');
  return {
    ...(search ? { search: search.slice(0, SEARCH_CHARACTERS) } : {}),
    ...(format ? { format } : {}),
    ...(system ? { system } : {}),
    ...(tags && /^\d{1,9}(,\d{1,9})*$/.test(tags) ? { tags } : {}),
  };
}

/** Ids of the tags in a filter. */
export function tagsOf({ tags }: CatalogueFilter): readonly number[] {
  return tags?.split(',').map(Number) ?? [];
}

/** `parameters` with one value set, or removed when it is empty. */
export function withParameter(
  parameters: URLSearchParams,
  name: keyof CatalogueFilter,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
