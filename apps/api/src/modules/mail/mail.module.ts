import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailEntity } from './mail.entity.js';
import { MailRepository } from './mail.repository.js';
import { MailService } from './mail.service.js';

/** Takes mails in; workers send them (`mail-worker.module.ts`). */
@Module({
  imports: [TypeOrmModule.forFeature([MailEntity])],
  providers: [MailService, MailRepository],
  exports: [MailService, MailRepository],
})
export class MailModule {}
