import type { RequestInput, ResponseOf, ROUTES } from '@tastwerk/contracts';

type Names = keyof typeof ROUTES;

/** What a call of the contract answers, and what it is sent. */
export type Answer<N extends Names> = ResponseOf<(typeof ROUTES)[N]>;
export type Body<N extends Names> = RequestInput<(typeof ROUTES)[N], 'body'>;

/** What a list is asked for besides its pages. */
export type Asked<N extends Names> = Omit<
  NonNullable<RequestInput<(typeof ROUTES)[N], 'query'>>,
  'limit' | 'before' | 'after' | 'offset'
>;

/** Rows of one answer. */
export const PAGE = 50;

/** Id of the last row that is shown, from which a list goes on; null for the beginning. */
export type Place = number | null;

/** From where a list goes on whose last answer has `rows`, the last of which is called `last`. */
export function nextPlace(rows: readonly unknown[], last: number | undefined): number | undefined {
  return rows.length < PAGE ? undefined : last;
}

/** A list that goes on below the id of its last row. */
export const fromId = {
  initialPageParam: null as Place,
  getNextPageParam: (last: readonly { readonly id: number }[]) => nextPlace(last, last.at(-1)?.id),
};

/** The part of a query that asks for the rows below a place. */
export const before = (place: Place) => ({ limit: PAGE, ...(place === null ? {} : { before: place }) });
