import { Module } from '@nestjs/common';
import { ContactMailSource } from './contact-mail-source.js';

/** What messages to the operators say, for workers. */
@Module({ providers: [ContactMailSource], exports: [ContactMailSource] })
export class ContactMailsModule {}
