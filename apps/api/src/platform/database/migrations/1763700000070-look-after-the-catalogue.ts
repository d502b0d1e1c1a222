import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why something is hidden, since when and by whom; which version of the renderer made the files of a job; rounds that make files of a part
 * of the catalogue again, driven by workers, with the jobs that belong to them.
 */
export class LookAfterTheCatalogue1763700000070 implements MigrationInterface {
  name = 'LookAfterTheCatalogue1763700000070';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['graphic', 'variant']) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD COLUMN hidden_at timestamptz,
          ADD COLUMN hidden_by integer CONSTRAINT ${table}_hidden_by_fk REFERENCES account (id) ON DELETE SET NULL,
          ADD COLUMN hidden_reason text NOT NULL DEFAULT ''`);
      await runner.query(`CREATE INDEX ${table}_hidden_idx ON ${table} (id DESC) WHERE NOT public`);
      await runner.query(
        `CREATE INDEX ${table}_hidden_by_idx ON ${table} (hidden_by) WHERE hidden_by IS NOT NULL`,
      );
    }
    await runner.query(`
      ALTER TABLE render_batch
        ADD COLUMN by_workers boolean NOT NULL DEFAULT false,
        ADD COLUMN variant_id integer CONSTRAINT render_batch_variant_fk REFERENCES variant (id) ON DELETE CASCADE,
        ADD COLUMN graphic_id integer CONSTRAINT render_batch_graphic_fk REFERENCES graphic (id) ON DELETE CASCADE,
        ADD COLUMN renderer varchar(50),
        ADD COLUMN actor_id integer CONSTRAINT render_batch_actor_fk REFERENCES account (id) ON DELETE SET NULL,
        ADD COLUMN versions integer NOT NULL DEFAULT 0,
        ADD COLUMN is_ordered boolean NOT NULL DEFAULT false,
        ADD COLUMN is_stopped boolean NOT NULL DEFAULT false,
        ADD COLUMN jobs_done integer NOT NULL DEFAULT 0,
        ADD COLUMN jobs_failed integer NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE render_batch b SET versions = ordered +
        CASE WHEN finished_at IS NULL THEN (SELECT count(*) FROM version WHERE id > b.last_version_id) ELSE 0 END`);
    await runner.query(`
      ALTER TABLE render_job
        ADD COLUMN renderer varchar(50) NOT NULL DEFAULT '',
        ADD COLUMN batch_id integer CONSTRAINT render_job_batch_fk REFERENCES render_batch (id) ON DELETE SET NULL`);
    await runner.query(
      `CREATE INDEX render_job_batch_idx ON render_job (batch_id) WHERE batch_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX render_job_renderer_idx ON render_job (renderer, version_id) WHERE state = 'done'`,
    );
    for (const table of ['render_job', 'document_job'])
      await runner.query(`CREATE INDEX ${table}_failed_idx ON ${table} (id DESC) WHERE state = 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX document_job_failed_idx, render_job_failed_idx`);
    await runner.query(`ALTER TABLE render_job DROP COLUMN renderer, DROP COLUMN batch_id`);
    await runner.query(`
      ALTER TABLE render_batch
        DROP COLUMN by_workers, DROP COLUMN variant_id, DROP COLUMN graphic_id, DROP COLUMN renderer, DROP COLUMN actor_id,
        DROP COLUMN versions, DROP COLUMN is_ordered, DROP COLUMN is_stopped, DROP COLUMN jobs_done, DROP COLUMN jobs_failed`);
    for (const table of ['graphic', 'variant'])
      await runner.query(`
        ALTER TABLE ${table} DROP COLUMN hidden_at, DROP COLUMN hidden_by, DROP COLUMN hidden_reason`);
    await runner.query(`DROP INDEX IF EXISTS graphic_hidden_idx, variant_hidden_idx`);
  }
}
