import { Injectable } from '@nestjs/common';
import type { UserDetails } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Raw } from 'typeorm';
import { ignoringCase } from '../../platform/database/conditions.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import type { Caller } from '../../platform/http/caller.js';
import { AuditService } from '../audit/audit.service.js';
import { ApprovalEntity } from './approval.entity.js';

/** By what an address is approved: an entry for it, the entry for everybody, or none. */
export type ApprovedBy = UserDetails['approved_by'];

/** The entry that approves everybody. */
const EVERYBODY = '*';

/** Keeps the list of who may sign up and order. */
@Injectable()
export class ApprovalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  list(): Promise<readonly ApprovalEntity[]> {
    const approvals = this.transactions.none.of(ApprovalEntity).createQueryBuilder('approval');
    return approvals.orderBy('lower(approval.pattern)').getMany();
  }

  async find(email: string): Promise<ApprovedBy> {
    const fitting = await this.transactions.none
      .of(ApprovalEntity)
      .findBy({ pattern: Raw((pattern) => `fits_approval(:email, ${pattern})`, { email }) });
    if (fitting.some(({ pattern }) => pattern !== EVERYBODY)) return 'listed';
    return fitting.length > 0 ? 'everybody' : 'none';
  }

  async add(pattern: string, note: string, actor: Actor, caller: Caller): Promise<ApprovalEntity> {
    return this.transactions.run(async (transaction) => {
      const added = await keep(transaction, pattern, note);
      await this.audit.note('approval-added', actor.id, caller, transaction);
      return added;
    });
  }

  /** Approves everybody, where the product is tried out. */
  async approveEverybody(note: string): Promise<void> {
    await keep(this.transactions.none, EVERYBODY, note);
  }

  async remove(id: number, actor: Actor, caller: Caller): Promise<Result<null, ApiFailure>> {
    return this.transactions.run(async (transaction) => {
      const { affected } = await transaction.of(ApprovalEntity).delete({ id });
      if (affected !== 1) return fail({ code: 'APPROVAL_NOT_FOUND' });
      await this.audit.note('approval-removed', actor.id, caller, transaction);
      return ok(null);
    });
  }
}

/** Adds an entry; one that is there stays as it is. */
async function keep(transaction: Transaction, pattern: string, note: string): Promise<ApprovalEntity> {
  await transaction.addUnlessThere(ApprovalEntity, { pattern, note });
  return transaction.of(ApprovalEntity).findOneByOrFail({ pattern: ignoringCase(pattern) });
}
