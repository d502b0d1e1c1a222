import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageViewEntity } from './views/page-view.entity.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { ContentSourceModule } from './content-source.module.js';
import { PageViewRepository } from './views/page-view.repository.js';

/** Articles and legal pages. */
@Module({
  imports: [TypeOrmModule.forFeature([PageViewEntity]), ContentSourceModule],
  controllers: [ContentController],
  providers: [ContentService, PageViewRepository],
  exports: [ContentService],
})
export class ContentModule {}
