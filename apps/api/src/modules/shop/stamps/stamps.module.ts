import { Module } from '@nestjs/common';
import { StampController } from './stamp.controller.js';
import { StampRecordsModule } from './stamp-records.module.js';
import { StampService } from './stamp.service.js';

/** Stamps for admins. */
@Module({ imports: [StampRecordsModule], controllers: [StampController], providers: [StampService] })
export class StampsModule {}
