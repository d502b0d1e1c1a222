import { Module } from '@nestjs/common';
import { JournalController } from './journal.controller.js';
import { JournalRepository } from './journal.repository.js';

/** The journal of invoices, for bookkeeping. */
@Module({ controllers: [JournalController], providers: [JournalRepository] })
export class JournalModule {}
