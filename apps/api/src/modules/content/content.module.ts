import { Module } from '@nestjs/common';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { ContentSourceModule } from './content-source.module.js';
import { PageViewRepository } from './views/page-view.repository.js';

/** Articles and legal pages. */
@Module({
  imports: [ContentSourceModule],
  controllers: [ContentController],
  providers: [ContentService, PageViewRepository],
  exports: [ContentService],
})
export class ContentModule {}
