import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROUTES } from '@tastwerk/contracts';
import { CatalogueFilesApp } from '../src/catalogue-files/catalogue-files-app.js';
import { CHECKOUT } from '../src/platform/checkout.js';
import { Opened } from './harness/opened.js';
import { TestProduct } from './harness/test-product.js';

/** What people look for, and the sample that they mean. */
const QUERIES = [
  ['Auge', 'Das Auge im Schnitt'],
  ['augapfel', 'Das Auge im Schnitt'],
  ['Sehnerven', 'Das Auge im Schnitt'],
  ['Obst', 'Lieblingsobst der Klasse 5a'],
  ['Saeulendiagramme', 'Lieblingsobst der Klasse 5a'],
  ['Klasse 5a', 'Lieblingsobst der Klasse 5a'],
  ['Bundesland', 'Die Bundesländer in Deutschland'],
  ['Karte von Deutschland', 'Die Bundesländer in Deutschland'],
  ['Stromkreis', 'Ein einfacher Stromkreis'],
  ['einfache Stromkreise', 'Ein einfacher Stromkreis'],
  ['Strohmkreis', 'Ein einfacher Stromkreis'],
  ['halves and quarters', 'Halves and quarters'],
  ['fraction', 'Bruchstreifen'],
  ['fraction strips', 'Bruchstreifen'],
  ['Grundriß', 'Schule, Erdgeschoss'],
  ['Treppe Flur', 'Schule, Erdgeschoss'],
  ['Klavier', 'Eine Oktave auf dem Klavier'],
  ['schwarze Taste', 'Eine Oktave auf dem Klavier'],
  ['Parabeln', 'Koordinatensystem mit Parabel'],
  ['Parabel im Koordinatensystem', 'Koordinatensystem mit Parabel'],
  ['Ampel', 'Kreuzung mit Ampeln'],
  ['Überwege', 'Kreuzung mit Ampeln'],
  ['Mond', 'Die Phasen des Mondes'],
  ['Astronmie', 'Die Phasen des Mondes'],
  ['number lines to 10', 'Number line from 0 to 10'],
  ['Zellkern', 'Die Pflanzenzelle'],
  ['Zelle', 'Die Pflanzenzelle'],
  ['Pytagoras', 'Satz des Pythagoras'],
  ['Hypotenusen', 'Satz des Pythagoras'],
  ['sine waves', 'One period of a sine wave'],
  ['Uhr Zeit', 'Die Uhr lesen'],
  ['evaporating water', 'The water cycle'],
  ['watre cylce', 'The water cycle'],
  ['Wasserkreislauf', 'The water cycle'],
  ['Uhr', 'Die Uhr lesen'],
  ['Bruchrechnung', 'Bruchstreifen'],
  ['Rollen', 'Fixed and movable pulley'],
  ['plant cells', 'Die Pflanzenzelle'],
  ['Federal states', 'Die Bundesländer in Deutschland'],
] as const;

const NOUNS =
  'Bahnhof Garten Küche Fahrrad Treppenhaus Bibliothek Spielplatz Werkzeug Segelboot Vulkan Gebirge Brücke Turm Trompete Flöte Igel Eichhörnchen Schmetterling Kastanie Tulpe Fußball Schwimmbad Rathaus Marktplatz Windmühle Leuchtturm Kirche Burg Eisenbahn Flugzeug'.split(
    ' ',
  );
const KINDS = 'groß klein alt neu nah fern bunt still rund eckig schmal breit'.split(' ');

const opened = new Opened();
let product: TestProduct;

beforeAll(async () => {
  product = opened.add(await TestProduct.start(), (made) => made.stop());
  const { email, id } = await product.person('ada');
  const files = opened.add(await CatalogueFilesApp.create(product.configuration), (app) => app.close());
  const { refused } = await files.import(join(CHECKOUT, 'content/samples'), email);
  expect(refused).toEqual([]);
  const titles = NOUNS.flatMap((noun) => KINDS.map((kind) => `${noun}, ${kind}`));
  // Half of what else there is is newer than the samples and so stands before them wherever it fits.
  await product.database.query(
    `WITH made AS (
       INSERT INTO graphic (title, description, user_id, created_at, visibility, licence, was_shared)
       SELECT title, 'Ansicht und Aufbau für den Unterricht, mit Beschriftung.', $2,
              now() + (CASE WHEN place % 2 = 0 THEN 1 ELSE -1 END) * place * interval '1 minute', 'all', 'cc-by-sa', true
         FROM unnest($1::text[]) WITH ORDINALITY AS said (title, place) RETURNING id, title, user_id
     ), shown AS (
       INSERT INTO variant (graphic_id, user_id, title, description, public, system, graphic_format, graphic_landscape,
                            graphic_no_of_pages, braille_no_of_pages)
       SELECT id, user_id, 'Basis', '', true, 'DE:VOLL', 'a4', false, 1, 1 FROM made RETURNING id, user_id
     ), kept AS (
       INSERT INTO version (variant_id, user_id, hash, document, file_name, change_message, title, description, system,
                            graphic_format, graphic_landscape, graphic_no_of_pages, braille_no_of_pages)
       SELECT id, user_id, repeat('0', 64), '{}', 'noise-' || id, '', 'Basis', '', 'DE:VOLL', 'a4', false, 1, 1 FROM shown
       RETURNING id)
     SELECT count(*) FROM kept`,
    [titles, id],
  );
  await product.database.query(
    `UPDATE variant v SET current_version_id = ve.id FROM version ve WHERE ve.variant_id = v.id AND ve.file_name LIKE 'noise-%'`,
  );
  await product.database.query('SELECT refresh_graphic_search(ARRAY(SELECT id FROM graphic))');
});
afterAll(() => opened.close());

it.each(QUERIES)('%s leads to %s before all else', async (search, expected) => {
  const rows = await product.client.read(ROUTES.searchGraphics.response, 'searchGraphics', {
    query: { search, sort: 'relevance' },
  });
  expect(rows[0]?.graphic_title).toBe(expected);
});

it('a short word finds no longer one that happens to have its letters', async () => {
  const rows = await product.client.read(ROUTES.searchGraphics.response, 'searchGraphics', {
    query: { search: 'uhr' },
  });
  expect(rows.map((row) => row.graphic_title)).not.toContain('Kreuzung mit Ampeln');
});

it('words of what else there is lead there', async () => {
  const found = await product.client.read(ROUTES.countGraphics.response, 'countGraphics', {
    query: { search: 'Eichhörnchen' },
  });
  expect(found).toMatchObject({ total: KINDS.length, match: 'exact' });
});
