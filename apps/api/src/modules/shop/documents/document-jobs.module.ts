import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentFileEntity } from './document-file.entity.js';
import { DocumentJobEntity } from './document-job.entity.js';
import { DocumentFileRepository } from './document-file.repository.js';
import { DocumentJobRepository } from './document-job.repository.js';
import { DocumentService } from './document.service.js';

/** The documents of orders and their jobs, known to whoever orders them and to whoever makes them. */
@Module({
  imports: [TypeOrmModule.forFeature([DocumentFileEntity, DocumentJobEntity])],
  providers: [DocumentService, DocumentJobRepository, DocumentFileRepository],
  exports: [DocumentService, DocumentJobRepository, DocumentFileRepository],
})
export class DocumentJobsModule {}
