import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { Schedule } from '../../../platform/schedule.js';
import { FileGarbageRepository } from '../file-garbage.sql.js';

/** Time between two rounds, in ms, and how many rounds lie between two looks through the whole storage. */
const ROUND_MS = 60_000;
const ROUNDS_BETWEEN_LOOKS = 60;

/**
 * How long files are left alone: one that a version gave up, for somebody may be reading it, and one that no row knows, for a worker
 * may be about to write its row.
 */
const PATIENCE = { givenUpSeconds: 60, unknownSeconds: 3600 } as const;

/** Files that are asked about in one statement. */
const BATCH = 200;

/**
 * Clears away files that nothing refers to: those of versions that are gone or were rendered again, and what killed workers left. A
 * key is never used again, so a file that nothing refers to stays so.
 */
@Injectable()
export class FileCollector {
  private readonly logger = new Logger(FileCollector.name);
  private done = 0;

  constructor(
    private readonly garbage: FileGarbageRepository,
    private readonly transactions: Transactions,
    private readonly storage: FileStorage,
    schedule: Schedule,
  ) {
    schedule.add('clearing files away', ROUND_MS, () => this.round());
  }

  /** Removes what versions gave up at least `seconds` ago, and tells how many files that were. */
  async removeGivenUp(seconds: number = PATIENCE.givenUpSeconds): Promise<number> {
    let removed = 0;
    for (let taken = BATCH; taken === BATCH; removed += taken) {
      // Only when all of them are gone does their account close; a storage that is away leaves it as it was.
      taken = await this.transactions.run(async (transaction) => {
        const keys = await this.garbage.take(transaction, seconds, BATCH);
        for (const key of keys) await this.storage.remove(key);
        return keys.length;
      });
    }
    return removed;
  }

  /** Looks through the whole storage, removes files older than `seconds` that no row knows, and tells how many those were. */
  async removeUnknown(seconds: number = PATIENCE.unknownSeconds): Promise<number> {
    const before = Date.now() - seconds * 1000;
    let removed = 0;
    let keys: string[] = [];
    const clear = async () => {
      for (const key of await this.garbage.strangers(keys)) {
        await this.storage.remove(key);
        removed += 1;
      }
      keys = [];
    };
    for await (const { key, modifiedAt } of this.storage.list()) {
      if (modifiedAt.getTime() <= before) keys.push(key);
      if (keys.length === BATCH) await clear();
    }
    await clear();
    return removed;
  }

  private async round(): Promise<void> {
    const givenUp = await this.removeGivenUp();
    const unknown = this.done % ROUNDS_BETWEEN_LOOKS === 0 ? await this.removeUnknown() : 0;
    this.done += 1;
    if (givenUp + unknown > 0) this.logger.log({ givenUp, unknown }, 'files were cleared away');
  }
}
