import { Injectable } from '@nestjs/common';
import type { Address, BodyOf } from '@tastwerk/contracts';
import { IsNull } from 'typeorm';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { without } from '../../platform/without.js';
import { AccountEntity } from './account.entity.js';
import { AddressEntity } from './address.entity.js';

/** A postal address as its form sends it. */
export type AddressForm = BodyOf<'createAddress'>;

const addressOf = (entity: AddressEntity): Address => without(entity, 'accountId', 'inactiveAt', 'createdAt');

/** Addresses that are on the list of `accountId`. */
const listed = (accountId: number) => ({ accountId, inactiveAt: IsNull() });

/** Reads and writes postal addresses. */
@Injectable()
export class AddressRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Addresses that are not taken out, the newest first. */
  async list(accountId: number): Promise<readonly Address[]> {
    const addresses = this.transactions.none.of(AddressEntity);
    return (await addresses.find({ where: listed(accountId), order: { id: 'DESC' } })).map(addressOf);
  }

  /** Adds an address unless there are `most` already; of two at once one waits for the other. */
  async add(
    transaction: Transaction,
    accountId: number,
    form: AddressForm,
    most: number,
  ): Promise<Address | undefined> {
    const owner = { where: { id: accountId }, lock: { mode: 'pessimistic_write' } } as const;
    await transaction.of(AccountEntity).findOne(owner);
    const addresses = transaction.of(AddressEntity);
    if ((await addresses.countBy(listed(accountId))) >= most) return undefined;
    return addressOf(await addresses.save({ ...form, accountId, inactiveAt: null }));
  }

  async update(accountId: number, id: number, form: AddressForm): Promise<Address | undefined> {
    const addresses = this.transactions.none.of(AddressEntity);
    const { affected } = await addresses.update({ id, ...listed(accountId) }, form);
    return affected === 1 ? { ...form, id } : undefined;
  }

  async inactivate(accountId: number, id: number): Promise<boolean> {
    const addresses = this.transactions.none.of(AddressEntity);
    const { affected } = await addresses.update({ id, ...listed(accountId) }, { inactiveAt: new Date() });
    return affected === 1;
  }
}
