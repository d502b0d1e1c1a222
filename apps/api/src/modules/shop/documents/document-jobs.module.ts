import { Module } from '@nestjs/common';
import { DocumentFileRepository } from './document-file.repository.js';
import { DocumentJobRepository } from './document-job.repository.js';
import { DocumentService } from './document.service.js';

/** The documents of orders and their jobs, known to whoever orders them and to whoever makes them. */
@Module({
  providers: [DocumentService, DocumentJobRepository, DocumentFileRepository],
  exports: [DocumentService, DocumentJobRepository, DocumentFileRepository],
})
export class DocumentJobsModule {}
