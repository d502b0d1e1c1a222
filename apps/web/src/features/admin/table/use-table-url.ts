import { useSearchParams } from 'react-router';

/** How a table is looked at; it stands in the address, so that it can be sent on and comes back by going back. */
export interface TableUrl {
  /** What is looked for; empty where nothing is. */
  readonly search: string;
  readonly sort: { readonly id: string; readonly isDescending: boolean } | null;
  /** Columns that are not as they are at first: shown ones that were hidden, hidden ones that were shown. */
  readonly turned: readonly string[];
  /** A filter of the page by its name; empty where none is set. */
  readonly filter: (name: string) => string;
  /** Changes what is named; null or an empty text takes it away. */
  readonly change: (values: Readonly<Record<string, string | null>>) => void;
}

/** Reads and writes the {@link TableUrl} of the page. */
export function useTableUrl(): TableUrl {
  const [parameters, setParameters] = useSearchParams();
  const sort = parameters.get('sort');
  return {
    search: parameters.get('q') ?? '',
    sort: sort ? { id: sort, isDescending: parameters.get('dir') === 'desc' } : null,
    turned: parameters.get('columns')?.split(',').filter(Boolean) ?? [],
    filter: (name) => parameters.get(name) ?? '',
    change: (values) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
