import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuoteRequestEntity } from './quote-request.entity.js';
import { QuoteRequestRepository } from './quote-request.repository.js';

/** Requests for quotes as they are kept, for the process that answers HTTP and for the one that writes mails. */
@Module({
  imports: [TypeOrmModule.forFeature([QuoteRequestEntity])],
  providers: [QuoteRequestRepository],
  exports: [QuoteRequestRepository],
})
export class QuoteRecordsModule {}
