import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { AttemptThrottleModule } from '../../platform/http/attempt-throttle.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { AccountRecordsModule } from './account-records.module.js';
import { AccountHousekeeping } from './housekeeping.service.js';

/** What workers do for accounts: clearing away. */
@Module({
  imports: [AccountRecordsModule, AuditModule, AttemptThrottleModule],
  providers: [AccountHousekeeping],
})
export class AccountWorkerModule implements OnApplicationBootstrap {
  constructor(private readonly housekeeping: AccountHousekeeping) {}

  onApplicationBootstrap(): void {
    this.housekeeping.start();
  }
}
