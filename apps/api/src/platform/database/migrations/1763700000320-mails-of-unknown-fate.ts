import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets mails have the states `all`; those that are `open` are in the index. */
async function allow(runner: QueryRunner, all: readonly string[], open: readonly string[]): Promise<void> {
  const list = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ');
  await runner.query(`ALTER TABLE mail DROP CONSTRAINT mail_state_known`);
  await runner.query(`ALTER TABLE mail ADD CONSTRAINT mail_state_known CHECK (state IN (${list(all)}))`);
  await runner.query(`DROP INDEX IF EXISTS mail_open_idx`);
  await runner.query(`CREATE INDEX mail_open_idx ON mail (state) WHERE state IN (${list(open)})`);
}

/**
 * Mails whose worker ended while it handed them over are `unknown` and tried again (ADR 32). Mails that were given up for lost before stay
 * failed: they are old, and an admin may send them once more.
 */
export class MailsOfUnknownFate1763700000320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(
      runner,
      ['queued', 'sending', 'unknown', 'sent', 'failed', 'dropped'],
      ['queued', 'sending', 'unknown'],
    );
    await runner.query(`UPDATE job SET error_code = 'MAIL_UNKNOWN' WHERE error_code = 'MAIL_LOST'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE mail SET state = 'queued' WHERE state = 'unknown'`);
    await allow(runner, ['queued', 'sending', 'sent', 'failed', 'dropped'], ['queued', 'sending']);
    await runner.query(
      `UPDATE job SET error_code = 'MAIL_LOST' WHERE error_code = 'MAIL_UNKNOWN' AND state = 'failed'`,
    );
    await runner.query(`UPDATE job SET error_code = 'MAIL_FAILED' WHERE error_code = 'MAIL_UNKNOWN'`);
  }
}
