import { Module } from '@nestjs/common';
import { AttemptThrottleModule } from '../../../platform/http/attempt-throttle.module.js';
import { AccountRecordsModule } from '../../accounts/account-records.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { QuoteController } from './quote.controller.js';
import { QuoteRecordsModule } from './quote-records.module.js';
import { QuoteRequestService } from './quote-request.service.js';
import { QuoteService } from './quote.service.js';

/** What baskets cost, and requests for quotes. */
@Module({
  imports: [QuoteRecordsModule, AccountRecordsModule, AttemptThrottleModule, MailModule],
  controllers: [QuoteController],
  providers: [QuoteService, QuoteRequestService],
  exports: [QuoteService],
})
export class QuotesModule {}
