import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lookAlikeKeys } from '../../look-alikes/look-alikes.js';

/** Accounts whose names are read at once. */
const AT_ONCE = 500;

/** Finds accounts whose names look alike (ADR 30). Names that do already stay. */
export class TellNamesApart1763700000180 implements MigrationInterface {
  name = 'TellNamesApart1763700000180';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ADD COLUMN name_keys text[] NOT NULL DEFAULT '{}'`);
    for (let last = 0; ;) {
      const rows: readonly { readonly id: number; readonly display_name: string }[] = await runner.query(
        `SELECT id, display_name FROM account WHERE id > $1 AND deleted_at IS NULL ORDER BY id LIMIT ${AT_ONCE}`,
        [last],
      );
      for (const { id, display_name: name } of rows)
        await runner.query(`UPDATE account SET name_keys = $2 WHERE id = $1`, [id, lookAlikeKeys(name)]);
      last = rows.at(-1)?.id ?? last;
      if (rows.length < AT_ONCE) break;
    }
    await runner.query(`CREATE INDEX account_name_keys_idx ON account USING gin (name_keys)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP COLUMN name_keys`);
  }
}
