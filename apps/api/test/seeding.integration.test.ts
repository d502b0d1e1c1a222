import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES } from '@tastwerk/contracts';
import { CHECKOUT } from '../src/platform/checkout.js';
import { readSamples } from '../src/samples.js';
import { SeedApp } from '../src/seed-app.js';
import { Opened } from './harness/opened.js';
import { TestProduct } from './harness/test-product.js';

const FOLDER = join(CHECKOUT, 'content/samples');
const samples = readSamples(FOLDER);
const opened = new Opened();
let product: TestProduct;

/** What the catalogue has of a sample's variants: their titles, each with what its versions changed, the oldest first. */
async function publishedVariants(graphicTitle: string) {
  const variants = await product.database.query<{ id: number; title: string }>(
    'SELECT v.id, v.title FROM variant v JOIN graphic g ON g.id = v.graphic_id WHERE g.title = $1 ORDER BY v.id',
    [graphicTitle],
  );
  return Promise.all(
    variants.map(async ({ id, title }) => {
      const { versions } = await product.client.read(ROUTES.getHistory.response, 'getHistory', {
        params: { id },
      });
      return { title, changes: versions.map(({ change_message: change }) => change).reverse() };
    }),
  );
}

async function seed(): Promise<void> {
  const app = await SeedApp.create(product.configuration);
  try {
    await app.seed();
  } finally {
    await app.close();
  }
}

beforeAll(async () => {
  product = opened.add(await TestProduct.start(), (made) => made.stop());
  await seed();
});
afterAll(() => opened.close());

describe('a first start', () => {
  it('publishes every sample with its variants and versions, in their order', async () => {
    for (const { variants } of samples) {
      const newest = variants.map((versions) => versions.at(-1)?.document);
      const expected = variants.map((versions, index) => ({
        title: newest[index]?.['variantTitle'],
        changes: versions.map(({ change }) => change),
      }));
      expect(await publishedVariants(String(newest[0]?.['graphicTitle']))).toEqual(expected);
    }
  });

  it('publishes nothing twice when it begins again', async () => {
    const count = () =>
      product.database.query('SELECT (SELECT count(*) FROM graphic) AS graphics, count(*) FROM version');
    const before = await count();
    await seed();
    expect(await count()).toEqual(before);
  });
});

describe('the samples', () => {
  it('are found with all their documents', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !name.endsWith('sample.json'))
      .map((name) => name.replaceAll('\\', '/'));
    const found = samples.flatMap(({ variants }) => variants.flat().map(({ file }) => file));
    expect(found.toSorted()).toEqual(files.toSorted());
  });

  it('use all braille systems, some with several variants and some with several versions', () => {
    const systems = new Set(
      samples.flatMap(({ variants }) => variants.flat()).map(({ document }) => document['system']),
    );
    expect([...systems].toSorted()).toEqual(['DE:BASIS', 'DE:KURZ', 'DE:VOLL', 'EN:UEB1', 'EN:UEB2']);
    expect(samples.filter(({ variants }) => variants.length > 1).length).toBeGreaterThan(4);
    expect(
      samples.filter(({ variants }) => variants.some(({ length }) => length > 1)).length,
    ).toBeGreaterThan(2);
  });
});
