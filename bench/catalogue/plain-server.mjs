/** What the answers that everybody asks for cost at least: Node's own server and prepared statements on the same rows, no framework. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../scripts/setup/root.mjs';

const { Pool } = createRequire(join(ROOT, 'apps/api/package.json'))('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const rows = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const variant = async (id) =>
  (
    await rows(
      'variant',
      `SELECT v.*, cv.title, cv.description, g.title AS graphic_title, g.description AS graphic_description, cv.id AS version_id,
              cv.hash, cv.file_name, cv.created_at AS version_created_at,
              ARRAY(SELECT tag_id FROM variant_tag WHERE variant_id = v.id ORDER BY tag_id) AS tags
         FROM variant v JOIN graphic g ON g.id = v.graphic_id JOIN version cv ON cv.id = v.current_version_id
        WHERE v.id = $1 AND v.public AND g.public`,
      [id],
    )
  )[0];

const newest = () =>
  rows(
    'newest',
    `SELECT g.id AS graphic_id, g.title AS graphic_title, g.description AS graphic_description, g.user_id AS original_author_id,
            v.id AS variant_id, v.title AS variant_title, v.description AS variant_description, cv.file_name, v.system,
            v.braille_no_of_pages, v.graphic_format, v.graphic_landscape, v.graphic_no_of_pages, v.public, v.created_at,
            ARRAY(SELECT tag_id FROM variant_tag WHERE variant_id = v.id ORDER BY tag_id) AS tags
       FROM (SELECT graphic_id, created_at FROM graphic_search WHERE audience = 0
              ORDER BY created_at DESC, graphic_id DESC LIMIT 30) page
       JOIN graphic g ON g.id = page.graphic_id
       JOIN variant v ON v.graphic_id = g.id AND v.public AND g.public
       JOIN version cv ON cv.id = v.current_version_id
      ORDER BY page.created_at DESC, g.id DESC, v.id`,
  );

const tags = () =>
  rows(
    'tags',
    `SELECT t.id AS tag_id, t.name, t.taxonomy_id
       FROM (SELECT tags FROM graphic_search WHERE audience = 0 ORDER BY created_at DESC, graphic_id DESC LIMIT 10000) newest,
            unnest(newest.tags) AS used (id)
       JOIN tag t ON t.id = used.id GROUP BY t.id ORDER BY count(*) DESC, t.name LIMIT 300`,
  );

const server = createServer((request, response) => {
  const [, , what, id] = request.url.split('/');
  const work = what === 'variants' ? variant(Number(id)) : what.startsWith('tags') ? tags() : newest();
  work.then(
    (found) =>
      response
        .writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(found ?? {})),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit(0));
