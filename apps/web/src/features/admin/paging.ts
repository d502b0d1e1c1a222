/** Rows of one answer. */
export const PAGE = 50;

interface WithId {
  readonly id: number;
}

/** From where a list goes on whose last answer has `rows`, the last of which is called `last`. */
export function nextPlace(rows: readonly unknown[], last: number | undefined): number | undefined {
  return rows.length < PAGE ? undefined : last;
}

/** A list that goes on below the id of its last row; `rowsOf` finds the rows in an answer. */
export function belowId<Answer>(rowsOf: (answer: Answer) => readonly WithId[]) {
  return {
    limit: PAGE,
    by: 'before' as const,
    next: (last: Answer) => nextPlace(rowsOf(last), rowsOf(last).at(-1)?.id),
  };
}

/** The same where an answer is its rows. */
export const FROM_ID = belowId((rows: readonly WithId[]) => rows);
