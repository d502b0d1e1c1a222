import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The braille of versions that are still to be rendered, as it was when their documents were checked. */
export class HandOnBraille1763700000160 implements MigrationInterface {
  name = 'HandOnBraille1763700000160';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE version_braille (
        version_id integer PRIMARY KEY CONSTRAINT version_braille_version_fk REFERENCES version (id) ON DELETE CASCADE,
        checked_by text NOT NULL,
        braille text NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE version_braille`);
  }
}
