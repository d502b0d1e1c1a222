import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['variant', 'version', 'order_item'];

/** Documents name braille systems by language, table and release, in up to 68 characters. The way back stops at a row with a longer name. */
export class SystemsByTable1763700000350 implements MigrationInterface {
  name = 'SystemsByTable1763700000350';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN system TYPE varchar(68)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN system TYPE varchar(20)`);
  }
}
