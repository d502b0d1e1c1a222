import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets admins find accounts, graphics and variants by parts of names and titles without walking through all of them. */
export class FindForAdmins1763700000100 implements MigrationInterface {
  name = 'FindForAdmins1763700000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX account_parts_idx ON account USING gin (email gin_trgm_ops, display_name gin_trgm_ops)`,
    );
    for (const table of ['graphic', 'variant'])
      await runner.query(`CREATE INDEX ${table}_parts_idx ON ${table} USING gin (title gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX account_parts_idx, graphic_parts_idx, variant_parts_idx`);
  }
}
