import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often each page was looked at on each day: the product's own figures, without anything about people. */
export class CountPageViews1763700000020 implements MigrationInterface {
  name = 'CountPageViews1763700000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_view (
        day date NOT NULL,
        path varchar(200) NOT NULL,
        views integer NOT NULL,
        PRIMARY KEY (day, path)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE page_view`);
  }
}
