import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RenderJobsModule } from './render-jobs.module.js';
import { SheetOrigins } from './renderer/sheet-origins.js';
import { RenderingController } from './rendering.controller.js';
import { RenderingService } from './rendering.service.js';
import { RenderingWatchService } from './rendering-watch.service.js';

/** What visitors hear about rendering. */
@Module({
  imports: [CatalogueModule, RenderJobsModule],
  controllers: [RenderingController],
  providers: [RenderingService, RenderingWatchService, SheetOrigins],
})
export class RenderingModule {}
