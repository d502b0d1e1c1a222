/** Searching and browsing a large catalogue over the API, beside plain ILIKE and plain Node and pg on the same rows in the same run. */
import { startProduct } from '../scripts/faults/product.mjs';
import { fillCatalogue, TAGS } from './catalogue/fill.mjs';
import { wordOf } from './catalogue/words.mjs';
import { AT_ONCE, BESIDE_PLAIN, end, measure, quantile, seconds, startBoth } from './side-by-side.mjs';

/** Variants of the catalogue; a million when asked for by `BENCH_VARIANTS=1000000`, which takes some minutes to write. */
const VARIANTS = Number(process.env.BENCH_VARIANTS ?? 100_000);

/** Longest p95 of a first page with a tag and a word in ms, by how many variants there are. */
const FIRST_PAGE_MS = VARIANTS > 100_000 ? 70 : 25;
const BROWSING_MS = 10;

const SEARCHES = 200;
const PLAIN_EVERY = 10;
const DEPTH = Math.min(10_000, Math.floor(VARIANTS / 3));

/** Many short rounds in turn: what else the machine does meanwhile hits both, and leaves each a round in peace. */
const ROUNDS = 15;

/** What everybody asks for, and how often in a round. */
const hotReads = (variants) => [
  { name: 'Reading a variant', times: 1000, paths: variants.map(({ id }) => `/api/variants/${id}`) },
  { name: 'First page of the catalogue', times: 150, paths: ['/api/graphics'] },
  { name: 'List of tags', times: 60, paths: ['/api/tags'] },
];

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

/** How long each of the hot reads takes, as a share of what it takes plain Node and pg. */
async function besidePlain(product) {
  const variants = await product.query(
    'SELECT id FROM variant WHERE public AND id % 997 = 1 ORDER BY id LIMIT 200',
  );
  const servers = await startBoth(product, 'bench/catalogue/plain-server.mjs');
  try {
    const shares = [];
    for (const { name, times, paths } of hotReads(variants)) {
      const calls = paths.map((path) => ({ path }));
      const taken = { plain: [], ours: [] };
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [which, { port }] of Object.entries(servers)) {
          const length = await seconds(() => measure(port, calls, times, AT_ONCE));
          // The first round warms both up.
          if (round > 0) taken[which].push(length);
        }
      }
      // The best of each: what else the machine does only adds to it.
      const [ours, plain] = [Math.min(...taken.ours), Math.min(...taken.plain)];
      console.error(`${name}: ${Math.round(times / ours)}/s, plain ${Math.round(times / plain)}/s`);
      shares.push({ name, share: ours / plain });
    }
    return shares;
  } finally {
    await end(Object.values(servers));
  }
}

/** The measures of issue 8 for the catalogue. */
export async function run() {
  const product = await startProduct();
  try {
    const filling = await seconds(() => fillCatalogue(product.query, VARIANTS));
    console.error(`${VARIANTS} variants written in ${filling.toFixed(0)} s`);
    const get = async (url) => {
      const answer = await product.app.inject({ url });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      return answer.json();
    };
    const lengths = { search: [], ilike: [], browse: [], offset: [], suggest: [], facets: [] };
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

    const jump = [];
    await timed(jump, () => get(`/api/graphics?limit=30&offset=${DEPTH - 1}`));
    for (let round = 0; round < SEARCHES; round += 1)
      await timed(lengths.offset, () => get(`/api/graphics?limit=30&offset=${DEPTH + 29 + 30 * round}`));

    const hot = await besidePlain(product);
    console.error(
      Object.entries({ ...lengths, jump })
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
        `Going on by offset behind the ${DEPTH}th graphic: p95, ms`,
        quantile(lengths.offset, 0.95),
        BROWSING_MS,
      ),
      ...hot.map(({ name, share }) => within(`${name}: time / plain Node and pg`, share, BESIDE_PLAIN)),
    ];
  } finally {
    await product.stop();
  }
}
