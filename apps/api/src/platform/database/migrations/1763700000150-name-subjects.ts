import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCH_BY_SUBJECTS, searchByWords } from './search-functions.js';
import { assignTags, writeTaxonomy } from './write-taxonomy.js';

/** Category of a document by what people call it, for those from before there was a list. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  mathematics: ['mathematik', 'mathematics'],
  geography: ['erdkunde', 'geografie', 'geographie', 'geography'],
  biology: ['biologie', 'biology'],
  physics: ['physik', 'physics'],
  chemistry: ['chemie', 'chemistry'],
  history: ['geschichte', 'history'],
  computing: ['informatik', 'computing'],
  art: ['kunst', 'art'],
  music: ['musik', 'music'],
  sport: ['sport', 'sports'],
  orientation: ['orientierung', 'orientation', 'mobilität', 'mobility'],
  everyday: ['sachunterricht', 'alltag', 'everyday life'],
};

/**
 * Tags that are subjects of the taxonomy, by names in German and English; category and notes of versions; titles in other languages;
 * what graphics are put in order by. The list of words that occur keeps whole words only: stems such as "fuhrt" of "führt" made "uhr" find what
 * has no such word.
 */
export class NameSubjects1763700000150 implements MigrationInterface {
  name = 'NameSubjects1763700000150';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE taxonomy_term (
        id integer PRIMARY KEY,
        de varchar(100) NOT NULL,
        en varchar(100) NOT NULL,
        names text[] NOT NULL
      )`);
    await runner.query(`CREATE UNIQUE INDEX tag_taxonomy_unique ON tag (taxonomy_id)`);
    await runner.query(
      `ALTER TABLE tag ADD CONSTRAINT tag_taxonomy_fk FOREIGN KEY (taxonomy_id) REFERENCES taxonomy_term (id)`,
    );
    await writeTaxonomy(runner);
    await assignTags(runner);
    await this.describeVersions(runner);
    await runner.query(`
      ALTER TABLE graphic ADD COLUMN translations jsonb NOT NULL DEFAULT '[]'
        CONSTRAINT graphic_translations_listed CHECK (jsonb_typeof(translations) = 'array')`);
    await this.sortSearch(runner);
    await runner.query(SEARCH_BY_SUBJECTS);
    await this.refresh(runner);
  }

  private async describeVersions(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE version
        ADD COLUMN category varchar(100),
        ADD COLUMN transcribers_notes text NOT NULL DEFAULT ''`);
    await runner.query(
      `UPDATE version ve SET
          category = coalesce((SELECT known.key FROM jsonb_each($1::jsonb) known
                                WHERE known.value ? lower(trim(ve.document->>'category'))),
                              nullif(trim(ve.document->>'category'), '')),
          transcribers_notes = coalesce(ve.document->>'transcribersNotes', '')`,
      [JSON.stringify(CATEGORIES)],
    );
  }

  private async sortSearch(runner: QueryRunner): Promise<void> {
    // As dictionaries of both languages put words in order (DIN 5007-1): letters and digits alone, accents make no difference.
    await runner.query(`
      CREATE FUNCTION title_key(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT trim(regexp_replace(translate(replace(lower(title), 'ß', 'ss'), 'äöüàáâãåçèéêëìíîïñòóôõøùúûýÿ',
                                             'aouaaaaaceeeeiiiinoooooouuuyy'), '[^[:alnum:]]+', ' ', 'g'))
      $$`);
    await runner.query(`
      CREATE FUNCTION title_in(said_language text, title text, translations jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce((SELECT one->>'title' FROM jsonb_array_elements(translations) one
                          WHERE one->>'language' = said_language AND trim(one->>'title') <> '' LIMIT 1), title)
      $$`);
    await runner.query(`
      ALTER TABLE graphic_search
        ADD COLUMN categories text[] NOT NULL DEFAULT '{}',
        ADD COLUMN title_de text COLLATE "C" NOT NULL DEFAULT '',
        ADD COLUMN title_en text COLLATE "C" NOT NULL DEFAULT ''`);
    await runner.query(`DROP INDEX graphic_search_words_idx`);
    await runner.query(`
      CREATE INDEX graphic_search_words_idx ON graphic_search USING gin (words, tags, kinds, categories) WITH (fastupdate = off)
        WHERE audience = 0`);
    for (const language of ['de', 'en'])
      await runner.query(
        `CREATE INDEX graphic_search_title_${language}_idx ON graphic_search (audience, title_${language}, graphic_id)`,
      );
  }

  private async refresh(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM search_word`);
    await runner.query(`SELECT refresh_graphic_search(ARRAY(SELECT id FROM graphic))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchByWords(` AND g.visibility = 'all'`));
    await runner.query(`DROP INDEX graphic_search_words_idx`);
    await runner.query(
      `ALTER TABLE graphic_search DROP COLUMN categories, DROP COLUMN title_de, DROP COLUMN title_en`,
    );
    await runner.query(`
      CREATE INDEX graphic_search_words_idx ON graphic_search USING gin (words, tags, kinds) WITH (fastupdate = off)
        WHERE audience = 0`);
    await runner.query(`DROP FUNCTION title_in, title_key`);
    await runner.query(`ALTER TABLE graphic DROP COLUMN translations`);
    await runner.query(`ALTER TABLE version DROP COLUMN category, DROP COLUMN transcribers_notes`);
    await runner.query(`ALTER TABLE tag DROP CONSTRAINT tag_taxonomy_fk`);
    await runner.query(`DROP INDEX tag_taxonomy_unique`);
    await runner.query(`UPDATE tag SET taxonomy_id = NULL WHERE taxonomy_id IS NOT NULL`);
    await runner.query(`DROP TABLE taxonomy_term`);
    await this.refresh(runner);
  }
}
