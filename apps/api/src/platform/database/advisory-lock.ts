import { Client } from 'pg';
import type { Transaction } from './transactions.js';

/** Numbers of the product's advisory locks, one for each work that only one process may do at a time. */
const ADVISORY_LOCKS = { migration: 7_213_001, queueSetUp: 7_213_002, administration: 7_213_003 } as const;

/** Does `work` while this process alone holds `lock` in the database at `url`; others wait for it. */
export async function underAdvisoryLock<T>(
  url: string,
  lock: keyof typeof ADVISORY_LOCKS,
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url });
  // A database that goes away while the work is done takes the lock with it; whoever works hears of it by their own statements.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS[lock]]);
    return await work();
  } finally {
    // Ending the connection frees the lock.
    await client.end().catch(() => undefined);
  }
}

/** Holds `lock` until the transaction ends; others wait for it. */
export async function holdAdvisoryLock(
  transaction: Transaction,
  lock: keyof typeof ADVISORY_LOCKS,
): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS[lock]]);
}
