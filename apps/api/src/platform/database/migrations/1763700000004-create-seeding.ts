import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which content the product has brought by itself, so that what a user deletes does not come back. */
export class CreateSeeding1763700000004 implements MigrationInterface {
  name = 'CreateSeeding1763700000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seeding (
        name varchar(40) PRIMARY KEY,
        done_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE seeding`);
  }
}
