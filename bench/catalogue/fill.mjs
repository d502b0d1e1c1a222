/** A catalogue of made-up graphics, written in large pieces so that a million variants take minutes. */
import { numbers, wordOf, WORDS } from './words.mjs';

/** Tags of the catalogue. */
export const TAGS = 300;

/** Graphics that are written at once, and those whose search rows are compared with the product's own. */
const CHUNK = 10_000;
const COMPARED = 200;

const SYSTEMS = ['DE:VOLL', 'DE:KURZ', 'DE:BASIS'];
const TABLES = ['graphic', 'variant', 'version', 'variant_tag', 'graphic_search', 'search_word'];
const SEARCH_ROWS = `
  SELECT graphic_id, audience, created_at, ARRAY(SELECT unnest(tags) ORDER BY 1) AS tags, ARRAY(SELECT unnest(kinds) ORDER BY 1) AS kinds,
         words::text, title_words::text, categories, title_de, title_en FROM graphic_search WHERE graphic_id = ANY ($1::integer[]) ORDER BY graphic_id, audience`;

/** One to three variants of graphic number `id`; frequent words and tags are as much more frequent as in a language. */
function graphicOf(random, id, firstVariant, mostVariants) {
  const text = (count) =>
    Array.from({ length: count }, () => wordOf(Math.floor(WORDS * random() ** 3))).join(' ');
  const graphic = { id, title: text(3), said: text(12) };
  const copies = Math.min([1, 1, 3][id % 3], mostVariants);
  const variants = Array.from({ length: copies }, (_, copy) => ({
    id: firstVariant + copy,
    graphicId: id,
    title: copy === 0 ? 'Basis' : text(1),
    said: text(15),
    shown: random() > 0.01,
    system: SYSTEMS[Math.floor(random() * SYSTEMS.length)],
    format: random() < 0.8 ? 'a4' : 'a3',
    tags: [...new Set(Array.from({ length: 3 }, () => 1 + Math.floor(TAGS * random() ** 2)))],
  }));
  return { ...graphic, variants };
}

/** By which lexemes the product finds each word; asked once, for texts are found by those of their words. */
async function lexemesOf(query) {
  const words = [...new Set([...Array.from({ length: WORDS }, (_, number) => wordOf(number)), 'basis'])];
  const names = Array.from({ length: TAGS }, (_, number) => String(number + 1));
  const rows = await query(
    `SELECT word, tsvector_to_array(search_vector(search_words(word))) AS all,
            tsvector_to_array(to_tsvector('simple', search_words(word))) AS plain
       FROM unnest($1::text[]) AS word`,
    [[...words, ...names, 'thema']],
  );
  return new Map(rows.map((row) => [row.word, row]));
}

/** The row by which everybody finds a graphic of which nothing is hidden. */
function searchRowOf({ id, title, said, variants }, lexemes) {
  const titles = [title, ...variants.map((variant) => variant.title.toLowerCase())].join(' ').split(' ');
  const tags = [...new Set(variants.flatMap((variant) => variant.tags))];
  const words = [said, ...variants.map((variant) => variant.said)].join(' ').split(' ');
  const vector = (of, key) => [...new Set(of.flatMap((word) => lexemes.get(word)[key]))].join(' ');
  const kinds = variants.flatMap(({ format, system }) => [format, system, `${format} ${system}`]);
  return {
    id,
    tags: `{${tags.join(',')}}`,
    kinds: `{${[...new Set(kinds)].map((kind) => `"${kind}"`).join(',')}}`,
    words: vector([...titles, ...words, ...tags.map(String), 'thema'], 'all'),
    titles: vector(titles, 'plain'),
  };
}

const column = (rows, name) => rows.map((row) => row[name]);

/** Writes graphics; gives the ids of those of which something is hidden: their search rows need the indexes. */
async function write(query, account, graphics, lexemes, variantsInAll) {
  const variants = graphics.flatMap((graphic) => graphic.variants);
  await query(
    `INSERT INTO graphic (id, title, description, user_id, created_at, visibility, licence, was_shared)
     SELECT id, title, said, $4, date_trunc('day', now()) - ($5 - id) * interval '1 second', 'all', 'cc-by-sa', true
       FROM unnest($1::integer[], $2::text[], $3::text[]) AS made (id, title, said)`,
    [column(graphics, 'id'), column(graphics, 'title'), column(graphics, 'said'), account, variantsInAll],
  );
  await query(
    `WITH made AS (
       INSERT INTO variant (id, graphic_id, title, description, public, system, graphic_format, user_id, graphic_landscape,
                            graphic_no_of_pages, braille_no_of_pages, current_version_id)
       SELECT made.*, $8, false, 1, 1, made.id
         FROM unnest($1::integer[], $2::integer[], $3::text[], $4::text[], $5::boolean[], $6::text[], $7::text[])
              AS made (id, graphic_id, title, said, shown, system, format) RETURNING *)
     INSERT INTO version (id, variant_id, user_id, hash, document, file_name, change_message, title, description, system,
                          graphic_format, graphic_landscape, graphic_no_of_pages, braille_no_of_pages)
     SELECT id, id, user_id, repeat('0', 64), '{}', 'bench-' || id, '', title, description, system, graphic_format, false, 1, 1
       FROM made`,
    [
      ...['id', 'graphicId', 'title', 'said', 'shown', 'system', 'format'].map((name) =>
        column(variants, name),
      ),
      account,
    ],
  );
  const carried = variants.flatMap(({ id, tags }) => tags.map((tag) => ({ id, tag })));
  await query(
    `INSERT INTO variant_tag (variant_id, tag_id) SELECT * FROM unnest($1::integer[], $2::integer[])`,
    [column(carried, 'id'), column(carried, 'tag')],
  );
  const isPlain = (graphic) => graphic.variants.every(({ shown }) => shown);
  const found = graphics.filter(isPlain).map((graphic) => searchRowOf(graphic, lexemes));
  await query(
    `INSERT INTO graphic_search (graphic_id, audience, created_at, tags, kinds, words, title_words, title_de, title_en)
     SELECT made.id, 0, g.created_at, tags::integer[], kinds::text[], words::tsvector, titles::tsvector, title_key(g.title), title_key(g.title)
       FROM unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[]) AS made (id, tags, kinds, words, titles)
       JOIN graphic g ON g.id = made.id`,
    ['id', 'tags', 'kinds', 'words', 'titles'].map((name) => column(found, name)),
  );
  return column(
    graphics.filter((graphic) => !isPlain(graphic)),
    'id',
  );
}

/** Refuses a catalogue that the product would be found by otherwise than it was written here. */
async function compare(query, graphics) {
  const ids = [Array.from({ length: COMPARED }, (_, index) => 1 + Math.floor((index * graphics) / COMPARED))];
  const made = JSON.stringify(await query(SEARCH_ROWS, ids));
  await query(`SELECT refresh_graphic_search($1::integer[])`, ids);
  if (made !== JSON.stringify(await query(SEARCH_ROWS, ids)))
    throw new Error('bench/catalogue/fill.mjs writes other rows of the search than refresh_graphic_search()');
}

/** Adds `variants` variants of three graphics for each five of them. Indexes and checks come after the rows. */
export async function fillCatalogue(query, variants) {
  const [{ account }] = await query(
    `INSERT INTO account (email, display_name, password_hash, role, rights, newsletter_active, verified_at)
     VALUES ('bench@tastwerk.example', 'Bench', 'none', 0, '{can_publish}', false, now()) RETURNING id AS account`,
  );
  await query(`INSERT INTO tag (id, name) SELECT n, 'Thema ' || n FROM generate_series(1, $1::integer) n`, [
    TAGS,
  ]);
  const indexes = await query(
    `SELECT indexname AS name, indexdef AS sql FROM pg_indexes
      WHERE tablename = ANY ($1) AND schemaname = 'public'
        AND indexname NOT IN (SELECT conname FROM pg_constraint) AND tablename <> 'search_word'`,
    [TABLES],
  );
  for (const { name } of indexes) await query(`DROP INDEX ${name}`);
  await query(`SET session_replication_role = replica`);
  await query(`SET maintenance_work_mem = '512MB'`);
  const lexemes = await lexemesOf(query);
  const random = numbers(8);
  const partlyHidden = [];
  let graphics = 0;
  for (let done = 0; done < variants;) {
    const chunk = [];
    while (chunk.length < CHUNK && done < variants) {
      chunk.push(graphicOf(random, graphics + 1, done + 1, variants - done));
      graphics += 1;
      done += chunk.at(-1).variants.length;
    }
    partlyHidden.push(...(await write(query, account, chunk, lexemes, variants)));
  }
  await query(
    `INSERT INTO search_word (word, folded) SELECT word, search_folded(word) FROM unnest($1::text[]) AS word
      WHERE length(word) BETWEEN 3 AND 60 ON CONFLICT DO NOTHING`,
    [[...new Set([...lexemes.values()].flatMap(({ plain }) => plain))]],
  );
  for (const { sql } of indexes) await query(sql);
  await query(`SET session_replication_role = DEFAULT`);
  await query(`SELECT refresh_graphic_search($1::integer[])`, [partlyHidden]);
  await compare(query, graphics);
  for (const table of [...TABLES, 'tag']) await query(`VACUUM ANALYZE ${table}`);
}
