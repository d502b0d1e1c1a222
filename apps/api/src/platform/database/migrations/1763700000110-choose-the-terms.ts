import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which graphics the function that fills the search writes rows for. */
const ANY_GRAPHIC = 'WHERE g.id = ANY (ids)';
const GRAPHIC_FOR_ALL = `${ANY_GRAPHIC} AND g.visibility = 'all'`;

/** Who sees a graphic, by which link, and what it is under. What was published before is for everybody under CC BY-SA. */
export class ChooseTheTerms1763700000110 implements MigrationInterface {
  name = 'ChooseTheTerms1763700000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE graphic
        ADD COLUMN visibility varchar(10) NOT NULL DEFAULT 'all'
          CONSTRAINT graphic_visibility_known CHECK (visibility IN ('private', 'link', 'all')),
        ADD COLUMN licence varchar(10) NOT NULL DEFAULT 'cc-by-sa'
          CONSTRAINT graphic_licence_known CHECK (licence IN ('cc0', 'cc-by', 'cc-by-sa', 'own')),
        ADD COLUMN link_key char(22),
        ADD COLUMN was_shared boolean NOT NULL DEFAULT true,
        ADD CONSTRAINT graphic_licence_free CHECK (licence <> 'own' OR NOT was_shared),
        ADD CONSTRAINT graphic_shared CHECK (visibility = 'private' OR was_shared),
        ADD CONSTRAINT graphic_link_has_key CHECK ((visibility = 'link') = (link_key IS NOT NULL))`);
    await runner.query(`
      ALTER TABLE graphic
        ALTER COLUMN visibility DROP DEFAULT, ALTER COLUMN licence DROP DEFAULT, ALTER COLUMN was_shared DROP DEFAULT`);
    await this.searchFor(runner, ANY_GRAPHIC, GRAPHIC_FOR_ALL);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without terms everything would be for everybody: what is not stays hidden.
    await runner.query(`UPDATE graphic SET public = false WHERE visibility <> 'all'`);
    await this.searchFor(runner, GRAPHIC_FOR_ALL, ANY_GRAPHIC);
    await runner.query(`
      ALTER TABLE graphic
        DROP COLUMN visibility, DROP COLUMN licence, DROP COLUMN link_key, DROP COLUMN was_shared`);
    await runner.query(`SELECT refresh_graphic_search(ARRAY(SELECT id FROM graphic WHERE NOT public))`);
  }

  /** Changes for which graphics the function of the search writes rows; the rest of it stays as it is. */
  private async searchFor(runner: QueryRunner, from: string, to: string): Promise<void> {
    await runner.query(`
      DO $do$
        DECLARE
          definition text := pg_get_functiondef('refresh_graphic_search(integer[])'::regprocedure);
          before text := $part$${from}$part$;
        BEGIN
          IF length(definition) - length(replace(definition, before, '')) <> length(before) THEN
            RAISE EXCEPTION 'refresh_graphic_search does not say once: %', before;
          END IF;
          EXECUTE replace(definition, before, $part$${to}$part$);
        END $do$`);
  }
}
