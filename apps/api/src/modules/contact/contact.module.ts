import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ContactController } from './contact.controller.js';
import { ContactMailSource } from './contact-mail-source.js';
import { ContactService } from './contact.service.js';

/** Reaching the operators without an account, and what the mails about it say. */
@Module({
  imports: [MailModule],
  controllers: [ContactController],
  providers: [ContactService, ContactMailSource],
})
export class ContactModule {}
