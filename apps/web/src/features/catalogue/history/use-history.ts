import type { Version } from '@tastwerk/contracts';
import { useHistoryInfiniteQuery } from '../catalogue-api.js';

/** A version with its number in the order of publishing, from 1, and the name of whoever published it; empty where it is not known. */
export interface NumberedVersion extends Version {
  readonly number: number;
  readonly author: string;
}

/** The versions of a variant that are loaded, the newest first, with what the list needs to go on. */
export function useHistory(variantId: number) {
  const query = useHistoryInfiniteQuery({ id: variantId });
  const pages = query.currentData?.pages ?? [];
  const newest = pages[0];
  const contributors = newest?.contributors ?? [];
  const total = newest?.total ?? 0;
  const nameOf = (userId: number) => contributors.find(({ id }) => id === userId)?.display_name ?? '';
  const versions: readonly NumberedVersion[] = pages
    .flatMap((page) => page.versions)
    .map((version, index) => ({ ...version, number: total - index, author: nameOf(version.user_id) }));
  return { query, versions, contributors, total };
}
