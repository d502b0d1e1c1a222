import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailSources } from './mail-source.js';
import { MailEntity } from './mail.entity.js';
import { MailController } from './mail.controller.js';
import { MailHandler } from './mail-handler.js';
import { MailRepository } from './mail.repository.js';
import { MailService } from './mail.service.js';

/** Mails: written in the transaction of their cause, sent by workers. Their content comes from the modules that write them. */
@Module({
  imports: [TypeOrmModule.forFeature([MailEntity])],
  controllers: [MailController],
  providers: [MailService, MailRepository, MailSources, MailHandler],
  exports: [MailService, MailSources],
})
export class MailModule {}
