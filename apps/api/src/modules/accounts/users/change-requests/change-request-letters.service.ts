import { Injectable } from '@nestjs/common';
import { type MailTemplate, RIGHTS, type SecurityEvent } from '@tastwerk/contracts';
import { Clock } from '../../../../platform/clock/clock.js';
import type { Transaction } from '../../../../platform/database/transactions.js';
import type { Caller } from '../../../../platform/http/caller.js';
import { AuditService } from '../../../audit/audit.service.js';
import type { MailFacts } from '../../../mail/mail.js';
import { MailService } from '../../../mail/mail.service.js';
import type { AccountEntity } from '../../account.entity.js';
import type { WantedChange } from '../wanted-change.js';

/** How a change of an admin's account goes on: the name of the security event and of the mail. */
type ChangeStep = Extract<SecurityEvent, `admin-change-${string}`> & MailTemplate;

/** What is told about a change of an admin's account. */
export interface ToldChange {
  readonly transaction: Transaction;
  /** As it was before the change. */
  readonly account: AccountEntity;
  /** Null when their account was deleted since. */
  readonly proposer: AccountEntity | null;
  readonly wanted: WantedChange;
  /** Who does this step, and where. */
  readonly caller: Caller;
  readonly decider?: AccountEntity;
  readonly expiresAt?: Date;
}

function factsOf(
  { account, proposer, wanted, caller, decider, expiresAt }: ToldChange,
  now: Date,
): MailFacts {
  const { role, rights, blocked, erases } = wanted;
  const given = RIGHTS.filter((right) => rights?.includes(right) && !account.rights.includes(right));
  const taken = RIGHTS.filter((right) => rights?.includes(right) === false && account.rights.includes(right));
  return {
    account: account.email,
    accountId: String(account.id),
    by: proposer?.displayName ?? '',
    decider: decider?.displayName ?? '',
    device: caller.device,
    network: caller.network,
    at: now.toISOString(),
    until: expiresAt?.toISOString() ?? '',
    role: role === null ? '' : String(role),
    given: given.join(),
    taken: taken.join(),
    blocked: blocked === null ? '' : String(blocked),
    erases: String(erases),
  };
}

/** Tells all whom a change of an admin's account concerns, by mail and in their security events. */
@Injectable()
export class ChangeRequestLetters {
  constructor(
    private readonly mails: MailService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Notes a step in the security events of the account and of the one who proposed the change. */
  async note(step: ChangeStep, { transaction, account, proposer, caller }: ToldChange): Promise<void> {
    const ids = new Set([account.id, ...(proposer === null ? [] : [proposer.id])]);
    for (const id of ids) await this.audit.note(step, id, caller, transaction);
  }

  /** Writes to the owner of the account and to the one who proposed the change. */
  async tell(step: ChangeStep, told: ToldChange): Promise<void> {
    const { account, proposer, wanted } = told;
    const isGone = wanted.erases && (step === 'admin-change-accepted' || step === 'admin-change-applied');
    await this.write(step, account, told, isGone ? null : account.id);
    if (proposer !== null && proposer.id !== account.id) await this.write(step, proposer, told, proposer.id);
  }

  /** Asks the admins who may decide to do so. */
  async askToDecide(deciders: readonly AccountEntity[], told: ToldChange): Promise<void> {
    for (const decider of deciders) await this.write('admin-change-to-decide', decider, told, decider.id);
  }

  private async write(
    template: MailTemplate,
    { email, displayName, language }: AccountEntity,
    told: ToldChange,
    accountId: number | null,
  ): Promise<void> {
    const facts = { ...factsOf(told, this.clock.now()), name: displayName };
    await this.mails.write(told.transaction, { template, recipient: email, accountId, language, facts });
  }
}
