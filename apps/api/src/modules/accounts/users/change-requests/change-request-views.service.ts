import { Injectable } from '@nestjs/common';
import { type ChangeRequest, mayGive, RIGHTS } from '@tastwerk/contracts';
import { Clock } from '../../../../platform/clock/clock.js';
import type { Actor } from '../../../../platform/http/actor.js';
import type { AccountEntity } from '../../account.entity.js';
import { AccountRepository } from '../../account.repository.js';
import { powersAfter } from '../wanted-change.js';
import type { AdminChangeRequestEntity } from './admin-change-request.entity.js';
import { ChangeRequestRepository } from './change-request.repository.js';

/** Shows admins the change requests that are open, with what each of them may do about it. */
@Injectable()
export class ChangeRequestViews {
  constructor(
    private readonly requests: ChangeRequestRepository,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  async list(viewer: Actor): Promise<readonly ChangeRequest[]> {
    return this.shown(await this.requests.listOpen(this.clock.now()), viewer);
  }

  /** The open request about the account `accountId`. */
  async openOf(accountId: number, viewer: Actor): Promise<ChangeRequest | null> {
    const open = await this.requests.openOf(accountId, this.clock.now());
    const [shown] = open === null ? [] : await this.shown([open], viewer);
    return shown ?? null;
  }

  private async shown(
    requests: readonly AdminChangeRequestEntity[],
    viewer: Actor,
  ): Promise<readonly ChangeRequest[]> {
    const ids = requests.flatMap(({ accountId, proposerId }) => [accountId, proposerId ?? accountId]);
    const accounts = await this.accounts.findAll([...new Set(ids)]);
    return requests.flatMap((request) => {
      const account = accounts.get(request.accountId);
      return account === undefined ? [] : [shownRequest(request, account, accounts, viewer)];
    });
  }
}

function shownRequest(
  request: AdminChangeRequestEntity,
  account: AccountEntity,
  accounts: ReadonlyMap<number, AccountEntity>,
  viewer: Actor,
): ChangeRequest {
  const { rights, rightsBefore } = request;
  const proposer = request.proposerId === null ? undefined : accounts.get(request.proposerId);
  return {
    id: request.id,
    account_id: account.id,
    account_email: account.email,
    account_name: account.displayName,
    proposer_id: proposer?.id ?? null,
    proposer_name: proposer?.displayName ?? null,
    role: request.role,
    rights_given: RIGHTS.filter((right) => rights?.includes(right) && !rightsBefore.includes(right)),
    rights_taken: RIGHTS.filter((right) => rights?.includes(right) === false && rightsBefore.includes(right)),
    blocked: request.blocked,
    erases: request.erases,
    created_at: request.createdAt.toISOString(),
    expires_at: request.expiresAt.toISOString(),
    part: partOf(request, account, viewer),
  };
}

function partOf(
  request: AdminChangeRequestEntity,
  account: AccountEntity,
  viewer: Actor,
): ChangeRequest['part'] {
  if (!viewer.rights.includes('can_edit_admin')) return 'looks';
  if (viewer.id === request.proposerId) return 'proposed';
  if (viewer.id === request.accountId) return 'concerned';
  return mayGive(viewer, account, powersAfter(account, request)) ? 'decides' : 'lacks_rights';
}
