import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { ignoringCase } from '../../platform/database/conditions.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { ApprovalEntity } from './approval.entity.js';

/** Reads and writes the list of approved addresses. */
@Injectable()
export class ApprovalRepository {
  constructor(private readonly transactions: Transactions) {}

  list(): Promise<readonly ApprovalEntity[]> {
    const approvals = this.transactions.none.of(ApprovalEntity).createQueryBuilder('approval');
    return approvals.orderBy('lower(approval.pattern)').getMany();
  }

  /** The entries that approve `email`. */
  fitting(email: string): Promise<readonly ApprovalEntity[]> {
    return this.transactions.none
      .of(ApprovalEntity)
      .findBy({ pattern: Raw((pattern) => `fits_approval(:email, ${pattern})`, { email }) });
  }

  /** Adds an entry; one that is there stays as it is. */
  async add(transaction: Transaction, pattern: string, note: string): Promise<ApprovalEntity> {
    await transaction.addUnlessThere(ApprovalEntity, { pattern, note });
    return transaction.of(ApprovalEntity).findOneByOrFail({ pattern: ignoringCase(pattern) });
  }

  /** Removes an entry; whether there was one. */
  async remove(transaction: Transaction, id: number): Promise<boolean> {
    return (await transaction.of(ApprovalEntity).delete({ id })).affected === 1;
  }
}
