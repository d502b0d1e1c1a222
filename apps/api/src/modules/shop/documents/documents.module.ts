import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentFileEntity } from './document-file.entity.js';
import { DocumentFileRepository } from './document-file.repository.js';
import { DocumentHandler } from './document-handler.js';
import { DocumentService } from './document.service.js';

/** The documents of orders: ordered, made by the makers of other modules, handed out. */
@Module({
  imports: [TypeOrmModule.forFeature([DocumentFileEntity])],
  providers: [DocumentService, DocumentFileRepository, DocumentHandler],
  exports: [DocumentService, DocumentHandler],
})
export class DocumentsModule {}
