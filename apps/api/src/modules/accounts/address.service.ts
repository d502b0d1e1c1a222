import { Injectable } from '@nestjs/common';
import { type Address, ADDRESSES_MOST, type BodyOf, SHIPPED_TO } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { IsNull } from 'typeorm';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { without } from '../../platform/without.js';
import { AccountEntity } from './account.entity.js';
import { AddressEntity } from './address.entity.js';

/** A postal address as its form sends it. */
type AddressForm = BodyOf<'createAddress'>;

const TOO_FAR: ApiFailure = { code: 'ADDRESS_OUTSIDE_GERMANY', field: ['country', 'outside_germany'] };

function isTooFar(form: AddressForm): boolean {
  return !form.is_invoice_addr && form.country !== SHIPPED_TO;
}

const addressOf = (entity: AddressEntity): Address => without(entity, 'accountId', 'inactiveAt', 'createdAt');

/** Addresses on the list of an account: those that were not taken out. */
const listedBy = ({ id: accountId }: Actor) => ({ accountId, inactiveAt: IsNull() });

/** The postal addresses of users. Those of others are not there. */
@Injectable()
export class AddressService {
  constructor(private readonly transactions: Transactions) {}

  /** The newest first. */
  async list(actor: Actor): Promise<readonly Address[]> {
    const addresses = this.transactions.none.of(AddressEntity);
    return (await addresses.find({ where: listedBy(actor), order: { id: 'DESC' } })).map(addressOf);
  }

  /** Adds an address unless there are too many already; of two at once one waits for the other. */
  async create(actor: Actor, form: AddressForm): Promise<Result<Address, ApiFailure>> {
    if (isTooFar(form)) return fail(TOO_FAR);
    return this.transactions.attempt(async (transaction) => {
      const owner = { where: { id: actor.id }, lock: { mode: 'pessimistic_write' } } as const;
      await transaction.of(AccountEntity).findOne(owner);
      const addresses = transaction.of(AddressEntity);
      if ((await addresses.countBy(listedBy(actor))) >= ADDRESSES_MOST)
        return fail({ code: 'ADDRESS_TOO_MANY' });
      return ok(addressOf(await addresses.save({ ...form, accountId: actor.id, inactiveAt: null })));
    });
  }

  async update(actor: Actor, id: number, form: AddressForm): Promise<Result<Address, ApiFailure>> {
    if (isTooFar(form)) return fail(TOO_FAR);
    return (await this.change(actor, id, form)) ? ok({ ...form, id }) : fail({ code: 'ADDRESS_NOT_FOUND' });
  }

  async inactivate(actor: Actor, id: number): Promise<Result<null, ApiFailure>> {
    const isChanged = await this.change(actor, id, { inactiveAt: new Date() });
    return isChanged ? ok(null) : fail({ code: 'ADDRESS_NOT_FOUND' });
  }

  private async change(actor: Actor, id: number, changes: Partial<AddressEntity>): Promise<boolean> {
    const addresses = this.transactions.none.of(AddressEntity);
    return (await addresses.update({ id, ...listedBy(actor) }, changes)).affected === 1;
  }
}
