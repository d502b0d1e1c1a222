import { Injectable } from '@nestjs/common';
import type { NewsletterEditions } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { NewsletterReaderEntity } from './newsletter-reader.entity.js';
import { NewsletterReaders, type WaitingReader } from './newsletter-readers.sql.js';
import { NewsletterEntity } from './newsletter.entity.js';

/** A draft, which may be changed. */
const draft = (id: number) => ({ id, state: 'draft' }) as const;

/** Reads and writes issues of the newsletter. Every change of state is one conditional statement, so that of two callers one wins. */
@Injectable()
export class NewsletterRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly readers: NewsletterReaders,
  ) {}

  async add({ de, en }: NewsletterEditions): Promise<number> {
    return (await this.transactions.none.add(NewsletterEntity, { de, en })).id;
  }

  /** Changes a draft; false where it is none. */
  async change(id: number, { de, en }: NewsletterEditions): Promise<boolean> {
    const { affected } = await this.transactions.none.of(NewsletterEntity).update(draft(id), { de, en });
    return affected === 1;
  }

  /** Removes a draft; false where it is none. */
  async remove(id: number): Promise<boolean> {
    const { affected } = await this.transactions.none.of(NewsletterEntity).delete(draft(id));
    return affected === 1;
  }

  /** Starts sending a draft to all current readers; false where the issue is no draft. */
  async start(transaction: Transaction, id: number): Promise<boolean> {
    const started = { state: 'sending', startedAt: new Date() } as const;
    const { affected } = await transaction.of(NewsletterEntity).update(draft(id), started);
    if (affected !== 1) return false;
    await this.readers.add(transaction, id);
    return true;
  }

  async noteMail(transaction: Transaction, reader: WaitingReader, mailId: number): Promise<void> {
    const { newsletterId, accountId } = reader;
    await transaction
      .of(NewsletterReaderEntity)
      .update({ newsletterId, accountId }, { isQueued: true, mailId });
  }
}
