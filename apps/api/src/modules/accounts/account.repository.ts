import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type Account, AccountEntity } from './account.entity.js';

/** What an account is made of. */
export type NewAccount = Omit<Account, 'id' | 'createdAt'>;

/** Reads and writes accounts. */
@Injectable()
export class AccountRepository {
  constructor(@InjectRepository(AccountEntity) private readonly accounts: Repository<Account>) {}

  findByEmail(email: string): Promise<Account | null> {
    return this.accounts
      .createQueryBuilder('account')
      .where('lower(account.email) = lower(:email)', { email })
      .getOne();
  }

  findById(id: number): Promise<Account | null> {
    return this.accounts.findOneBy({ id });
  }

  /** Adds the account unless its e-mail address is taken; then the one that holds it stays as it is. */
  async addUnlessTaken(account: NewAccount): Promise<void> {
    await this.accounts.createQueryBuilder().insert().values(account).orIgnore().execute();
  }
}
