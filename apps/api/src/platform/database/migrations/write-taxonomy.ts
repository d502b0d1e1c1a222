import { namesOf, TAXONOMY } from '@tastwerk/contracts';
import type { QueryRunner } from 'typeorm';

/** Writes the terms of the taxonomy as the program has them: for each migration that follows a change of the list. */
export async function writeTaxonomy(runner: QueryRunner): Promise<void> {
  for (const term of TAXONOMY)
    await runner.query(
      `INSERT INTO taxonomy_term (id, de, en, names) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET de = excluded.de, en = excluded.en, names = excluded.names`,
      [term.id, term.names.de, term.names.en, namesOf(term)],
    );
}

/** Lets tags that are called like a term be that term; of several for one term, the oldest takes the place of the others. */
export async function assignTags(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TEMPORARY TABLE assigned ON COMMIT DROP AS
    SELECT tag.id, first_value(tag.id) OVER (PARTITION BY term.id ORDER BY tag.id) AS kept, term.id AS term_id
      FROM tag JOIN taxonomy_term term
        ON lower(tag.name) IN (SELECT lower(unnest(term.names)))
     WHERE tag.merged_into IS NULL AND tag.taxonomy_id IS NULL`);
  await runner.query(`
    UPDATE assigned SET kept = tag.id FROM tag WHERE tag.taxonomy_id = assigned.term_id AND tag.merged_into IS NULL`);
  await runner.query(`
    INSERT INTO variant_tag (variant_id, tag_id)
    SELECT variant_tag.variant_id, assigned.kept FROM variant_tag JOIN assigned ON assigned.id = variant_tag.tag_id
        ON CONFLICT DO NOTHING`);
  await runner.query(
    `DELETE FROM variant_tag USING assigned WHERE assigned.id = variant_tag.tag_id AND assigned.kept <> assigned.id`,
  );
  await runner.query(`
    UPDATE tag SET merged_into = assigned.kept FROM assigned
     WHERE assigned.kept <> assigned.id AND (tag.id = assigned.id OR tag.merged_into = assigned.id)`);
  await runner.query(`
    UPDATE tag SET taxonomy_id = assigned.term_id FROM assigned
     WHERE tag.id = assigned.kept AND assigned.kept = assigned.id`);
  await runner.query(`DROP TABLE assigned`);
}
