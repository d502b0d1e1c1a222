import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ROLES, ROUTES } from '@tastwerk/contracts';
import type { PublicationTerms } from '@tastwerk/editor-core/document';
import { CatalogueFilesApp } from '../src/catalogue-files/catalogue-files-app.js';
import { CHECKOUT } from '../src/platform/checkout.js';
import { Opened } from './harness/opened.js';
import { publication, sheet } from './harness/sheets.js';
import { TestProduct } from './harness/test-product.js';

const opened = new Opened();
afterEach(() => opened.close());

const folder = () =>
  opened.add(mkdtempSync(join(tmpdir(), 'tastwerk-catalogue-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );

async function startProduct() {
  const product = opened.add(await TestProduct.start(), (made) => made.stop());
  const ada = await product.person('ada');
  const ben = await product.person('ben');
  const admin = await product.person('admin', ROLES.admin);
  const files = opened.add(await CatalogueFilesApp.create(product.configuration), (app) => app.close());
  return { product, ada, ben, admin, files };
}

/** Every file below a folder with what it says. */
function contentOf(path: string): Readonly<Record<string, string>> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.json$/.test(name),
  );
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(path, name), 'utf8')]));
}

describe('the catalogue as files', () => {
  it('comes back as it was: versions, authors, dates, tags, terms, and what is hidden', async () => {
    const from = await startProduct();
    const { client } = from.product;
    const create = async (document: object, isPublic = true, terms: Partial<PublicationTerms> = {}) =>
      (
        await client.read(ROUTES.createGraphic.response, 'createGraphic', {
          body: { ...publication(document), public: isPublic, ...terms },
          token: from.ada.token,
        })
      ).default_variant;
    const tags = [
      { name: 'Wasser', tag_id: null },
      { name: 'Natur', tag_id: null },
    ];
    const first = await create(sheet({ graphicTitle: 'Fluß', tags }));
    const params = { id: first.id };
    const improved = await client.read(ROUTES.updateVariant.response, 'updateVariant', {
      params,
      body: {
        ...publication(sheet({ variantTitle: 'Breit', tags: [] }, 'neu')),
        lastVersionHash: first.current_version.hash,
        change_message: 'Mehr Abstand',
      },
      token: from.ben.token,
    });
    await client.read(ROUTES.restoreVersion.response, 'restoreVersion', {
      params: { ...params, versionId: first.current_version.id },
      body: { idempotencyKey: crypto.randomUUID(), lastVersionHash: improved.current_version.hash },
      token: from.ada.token,
    });
    await client.read(ROUTES.createVariant.response, 'createVariant', {
      body: { ...publication(sheet({ variantTitle: 'Klein' })), graphic_id: first.parent_graphic.id },
      token: from.ben.token,
    });
    await create(sheet({ graphicTitle: 'Versteckt' }), false, { visibility: 'private', licence: 'own' });
    const [there, back] = [join(folder(), 'there'), join(folder(), 'back')];
    expect(await from.files.export(there)).toBe(2);

    const to = await startProduct();
    const whole = { imported: 2, present: 0, refused: [] };
    expect(await to.files.import(there, to.admin.email)).toEqual(whole);
    expect(await to.files.import(there, to.admin.email)).toEqual({ imported: 0, present: 2, refused: [] });
    await to.files.export(back);
    expect(contentOf(back)).toEqual(contentOf(there));
    const rows = await to.product.client.read(ROUTES.searchGraphics.response, 'searchGraphics', {
      query: { search: 'wasser' },
    });
    expect(rows.map((row) => row.graphic_title)).toEqual(['Fluß', 'Fluß']);
    await expect(to.files.export(there)).rejects.toThrow('is not empty');
  });

  it('may be plain documents, each a new graphic, and what cannot be published is named', async () => {
    const { product, admin, files } = await startProduct();
    const samples = folder();
    for (const name of ['water-cycle.json', 'uhr-lesen.json']) {
      writeFileSync(join(samples, name), readFileSync(join(CHECKOUT, 'content/samples', name)));
    }
    writeFileSync(join(samples, 'broken.json'), '{"uuid": 7}');
    writeFileSync(join(samples, 'torn.json'), '{');
    const { imported, refused } = await files.import(samples, admin.email);
    expect(imported).toBe(2);
    expect(refused.map((reason) => reason.split(':', 1)[0])).toEqual(['broken.json', 'torn.json']);
    expect((await files.import(samples, admin.email)).present).toBe(2);
    const rows = await product.client.read(ROUTES.searchGraphics.response, 'searchGraphics');
    expect(rows).toHaveLength(2);
    await expect(files.import(samples, 'nobody@tastwerk.example')).rejects.toThrow('no account');
  });
});
