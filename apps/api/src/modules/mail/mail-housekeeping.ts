import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Recurring } from '../../platform/recurring.js';
import { MailRepository } from './mail.repository.js';

/** Time between two rounds, in ms. */
const ROUND_MS = 60 * 60 * 1000;

/** How long admins can look mails up that are over. */
const KEPT_DAYS = 30;

/** Forgets mails that are over, and their jobs with them. */
@Injectable()
export class MailHousekeeping implements OnModuleDestroy {
  private readonly rounds = new Recurring('forgetting old mails', ROUND_MS, () =>
    this.mails.forgetOld(KEPT_DAYS),
  );

  constructor(private readonly mails: MailRepository) {}

  start(): void {
    this.rounds.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }
}
