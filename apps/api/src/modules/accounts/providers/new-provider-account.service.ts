import { Injectable } from '@nestjs/common';
import { type ApiLanguage, ROLES, signUpSchema } from '@tastwerk/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { placeholderAddress } from '../../../platform/mail/no-address.js';
import { AccountRepository, type NewAccount } from '../account.repository.js';
import { freeName, nameRefusal } from '../names/display-names.js';
import type { ProvenIdentity } from './code-flow.service.js';

/** Makes accounts for people who sign in at a provider for the first time. */
@Injectable()
export class NewProviderAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  /** What the account is to be made of: asked before the transaction, so that no connection waits for another. */
  async draft({ name, email }: ProvenIdentity, language: ApiLanguage): Promise<NewAccount> {
    return {
      email: (await this.freeAddress(email)) ?? placeholderAddress(),
      displayName: (await this.possibleName(name)) ?? (await freeName(this.accounts)),
      passwordHash: null,
      role: ROLES.standard,
      // What claims give stands with the connection.
      givenRights: [],
      newsletterPending: false,
      language,
      verifiedAt: this.clock.now(),
    };
  }

  /** Adds the account and tells its id; undefined where address or name were taken meanwhile. */
  async add(transaction: Transaction, draft: NewAccount): Promise<number | undefined> {
    if (!(await this.accounts.addUnlessTaken(draft, transaction))) return undefined;
    return (await this.accounts.findByEmail(draft.email, transaction))?.id;
  }

  /** An address that has an account leads to nothing: taking over an account by an address is no way to sign in. */
  private async freeAddress(email: string | undefined): Promise<string | undefined> {
    const address = signUpSchema.shape.login.safeParse(email).data;
    if (address === undefined || (await this.accounts.findByEmail(address)) !== null) return undefined;
    return address;
  }

  private async possibleName(typed: string | undefined): Promise<string | undefined> {
    const name = signUpSchema.shape.display_name.safeParse(typed).data;
    if (name === undefined) return undefined;
    const refusal = await nameRefusal(this.accounts, name, { field: 'name', accountId: null });
    return refusal === undefined ? name : undefined;
  }
}
