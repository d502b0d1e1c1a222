/** The function that writes the rows of the search as it was before there were subjects, for graphics of which `kept` holds, too. */
export const searchByWords = (kept = '') => `
  CREATE OR REPLACE FUNCTION refresh_graphic_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- Whoever refreshes the same graphic meanwhile goes first or waits, always in one order.
    PERFORM 1 FROM graphic WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    DELETE FROM graphic_search WHERE graphic_id = ANY (ids);
    INSERT INTO graphic_search (graphic_id, audience, created_at, tags, kinds, words, title_words)
    WITH one AS (
      SELECT v.id, v.graphic_id, v.user_id, v.title, v.description, v.system, v.graphic_format, v.public AND g.public AS shown,
             g.title AS graphic_title, g.description AS graphic_description, g.created_at
        FROM variant v JOIN graphic g ON g.id = v.graphic_id WHERE g.id = ANY (ids)${kept}
    ), hidden AS (
      SELECT DISTINCT graphic_id, unnest(ARRAY[-1, user_id]) AS audience FROM one WHERE NOT shown
    ), seen AS (
      SELECT one.*, 0 AS audience FROM one WHERE shown
      UNION ALL
      SELECT one.*, hidden.audience FROM one JOIN hidden USING (graphic_id)
       WHERE one.shown OR hidden.audience = -1 OR hidden.audience = one.user_id
    ), tagged AS (
      SELECT seen.graphic_id, seen.audience, array_agg(DISTINCT t.id) AS ids, string_agg(DISTINCT t.name, ' ') AS names
        FROM seen JOIN variant_tag vt ON vt.variant_id = seen.id JOIN tag t ON t.id = vt.tag_id
       GROUP BY seen.graphic_id, seen.audience
    ), said AS (
      SELECT seen.graphic_id, seen.audience, seen.created_at,
             array_agg(seen.graphic_format) || array_agg(seen.system)
               || array_agg(seen.graphic_format || ' ' || seen.system) AS kinds,
             search_words(concat_ws(' ', seen.graphic_title, string_agg(seen.title, ' '))) AS titles,
             search_words(concat_ws(' ', seen.graphic_description, string_agg(seen.description, ' '))) AS descriptions
        FROM seen GROUP BY seen.graphic_id, seen.audience, seen.created_at, seen.graphic_title, seen.graphic_description
    )
    SELECT said.graphic_id, said.audience, said.created_at, coalesce(tagged.ids, '{}'), ARRAY(SELECT DISTINCT unnest(kinds)),
           search_vector(concat_ws(' ', titles, descriptions, search_words(tagged.names))), strip(to_tsvector('simple', titles))
      FROM said LEFT JOIN tagged USING (graphic_id, audience);
    INSERT INTO search_word (word, folded)
    SELECT word, search_folded(word) FROM (
      SELECT DISTINCT unnest(tsvector_to_array(words)) AS word FROM graphic_search WHERE graphic_id = ANY (ids)) there
     WHERE length(word) BETWEEN 3 AND 60 ORDER BY word
    ON CONFLICT DO NOTHING;
  END $$`;

/** The same with subjects in both languages, category and notes, and what graphics are put in order by. */
export const SEARCH_BY_SUBJECTS = `
  CREATE OR REPLACE FUNCTION refresh_graphic_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    -- Whoever refreshes the same graphic meanwhile goes first or waits, always in one order.
    PERFORM 1 FROM graphic WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
    DELETE FROM graphic_search WHERE graphic_id = ANY (ids);
    WITH one AS (
      SELECT v.id, v.graphic_id, v.user_id, v.title, v.description, v.system, v.graphic_format, v.public AND g.public AS shown,
             cv.category, cv.transcribers_notes AS notes, g.title AS graphic_title, g.description AS graphic_description,
             g.translations, g.created_at
        FROM variant v JOIN graphic g ON g.id = v.graphic_id LEFT JOIN version cv ON cv.id = v.current_version_id
       WHERE g.id = ANY (ids) AND g.visibility = 'all'
    ), hidden AS (
      SELECT DISTINCT graphic_id, unnest(ARRAY[-1, user_id]) AS audience FROM one WHERE NOT shown
    ), seen AS (
      SELECT one.*, 0 AS audience FROM one WHERE shown
      UNION ALL
      SELECT one.*, hidden.audience FROM one JOIN hidden USING (graphic_id)
       WHERE one.shown OR hidden.audience = -1 OR hidden.audience = one.user_id
    ), tagged AS (
      SELECT seen.graphic_id, seen.audience, array_agg(DISTINCT t.id) AS ids,
             string_agg(DISTINCT concat_ws(' ', t.name, array_to_string(term.names, ' ')), ' ') AS names
        FROM seen JOIN variant_tag vt ON vt.variant_id = seen.id JOIN tag t ON t.id = vt.tag_id
        LEFT JOIN taxonomy_term term ON term.id = t.taxonomy_id
       GROUP BY seen.graphic_id, seen.audience
    ), said AS (
      SELECT seen.graphic_id, seen.audience, seen.created_at,
             array_agg(seen.graphic_format) || array_agg(seen.system)
               || array_agg(seen.graphic_format || ' ' || seen.system) AS kinds,
             array_remove(array_agg(DISTINCT seen.category), NULL) AS categories,
             title_key(title_in('de', seen.graphic_title, seen.translations)) AS title_de,
             title_key(title_in('en', seen.graphic_title, seen.translations)) AS title_en,
             search_words(concat_ws(' ', seen.graphic_title, string_agg(seen.title, ' '), other.titles)) AS titles,
             search_words(concat_ws(' ', seen.graphic_description, string_agg(seen.description, ' '), string_agg(seen.notes, ' '),
                                    other.descriptions)) AS descriptions
        FROM seen CROSS JOIN LATERAL (
             SELECT string_agg(said->>'title', ' ') AS titles, string_agg(said->>'description', ' ') AS descriptions
               FROM jsonb_array_elements(seen.translations) AS said) other
       GROUP BY seen.graphic_id, seen.audience, seen.created_at, seen.graphic_title, seen.graphic_description, seen.translations,
                other.titles, other.descriptions
    ), whole AS MATERIALIZED (
      SELECT said.*, coalesce(tagged.ids, '{}') AS tags, concat_ws(' ', titles, descriptions, search_words(tagged.names)) AS words
        FROM said LEFT JOIN tagged USING (graphic_id, audience)
    ), kept AS (
      INSERT INTO graphic_search (graphic_id, audience, created_at, tags, kinds, words, title_words, categories, title_de, title_en)
      SELECT graphic_id, audience, created_at, tags, ARRAY(SELECT DISTINCT unnest(kinds)), search_vector(words),
             strip(to_tsvector('simple', titles)), categories, title_de, title_en FROM whole
    )
    INSERT INTO search_word (word, folded)
    SELECT word, search_folded(word) FROM (
      SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('simple', words))) AS word FROM whole) there
     WHERE length(word) BETWEEN 3 AND 60 ORDER BY word
    ON CONFLICT DO NOTHING;
  END $$`;
