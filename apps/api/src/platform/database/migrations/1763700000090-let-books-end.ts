import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets an invoice go when the time is over for which the law wants it: eight years from the end of its own (§ 147 (3) and (4) AO, § 14b UStG). */
export class LetBooksEnd1763700000090 implements MigrationInterface {
  name = 'LetBooksEnd1763700000090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.year + 8 < extract(year FROM now() AT TIME ZONE 'Europe/Berlin') THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'invoice % is in the books', OLD.number;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'invoice % is in the books', OLD.number;
      END $$`);
  }
}
