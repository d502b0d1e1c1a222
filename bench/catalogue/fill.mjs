/** A catalogue of made-up graphics in words that look like German ones. */

const SYLLABLES =
  'ba be bi bo bu da de di do du fa fe fi fo ga ge gi go ha he hi ho ka ke ki ko la le li lo lu ma me mi mo mu na ne ni no ra re ri ro ru sa se si so ta te ti to tu wa we wi wo za ze zi'.split(
    ' ',
  );
const ENDINGS = ['n', 'r', 's', 't', 'ng', 'cht', 'st', 'rn', 'lk', 'm', 'tz', 'ck'];

/** Words of the catalogue, the frequent ones first; about as many as a school's dictionary has. */
const WORDS = 20_000;

/** Tags of the catalogue. */
export const TAGS = 300;

/** Variants that are written at once. */
const CHUNK = 5000;

/** A word that is the same in every run: syllables by the digits of its number. */
export function wordOf(number) {
  let rest = number * 7919 + 13;
  let word = '';
  for (let index = 0; index < 2 + (number % 3); index += 1) {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length) + number;
  }
  return word + ENDINGS[number % ENDINGS.length];
}

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SYSTEMS = ['DE:VOLL', 'DE:KURZ', 'DE:BASIS'];

/** Graphics with one to three variants each, as columns of arrays; frequent words and tags are as much more frequent as in a language. */
function columnsOf(random, graphics, firstGraphic, firstVariant, mostVariants) {
  const text = (count) =>
    Array.from({ length: count }, () => wordOf(Math.floor(WORDS * random() ** 3))).join(' ');
  const graphic = { id: [], title: [], description: [] };
  const variant = { id: [], graphicId: [], title: [], description: [], shown: [], system: [], format: [] };
  const tag = { variantId: [], number: [] };
  for (let made = 0; made < graphics && variant.id.length < mostVariants; made += 1) {
    const id = firstGraphic + made;
    graphic.id.push(id);
    graphic.title.push(text(3));
    graphic.description.push(text(12));
    const copies = Math.min([1, 1, 3][id % 3], mostVariants - variant.id.length);
    for (let copy = 0; copy < copies; copy += 1) {
      const variantId = firstVariant + variant.id.length;
      variant.id.push(variantId);
      variant.graphicId.push(id);
      variant.title.push(copy === 0 ? 'Basis' : text(1));
      variant.description.push(text(15));
      variant.shown.push(random() > 0.01);
      variant.system.push(SYSTEMS[Math.floor(random() * SYSTEMS.length)]);
      variant.format.push(random() < 0.8 ? 'a4' : 'a3');
      const carried = new Set(Array.from({ length: 3 }, () => 1 + Math.floor(TAGS * random() ** 2)));
      for (const number of carried) {
        tag.variantId.push(variantId);
        tag.number.push(number);
      }
    }
  }
  return { graphic, variant, tag };
}

/** Adds `variants` variants of three graphics for each five of them; what finds them is written by the product's own function. */
export async function fillCatalogue(query, variants) {
  const [{ account }] = await query(
    `INSERT INTO account (email, display_name, password_hash, role, rights, newsletter_active, verified_at)
     VALUES ('bench@tastwerk.example', 'Bench', 'none', 0, '{can_publish}', false, now()) RETURNING id AS account`,
  );
  await query(`INSERT INTO tag (id, name) SELECT n, 'Thema ' || n FROM generate_series(1, $1::integer) n`, [
    TAGS,
  ]);
  const random = numbers(8);
  let graphics = 0;
  for (let done = 0; done < variants;) {
    const { graphic, variant, tag } = columnsOf(
      random,
      CHUNK,
      graphics + 1,
      done + 1,
      Math.min(CHUNK, variants - done),
    );
    await query(
      `INSERT INTO graphic (id, title, description, user_id, created_at)
       SELECT id, title, said, $4, now() - ($5 - id) * interval '1 second'
         FROM unnest($1::integer[], $2::text[], $3::text[]) AS made (id, title, said)`,
      [graphic.id, graphic.title, graphic.description, account, variants],
    );
    await query(
      `INSERT INTO variant (id, graphic_id, title, description, public, system, graphic_format, user_id, graphic_landscape,
                            graphic_no_of_pages, braille_no_of_pages)
       SELECT made.*, $8, false, 1, 1
         FROM unnest($1::integer[], $2::integer[], $3::text[], $4::text[], $5::boolean[], $6::text[], $7::text[]) AS made`,
      [
        variant.id,
        variant.graphicId,
        variant.title,
        variant.description,
        variant.shown,
        variant.system,
        variant.format,
        account,
      ],
    );
    await query(
      `INSERT INTO variant_tag (variant_id, tag_id) SELECT * FROM unnest($1::integer[], $2::integer[])`,
      [tag.variantId, tag.number],
    );
    await query(
      `WITH made AS (
         INSERT INTO version (id, variant_id, user_id, hash, document, file_name, change_message, title, description, system,
                              graphic_format, graphic_landscape, graphic_no_of_pages, braille_no_of_pages)
         SELECT id, id, user_id, repeat('0', 64), '{}', 'bench-' || id, '', title, description, system, graphic_format, false, 1, 1
           FROM variant WHERE id > $1 AND id <= $2 RETURNING id)
       SELECT count(*) FROM made`,
      [done, done + variant.id.length],
    );
    await query(`UPDATE variant SET current_version_id = id WHERE id > $1 AND id <= $2`, [
      done,
      done + variant.id.length,
    ]);
    await query(`SELECT refresh_graphic_search($1::integer[])`, [graphic.id]);
    graphics += graphic.id.length;
    done += variant.id.length;
  }
  for (const table of [
    'graphic',
    'variant',
    'version',
    'variant_tag',
    'tag',
    'graphic_search',
    'search_word',
  ])
    await query(`VACUUM ANALYZE ${table}`);
}
