import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentFileEntity } from './document-file.entity.js';
import { DocumentFileRepository } from './document-file.repository.js';
import { DocumentService } from './document.service.js';

/** The documents of orders: ordered here, and handed out. */
@Module({
  imports: [TypeOrmModule.forFeature([DocumentFileEntity])],
  providers: [DocumentService, DocumentFileRepository],
  exports: [DocumentService, DocumentFileRepository],
})
export class DocumentsModule {}
