import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Jobs have an owner, a weight and a turn, by which the next one is chosen. Files of versions weigh what their documents weigh: what the database keeps of
 * them is packed to about a fifth.
 */
export class FairJobs1763700000185 implements MigrationInterface {
  name = 'FairJobs1763700000185';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job
        ADD COLUMN owner_id integer NOT NULL DEFAULT 0,
        ADD COLUMN weight integer NOT NULL DEFAULT 1 CONSTRAINT job_weight_positive CHECK (weight > 0),
        ADD COLUMN turn bigint NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE job SET weight = greatest(1, pg_column_size(version.document) / 200)
        FROM version WHERE job.kind = 'rendering' AND version.id = job.subject_id`);
    await runner.query(`CREATE INDEX job_turn_idx ON job (kind, turn, id) WHERE state = 'queued'`);
    await runner.query(`CREATE INDEX job_begun_idx ON job (kind, (turn - weight)) WHERE state <> 'queued'`);
    await runner.query(`CREATE INDEX job_owner_turn_idx ON job (kind, owner_id, turn)`);
    await runner.query(`CREATE INDEX job_owner_created_idx ON job (kind, owner_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX job_turn_idx, job_begun_idx, job_owner_turn_idx, job_owner_created_idx`);
    await runner.query(`ALTER TABLE job DROP COLUMN owner_id, DROP COLUMN weight, DROP COLUMN turn`);
  }
}
