import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was typed into a withdrawal goes out by mail only to an address that is known to be the customer's. */
export class ConfirmWithdrawals1763700000322 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE withdrawal ADD COLUMN confirmed_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE withdrawal DROP COLUMN confirmed_at`);
  }
}
