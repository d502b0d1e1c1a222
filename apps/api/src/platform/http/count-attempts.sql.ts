import type { Transaction } from '../database/transactions.js';

/** What is counted, by its keyed hash, and for how long. */
export interface CountedKey {
  readonly key: Buffer;
  readonly windowSeconds: number;
}

/** A count with this try, and in how many seconds it begins again. */
export interface Counted {
  readonly key: Buffer;
  readonly count: number;
  readonly seconds: number;
}

/** Counts one try at each key. In SQL of its own, so that counting and looking are one statement: of a hundred at once each counts. */
export function countAttempts(
  transaction: Transaction,
  keys: readonly CountedKey[],
): Promise<readonly Counted[]> {
  return transaction.query<Counted>(
    `INSERT INTO attempt AS a (key, count, window_ends)
     SELECT key, 1, now() + make_interval(secs => seconds)
       FROM unnest($1::bytea[], $2::integer[]) AS wish (key, seconds)
     ON CONFLICT (key) DO UPDATE
        SET count = CASE WHEN a.window_ends <= now() THEN 1 ELSE a.count + 1 END,
            window_ends = CASE WHEN a.window_ends <= now() THEN excluded.window_ends ELSE a.window_ends END
     RETURNING key, count, ceil(extract(epoch FROM window_ends - now()))::integer AS seconds`,
    [keys.map(({ key }) => key), keys.map(({ windowSeconds }) => windowSeconds)],
  );
}
