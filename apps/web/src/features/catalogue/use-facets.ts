import { type Facets, tagName } from '@tastwerk/contracts';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { useLanguage } from '../../i18n/use-language.js';
import { type CatalogueFilter, useFacetsQuery, useTagsQuery } from './catalogue-api.js';
import { tagsOf } from './filter-in-url.js';

/** A tag to narrow by, with how many graphics have it; without a number where that is not known. */
export interface TagFacet {
  readonly id: number;
  readonly name: string;
  readonly count?: number;
}

interface FilterFacets {
  /** The answer for this filter, undefined until it is there. */
  readonly facets: Facets | undefined;
  /** Graphics that another format or system would leave; undefined where that is not known. */
  readonly formats: ReadonlyMap<string, number> | undefined;
  readonly systems: ReadonlyMap<BrailleSystem, number> | undefined;
  /** Categories to choose from, the most frequent first. */
  readonly categories: readonly { readonly category: string; readonly count?: number }[];
  readonly tags: readonly TagFacet[];
}

/**
 * What the filters offer for `filter`. Where the counts cannot be had, the tags alone are offered: one can still narrow the catalogue.
 * While they are counted for another filter, the choices stay with the figures of the one before. Where there are too many graphics to
 * count, the choices have no figures: "at least 312" of what may be a hundred thousand helps nobody to choose.
 */
export function useFacets(filter: CatalogueFilter): FilterFacets {
  const { currentData: facets, data: last, isError } = useFacetsQuery(filter);
  const { data: allTags } = useTagsQuery();
  const language = useLanguage();
  const known = isError ? undefined : (facets ?? last);
  if (!known) {
    const tags = (allTags ?? []).map((tag) => ({ id: tag.tag_id, name: tagName(tag, language) }));
    return { facets, formats: undefined, systems: undefined, categories: [], tags };
  }
  const tags: TagFacet[] = known.tags.map((tag) => ({
    id: tag.tag_id,
    name: tagName(tag, language),
    ...(known.is_exact ? { count: tag.count } : {}),
  }));
  // A chosen tag that nothing has any more still has to be there to be taken away.
  for (const id of tagsOf(filter)) {
    if (tags.some((tag) => tag.id === id)) continue;
    const tag = allTags?.find(({ tag_id }) => tag_id === id);
    if (tag) tags.push({ id, name: tagName(tag, language), count: 0 });
  }
  return {
    facets,
    formats: known.are_kinds_exact
      ? new Map(known.formats.map(({ format, count }) => [format, count]))
      : undefined,
    systems: known.are_kinds_exact
      ? new Map(known.systems.map(({ system, count }) => [system, count]))
      : undefined,
    categories: known.categories.map(({ category, count }) => ({
      category,
      ...(known.are_kinds_exact ? { count } : {}),
    })),
    tags,
  };
}
