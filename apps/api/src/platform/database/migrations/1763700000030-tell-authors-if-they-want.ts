import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether somebody wants to hear by mail what others make of their graphics. */
export class TellAuthorsIfTheyWant1763700000030 implements MigrationInterface {
  name = 'TellAuthorsIfTheyWant1763700000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ADD COLUMN notices_active boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP COLUMN notices_active`);
  }
}
