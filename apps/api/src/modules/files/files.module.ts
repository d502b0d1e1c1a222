import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RenderJobsModule } from '../rendering/render-jobs.module.js';
import { FileController } from './file.controller.js';
import { FileService } from './file.service.js';

/** Downloads and thumbnails. */
@Module({
  imports: [CatalogueModule, RenderJobsModule],
  controllers: [FileController],
  providers: [FileService],
  exports: [FileService],
})
export class FilesModule {}
