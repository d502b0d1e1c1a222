import { Injectable } from '@nestjs/common';
import { type Right, RIGHTS } from '@tastwerk/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { EventPlace } from '../../audit/audit.service.js';
import type { AccountEntity } from '../account.entity.js';
import { AccountRepository } from '../account.repository.js';
import { ApprovalService } from '../approval.service.js';
import { AccountDeletionService } from '../data/account-deletion.service.js';
import { SessionRepository } from '../session.repository.js';
import type { WantedChange } from './wanted-change.js';

/** Makes the changes of accounts that admins decided on. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly approvals: ApprovalService,
    private readonly deletions: AccountDeletionService,
    private readonly clock: Clock,
  ) {}

  /** Changes or deletes an account that the transaction holds. */
  async apply(
    transaction: Transaction,
    account: AccountEntity,
    { role, rights, blocked, erases }: WantedChange,
    place: EventPlace,
  ): Promise<void> {
    if (erases) return this.deletions.remove(transaction, account, place);
    const now = this.clock.now();
    await this.accounts.update(transaction, account.id, {
      ...(role === null ? {} : { role }),
      ...(rights === null ? {} : await this.keptRights(transaction, account, rights)),
      ...(blocked === null ? {} : { blockedAt: blocked ? now : null }),
    });
    if (blocked === true) await this.sessions.revokeAll(transaction, account.id, null, now);
  }

  /**
   * What is kept of rights that an admin chose. What the list of approved addresses or a provider of sign-ins gives is not written down, so
   * that it ends with the entry or the claim; taking it away refuses it, also where the list or a claim gives it later.
   */
  private async keptRights(
    transaction: Transaction,
    account: AccountEntity,
    rights: Right[],
  ): Promise<Pick<AccountEntity, 'givenRights' | 'refusedRights' | 'orderRefused'>> {
    const provided = await this.accounts.rightsByProviders(transaction, account.id);
    const isListed = (await this.approvals.find(account.email)) !== 'none';
    const comesAnyway = (right: Right) => provided.includes(right) || (right === 'can_order' && isListed);
    const [had, has] = [account.rights.includes('can_order'), rights.includes('can_order')];
    return {
      givenRights: rights.filter((right) => account.givenRights.includes(right) || !comesAnyway(right)),
      refusedRights: RIGHTS.filter(
        (right) =>
          !rights.includes(right) && (provided.includes(right) || account.refusedRights.includes(right)),
      ),
      orderRefused: !has && (account.orderRefused || had),
    };
  }
}
