import type { Facets } from '@tastwerk/contracts';
import { type CatalogueFilter, useFacetsQuery, useTagsQuery } from './catalogue-api.js';
import { tagsOf } from './filter-in-url.js';

/** A tag to narrow by, with how many graphics have it; without a number while that is not known. */
export interface TagFacet {
  readonly id: number;
  readonly name: string;
  readonly count?: number;
}

interface FilterFacets {
  /** The answer for this filter, undefined until it is there. */
  readonly facets: Facets | undefined;
  /** Graphics that another format or system would leave; undefined while that is not known. */
  readonly formats: ReadonlyMap<string, number> | undefined;
  readonly systems: ReadonlyMap<string, number> | undefined;
  readonly tags: readonly TagFacet[];
  /** False where there are so many that every figure is "at least". */
  readonly isExact: boolean;
}

/**
 * What the filters offer for `filter`. Where the counts cannot be had, the tags alone are offered: one can still narrow the catalogue.
 * While they are counted for another filter, the choices stay with the figures of the one before.
 */
export function useFacets(filter: CatalogueFilter): FilterFacets {
  const { currentData: facets, data: last, isError } = useFacetsQuery(filter);
  const { data: allTags } = useTagsQuery();
  const known = isError ? undefined : (facets ?? last);
  if (!known) {
    const tags = (allTags ?? []).map(({ tag_id, name }) => ({ id: tag_id, name }));
    return { facets, formats: undefined, systems: undefined, tags, isExact: true };
  }
  const tags: TagFacet[] = known.tags.map(({ tag_id, name, count }) => ({ id: tag_id, name, count }));
  // A chosen tag that nothing has any more still has to be there to be taken away.
  for (const id of tagsOf(filter)) {
    if (tags.some((tag) => tag.id === id)) continue;
    const name = allTags?.find(({ tag_id }) => tag_id === id)?.name;
    if (name !== undefined) tags.push({ id, name, count: 0 });
  }
  return {
    facets,
    formats: new Map(known.formats.map(({ format, count }) => [format, count])),
    systems: new Map(known.systems.map(({ system, count }) => [system, count])),
    tags,
    isExact: known.is_exact,
  };
}
