import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tells sold orders from those of the alpha phase, whose customers were told that nothing is carried out: all that there are. Lets the list
 * of approved addresses give the right to order, unless an admin took it from an account. Ties withdrawals to their orders.
 */
export class TellSalesFromTrials1763700000120 implements MigrationInterface {
  name = 'TellSalesFromTrials1763700000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE orders ADD COLUMN is_trial boolean NOT NULL DEFAULT true`);
    await runner.query(`ALTER TABLE orders ALTER COLUMN is_trial DROP DEFAULT`);
    await runner.query(`ALTER TABLE account ADD COLUMN order_refused boolean NOT NULL DEFAULT false`);
    // In a pattern `*` stands for any characters; what LIKE reads as more than itself is escaped.
    await runner.query(String.raw`
      CREATE FUNCTION fits_approval(address text, pattern text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT lower(address) LIKE replace(regexp_replace(lower(pattern), '([\\%_])', '\\\1', 'g'), '*', '%')
      $$`);
    await runner.query(`
      CREATE FUNCTION rights_of(a account) RETURNS text[] LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN NOT a.order_refused AND NOT 'can_order' = ANY (a.rights) AND EXISTS (SELECT 1 FROM approval WHERE fits_approval(a.email, pattern))
                    THEN array_prepend('can_order', a.rights) ELSE a.rights END
      $$`);
    await runner.query(`
      ALTER TABLE withdrawal
        ADD COLUMN order_id integer CONSTRAINT withdrawal_order_fk REFERENCES orders (id) ON DELETE SET NULL`);
    await runner.query(`CREATE INDEX withdrawal_order_idx ON withdrawal (order_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE withdrawal DROP COLUMN order_id`);
    await runner.query(`DROP FUNCTION rights_of(account), fits_approval(text, text)`);
    await runner.query(`ALTER TABLE account DROP COLUMN order_refused`);
    await runner.query(`ALTER TABLE orders DROP COLUMN is_trial`);
  }
}
