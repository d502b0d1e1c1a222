import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { RenderingModule } from '../../rendering/rendering.module.js';
import { AccountEvents } from '../account-events.js';
import { AccountChanges } from '../users/account-changes.service.js';
import { AdministrationLock } from '../users/administration-lock.service.js';
import { ChangeRequestKeeping } from '../users/change-requests/change-request-keeping.service.js';
import { ChangeRequestLetters } from '../users/change-requests/change-request-letters.service.js';
import { ChangeRequestMailSource } from '../users/change-requests/change-request-mail-source.js';
import { ChangeRequestRepository } from '../users/change-requests/change-request.repository.js';
import { ChangeRequestService } from '../users/change-requests/change-request.service.js';
import { ChangeRequestViews } from '../users/change-requests/change-request-views.service.js';
import { ChangeRequestsController } from '../users/change-requests/change-requests.controller.js';
import { UserAdministrationService } from '../users/user-administration.service.js';
import { UserDirectory } from '../users/user-directory.service.js';
import { UserListRepository } from '../users/user-list.sql.js';
import { UsersController } from '../users/users.controller.js';
import { AccountDataController } from './account-data.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountExportService } from './account-export.service.js';
import { WorksExport } from './works-export.service.js';

/** All that is kept about users: shown, taken along and deleted by them, and looked after by admins. */
@Module({
  imports: [CatalogueModule, RenderingModule, MailModule],
  controllers: [AccountDataController, UsersController, ChangeRequestsController],
  providers: [
    AccountEvents,
    AccountExportService,
    WorksExport,
    AccountDeletionService,
    UserAdministrationService,
    UserDirectory,
    UserListRepository,
    AccountChanges,
    AdministrationLock,
    ChangeRequestKeeping,
    ChangeRequestLetters,
    ChangeRequestMailSource,
    ChangeRequestRepository,
    ChangeRequestService,
    ChangeRequestViews,
  ],
})
export class AccountDataModule {}
