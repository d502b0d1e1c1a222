import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A charge of the stamp account is made once for each key; those from before have none. */
export class ChargeStampsOnce1763700000321 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stamp_charge
        ADD COLUMN idempotency_key uuid,
        ADD COLUMN balance_cents integer,
        ADD CONSTRAINT stamp_charge_key_unique UNIQUE (account_id, idempotency_key)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stamp_charge
        DROP CONSTRAINT stamp_charge_key_unique, DROP COLUMN idempotency_key, DROP COLUMN balance_cents`);
  }
}
