import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MAIL_QUEUE } from '@tastwerk/contracts';
import { Transactions } from '../../platform/database/transactions.js';
import { Outbox } from '../../platform/queue/outbox.js';
import { Recurring } from '../../platform/recurring.js';
import { MailLeases } from './mail-leases.sql.js';
import { MailRepository } from './mail.repository.js';

/** Time between two rounds, in ms. */
const SWEEP_MS = 2000;

/** How long admins can look mails up that are over. */
const KEPT_DAYS = 30;

/** Rounds after which old mails are forgotten. */
const ROUNDS_A_CLEARING = 1800;

/** Finds mails whose time to be tried again has come, or that a dead worker held, and tells the queue. */
@Injectable()
export class MailSweeper implements OnModuleDestroy {
  private readonly logger = new Logger(MailSweeper.name);
  private readonly rounds = new Recurring('looking for mails', SWEEP_MS, () => this.sweep());
  private round = 0;

  constructor(
    private readonly mails: MailRepository,
    private readonly leases: MailLeases,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  start(): void {
    this.rounds.start();
  }

  async sweep(): Promise<void> {
    await this.transactions.run(async (transaction) => {
      for (const mailId of await this.leases.takeUnannounced(transaction))
        await this.outbox.write(transaction, MAIL_QUEUE, { mailId });
    });
    await this.outbox.flush();
    for (const mailId of await this.leases.giveUpLost())
      this.logger.warn({ mailId }, 'a worker ended while it handed a mail over: it may have left or not');
    if (this.round % ROUNDS_A_CLEARING === 0) await this.mails.forgetOld(KEPT_DAYS);
    this.round += 1;
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }
}
