import { Injectable } from '@nestjs/common';
import type { Address, RequestOutput, ROUTES } from '@tastwerk/contracts';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';

/** A postal address as its form sends it. */
export type AddressForm = RequestOutput<typeof ROUTES.createAddress, 'body'>;

const FIELDS = [
  'is_invoice_addr',
  'first_name',
  'last_name',
  'company_name',
  'street',
  'house_number',
  'additional',
  'zip',
  'city',
  'state',
  'country',
] as const satisfies readonly (keyof AddressForm)[];

const COLUMNS = `id, ${FIELDS.join(', ')}`;

const valuesOf = (form: AddressForm) => FIELDS.map((field) => form[field]);

/** `$3, $4, …` for the fields behind two other values. */
const PLACEHOLDERS = FIELDS.map((_, index) => `$${index + 3}`);

/** Reads and writes postal addresses. */
@Injectable()
export class AddressRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Addresses that are not taken out, the newest first. */
  list(accountId: number): Promise<readonly Address[]> {
    return this.transactions.none.query<Address>(
      `SELECT ${COLUMNS} FROM address WHERE account_id = $1 AND inactive_at IS NULL ORDER BY id DESC`,
      [accountId],
    );
  }

  /** Adds an address unless there are `most` already; of two at once one waits for the other. */
  async add(
    transaction: Transaction,
    accountId: number,
    form: AddressForm,
    most: number,
  ): Promise<Address | undefined> {
    await transaction.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [accountId]);
    const rows = await transaction.query<Address>(
      `INSERT INTO address (account_id, ${FIELDS.join(', ')})
       SELECT $1::integer, ${PLACEHOLDERS.join(', ')}
        WHERE (SELECT count(*) FROM address WHERE account_id = $1 AND inactive_at IS NULL) < $2
       RETURNING ${COLUMNS}`,
      [accountId, most, ...valuesOf(form)],
    );
    return rows[0];
  }

  async update(accountId: number, id: number, form: AddressForm): Promise<Address | undefined> {
    const rows = await this.transactions.none.query<Address>(
      `UPDATE address SET ${FIELDS.map((field, index) => `${field} = ${PLACEHOLDERS[index]}`).join(', ')}
        WHERE account_id = $1 AND id = $2 AND inactive_at IS NULL RETURNING ${COLUMNS}`,
      [accountId, id, ...valuesOf(form)],
    );
    return rows[0];
  }

  async inactivate(accountId: number, id: number): Promise<boolean> {
    const rows = await this.transactions.none.query(
      `UPDATE address SET inactive_at = now() WHERE account_id = $1 AND id = $2 AND inactive_at IS NULL RETURNING id`,
      [accountId, id],
    );
    return rows.length > 0;
  }
}
