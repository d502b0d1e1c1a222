import { Module } from '@nestjs/common';
import { QuoteRequestRepository } from './quote-request.repository.js';

/** Requests for quotes as they are kept, for the process that answers HTTP and for the one that writes mails. */
@Module({ providers: [QuoteRequestRepository], exports: [QuoteRequestRepository] })
export class QuoteRecordsModule {}
