/** Searching and browsing a large catalogue over the API, beside plain ILIKE and plain Node and pg on the same rows in the same run. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startProduct } from '../scripts/faults/product.mjs';
import { ROOT } from '../scripts/setup/root.mjs';
import { fillCatalogue, TAGS, wordOf } from './catalogue/fill.mjs';

const { Pool } = createRequire(join(ROOT, 'apps/api/package.json'))('pg');

/** Variants of the catalogue; a million when asked for by `BENCH_VARIANTS=1000000`, which takes long to write. */
const VARIANTS = Number(process.env.BENCH_VARIANTS ?? 100_000);

/** Longest p95 of a first page with a tag and a word in ms, by how many variants there are. */
const FIRST_PAGE_MS = VARIANTS > 100_000 ? 70 : 25;
const BROWSING_MS = 10;

/** At least 0.85 of the speed of plain Node and pg. */
const BESIDE_PLAIN = 1 / 0.85;

const SEARCHES = 200;
const PLAIN_EVERY = 10;
const DEPTH = Math.min(10_000, Math.floor(VARIANTS / 3));
const READS = 1000;

const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

async function timed(lengths, work) {
  const started = performance.now();
  const done = await work();
  lengths.push(performance.now() - started);
  return done;
}

/** The same page by a plain statement. */
const ILIKE = `
  SELECT g.id, g.title FROM graphic g
   WHERE EXISTS (SELECT 1 FROM variant v WHERE v.graphic_id = g.id AND v.public
                    AND (g.title || ' ' || g.description || ' ' || v.title || ' ' || v.description) ILIKE $1
                    AND EXISTS (SELECT 1 FROM variant_tag vt WHERE vt.variant_id = v.id AND vt.tag_id = $2))
   ORDER BY g.created_at DESC, g.id DESC LIMIT 30`;

/** What a variant costs at least to read: Node's own server and one statement. */
async function plainServer(url) {
  const pool = new Pool({ connectionString: url, max: 10 });
  const server = createServer((request, response) => {
    pool
      .query({
        name: 'variant',
        text: `SELECT v.*, g.title AS graphic_title, g.description AS graphic_description, cv.id AS version_id, cv.hash, cv.file_name,
                ARRAY(SELECT tag_id FROM variant_tag WHERE variant_id = v.id) AS tags
           FROM variant v JOIN graphic g ON g.id = v.graphic_id JOIN version cv ON cv.id = v.current_version_id
          WHERE v.id = $1 AND v.public`,
        values: [Number(request.url.split('/').at(-1))],
      })
      .then(
        ({ rows }) =>
          response
            .writeHead(rows.length > 0 ? 200 : 404, { 'content-type': 'application/json' })
            .end(JSON.stringify(rows[0] ?? {})),
        (error) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}

/** The measures of issue 8 for the catalogue. */
export async function run() {
  const product = await startProduct();
  const plain = await plainServer(product.configuration.databaseUrl);
  try {
    await fillCatalogue(product.query, VARIANTS);
    const get = async (url) => {
      const answer = await product.app.inject({ url });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      return answer.json();
    };
    const lengths = { search: [], ilike: [], browse: [], suggest: [], facets: [] };
    for (let round = 0; round < SEARCHES; round += 1) {
      // Frequent words and tags are looked for more often, as they are used more often.
      const share = (round * 0.618) % 1;
      const word = wordOf(Math.floor(5000 * share ** 2));
      const tag = 1 + Math.floor(TAGS * ((share * 7) % 1) ** 2);
      await timed(lengths.search, () => get(`/api/graphics?search=${word}&tags=${tag}`));
      await timed(lengths.suggest, () => get(`/api/graphics/suggestions?search=${word.slice(0, 4)}`));
      if (round % PLAIN_EVERY === 0) {
        await timed(lengths.ilike, () => product.query(ILIKE, [`%${word}%`, tag]));
        await timed(lengths.facets, () => get(`/api/graphics/facets?search=${word}`));
      }
    }
    const rows = await get(`/api/graphics?limit=1&offset=${DEPTH}`);
    const start = rows[0].graphic_id;
    let before = start;
    for (let round = 0; round < SEARCHES; round += 1) {
      const page = await timed(lengths.browse, () => get(`/api/graphics?before=${before}`));
      before = page.at(-1)?.graphic_id ?? start;
    }

    await product.app.listen(0, '127.0.0.1');
    const ports = { ours: product.app.getHttpServer().address().port, plain: plain.port };
    const reads = { ours: [], plain: [] };
    for (let round = 0; round < READS; round += 1) {
      for (const [name, port] of Object.entries(ports)) {
        await timed(reads[name], async () =>
          (await fetch(`http://127.0.0.1:${port}/api/variants/${1 + ((round * 7919) % VARIANTS)}`)).text(),
        );
      }
    }
    console.error(
      Object.entries({ ...lengths, ...reads })
        .map(
          ([name, all]) =>
            `${name} fastest ${quantile(all, 0).toFixed(1)} p50 ${quantile(all, 0.5).toFixed(1)} p95 ${quantile(all, 0.95).toFixed(1)} ms`,
        )
        .join('; '),
    );
    const within = (name, measured, limit) => ({ name, measured, limit, ok: measured <= limit });
    const searching = quantile(lengths.search, 0.95);
    return [
      within(`First page with tag and word among ${VARIANTS} variants: p95, ms`, searching, FIRST_PAGE_MS),
      within(
        'First page with tag and word: median / plain ILIKE',
        quantile(lengths.search, 0.5) / quantile(lengths.ilike, 0.5),
        1,
      ),
      within(`Browsing behind the ${DEPTH}th graphic: p95, ms`, quantile(lengths.browse, 0.95), BROWSING_MS),
      within(
        'Reading a variant: median / plain Node and pg',
        quantile(reads.ours, 0.5) / quantile(reads.plain, 0.5),
        BESIDE_PLAIN,
      ),
    ];
  } finally {
    await plain.stop();
    await product.stop();
  }
}
