import { afterEach, expect, it } from '@jest/globals';
import { ROLES, ROUTES } from '@tastwerk/contracts';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/platform/database/database-options.js';
import { CompleteCatalogue1763700000010 } from '../src/platform/database/migrations/1763700000010-complete-catalogue.js';
import { Opened } from './harness/opened.js';
import { publication, sheet } from './harness/sheets.js';
import { TestProduct } from './harness/test-product.js';

const opened = new Opened();
afterEach(() => opened.close());

it('the catalogue goes back to how it was kept before and forth again, with all that is in it', async () => {
  const product = opened.add(await TestProduct.start(), (made) => made.stop());
  const ada = await product.person('ada');
  const admin = await product.person('admin', ROLES.admin);
  const tags = [{ name: 'Wasser', tag_id: null }];
  const { default_variant: first } = await product.client.read(
    ROUTES.createGraphic.response,
    'createGraphic',
    {
      body: publication(sheet({ graphicTitle: 'Flüsse', width: 420, height: 297, tags })),
      token: ada.token,
    },
  );
  const params = { id: first.id };
  const lastVersionHash = first.current_version.hash;
  await product.client.read(ROUTES.updateVariant.response, 'updateVariant', {
    params,
    body: { ...publication(sheet({ graphicTitle: 'Flüsse', variantTitle: 'Neu', tags })), lastVersionHash },
    token: ada.token,
  });
  const { created_graphic: hidden } = await product.client.read(
    ROUTES.createGraphic.response,
    'createGraphic',
    { body: publication(sheet({ graphicTitle: 'Verborgenes' })), token: ada.token },
  );
  const hide = { params: { id: hidden.id }, body: { public: false }, token: admin.token };
  await product.client.read(ROUTES.showGraphic.response, 'showGraphic', hide);

  const unopened = new DataSource(databaseOptions(product.database.url));
  const dataSource = opened.add(await unopened.initialize(), (source) => source.destroy());
  const isThere = async () =>
    (
      await product.database.query('SELECT 1 FROM migration WHERE name = $1', [
        new CompleteCatalogue1763700000010().name,
      ])
    ).length > 0;
  while (await isThere()) await dataSource.undoLastMigration();
  const found = await product.database.query<{ title: string; public: boolean }>(
    `SELECT g.title, v.public FROM variant v JOIN graphic g ON g.id = v.graphic_id
      WHERE v.search @@ to_tsquery('simple', 'flüsse | verborgenes') ORDER BY g.id`,
  );
  expect(found).toEqual([
    { title: 'Flüsse', public: true },
    { title: 'Verborgenes', public: false },
  ]);

  await product.database.query(
    `INSERT INTO tag (name) VALUES ('Klasse 5a'), ('Mathe'), ('Mathematics'), ('Water')`,
  );
  await product.database.query(
    `INSERT INTO variant_tag (variant_id, tag_id) SELECT max(v.id), t.id FROM variant v, tag t WHERE t.name = 'Water' GROUP BY t.id`,
  );

  await dataSource.runMigrations();
  const tagged = await product.database.query<{ name: string; term: string | null; into: string | null }>(
    `SELECT t.name, term.en AS term, other.name AS into
       FROM tag t LEFT JOIN taxonomy_term term ON term.id = t.taxonomy_id LEFT JOIN tag other ON other.id = t.merged_into
      ORDER BY t.name`,
  );
  expect(tagged).toEqual([
    { name: 'Klasse 5a', term: null, into: null },
    { name: 'Mathe', term: 'Mathematics', into: null },
    { name: 'Mathematics', term: null, into: 'Mathe' },
    { name: 'Wasser', term: 'Water', into: null },
    { name: 'Water', term: null, into: 'Wasser' },
  ]);
  const carried = await product.database.query<{ name: string }>(
    'SELECT t.name FROM variant_tag vt JOIN tag t ON t.id = vt.tag_id ORDER BY vt.variant_id',
  );
  expect(carried).toEqual([{ name: 'Wasser' }, { name: 'Wasser' }]);
  const search = (words: string) =>
    product.client.read(ROUTES.searchGraphics.response, 'searchGraphics', { query: { search: words } });
  expect((await search('Fluss Wasser')).map((row) => row.variant_title)).toEqual(['Neu']);
  expect(await search('Verborgenes')).toEqual([]);
  const { versions } = await product.client.read(ROUTES.getHistory.response, 'getHistory', { params });
  expect(versions).toMatchObject([
    { title: 'Neu', graphic_format: 'a4', graphic_landscape: false, braille_no_of_pages: 1 },
    { title: 'Basis', graphic_format: 'a3', graphic_landscape: true, braille_no_of_pages: null },
  ]);
});
