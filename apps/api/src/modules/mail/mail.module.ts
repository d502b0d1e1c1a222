import { Module } from '@nestjs/common';
import { MailRepository } from './mail.repository.js';
import { MailService } from './mail.service.js';

/** Takes mails in; workers send them (`mail-worker.module.ts`). */
@Module({ providers: [MailService, MailRepository], exports: [MailService, MailRepository] })
export class MailModule {}
