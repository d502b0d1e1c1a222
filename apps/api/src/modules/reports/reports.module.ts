import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ReportController } from './report.controller.js';
import { ReportRepository } from './report.repository.js';
import { ReportService } from './report.service.js';

/** What people report about graphics, and what admins make of it. */
@Module({
  imports: [CatalogueModule],
  controllers: [ReportController],
  providers: [ReportService, ReportRepository],
})
export class ReportsModule {}
