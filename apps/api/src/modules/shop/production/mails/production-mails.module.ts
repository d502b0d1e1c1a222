import { Module } from '@nestjs/common';
import { ProductionRecordsModule } from '../production-records.module.js';
import { ProductionMailSource } from './production-mail-source.js';

/** What the mails to the production partner say, for workers. */
@Module({
  imports: [ProductionRecordsModule],
  providers: [ProductionMailSource],
  exports: [ProductionMailSource],
})
export class ProductionMailsModule {}
