import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ContentModule } from '../content/content.module.js';
import { PagesService } from './pages.service.js';

/** What the server knows of the pages of the web application: whether one is there, and what link previews show of it. */
@Module({
  imports: [CatalogueModule, ContentModule],
  providers: [PagesService],
  exports: [PagesService],
})
export class PagesModule {}
