import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { FilesModule } from '../../files/files.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { AccountEvents } from '../account-events.js';
import { AccountsModule } from '../accounts.module.js';
import { AccountDataController } from './account-data.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { WorksExport } from './works-export.service.js';
import { AccountExportService } from './account-export.service.js';

/** All that is kept about a user: shown, taken along, deleted. */
@Module({
  imports: [AccountsModule, CatalogueModule, FilesModule, MailModule, AuditModule],
  controllers: [AccountDataController],
  providers: [AccountEvents, AccountExportService, WorksExport, AccountDeletionService],
  exports: [AccountDeletionService],
})
export class AccountDataModule {}
