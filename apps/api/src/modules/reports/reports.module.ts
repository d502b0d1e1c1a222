import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReportEntity } from './report.entity.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ReportController } from './report.controller.js';
import { ReportService } from './report.service.js';

/** What people report about graphics, and what admins make of it. */
@Module({
  imports: [TypeOrmModule.forFeature([ReportEntity]), CatalogueModule],
  controllers: [ReportController],
  providers: [ReportService],
  exports: [ReportService],
})
export class ReportsModule {}
