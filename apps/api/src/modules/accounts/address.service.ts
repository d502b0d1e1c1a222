import { Injectable } from '@nestjs/common';
import { type Address, ADDRESSES_MOST, SHIPPED_TO } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { type AddressForm, AddressRepository } from './address.repository.js';

/** The postal addresses of users. Those of others are not there. */
@Injectable()
export class AddressService {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly transactions: Transactions,
  ) {}

  list({ id }: Actor): Promise<readonly Address[]> {
    return this.addresses.list(id);
  }

  async create(actor: Actor, form: AddressForm): Promise<Result<Address, ApiFailure>> {
    if (isTooFar(form)) return fail(TOO_FAR);
    return this.transactions.attempt(async (transaction) => {
      const added = await this.addresses.add(transaction, actor.id, form, ADDRESSES_MOST);
      return added === undefined ? fail({ code: 'ADDRESS_TOO_MANY' }) : ok(added);
    });
  }

  async update(actor: Actor, id: number, form: AddressForm): Promise<Result<Address, ApiFailure>> {
    if (isTooFar(form)) return fail(TOO_FAR);
    const updated = await this.addresses.update(actor.id, id, form);
    return updated === undefined ? fail({ code: 'ADDRESS_NOT_FOUND' }) : ok(updated);
  }

  async inactivate(actor: Actor, id: number): Promise<Result<null, ApiFailure>> {
    return (await this.addresses.inactivate(actor.id, id)) ? ok(null) : fail({ code: 'ADDRESS_NOT_FOUND' });
  }
}

const TOO_FAR: ApiFailure = { code: 'ADDRESS_OUTSIDE_GERMANY', field: ['country', 'outside_germany'] };

function isTooFar(form: AddressForm): boolean {
  return !form.is_invoice_addr && form.country !== SHIPPED_TO;
}
