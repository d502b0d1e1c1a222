import { Module } from '@nestjs/common';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { PictureReader } from './reader/picture-reader.js';
import { ProcessPictureReader } from './reader/process-picture-reader.js';

/** Tracing pictures and recognising their texts. */
@Module({
  controllers: [ImportsController],
  providers: [ImportsService, { provide: PictureReader, useClass: ProcessPictureReader }],
})
export class ImportsModule {}
