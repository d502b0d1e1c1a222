import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES, type Variant } from '@tastwerk/contracts';
import type { Visibility } from '@tastwerk/editor-core/document';
import { SheetOrigins } from '../src/modules/rendering/renderer/sheet-origins.js';
import { RenderAllApp } from '../src/render-all/render-all-app.js';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

const PUBLIC_URL = 'https://tastwerk.example';

async function published(product: TestProduct, { token }: Person, visibility: Visibility): Promise<Variant> {
  const body = { ...publication(), visibility };
  return (await product.client.read(ROUTES.createGraphic.response, 'createGraphic', { body, token }))
    .default_variant;
}

describe('the marks that sheets get on publishing', () => {
  let product: TestProduct;
  let ada: Person;

  beforeAll(async () => {
    product = await TestProduct.start({ PUBLIC_URL });
    ada = await product.person('ada');
  });
  afterAll(() => product.stop());

  const marksOfNext = async ({ id }: Variant) => {
    const asked = { params: { id }, token: ada.token };
    return (await product.client.read(ROUTES.getNextSheetMarks.response, 'getNextSheetMarks', asked)).marks;
  };

  it('name the first version of something new, and stand for an address to come', async () => {
    const { marks } = await product.client.read(ROUTES.getSheetMarks.response, 'getSheetMarks');
    expect(marks).toEqual({ version: 'v1', link: `${PUBLIC_URL}/catalogue`, is_link_known: false });
  });

  it('name the version that comes next, as the history will, and what publishing prints then', async () => {
    const variant = await published(product, ada, 'all');
    // A variant beside it: versions are counted for each.
    await published(product, ada, 'all');
    const link = `${PUBLIC_URL}/catalogue/${variant.parent_graphic.id}/variant/${variant.id}`;
    const toCome = await marksOfNext(variant);
    expect(toCome).toEqual({ version: 'v2', link, is_link_known: true });
    const next = await product.client.read(ROUTES.updateVariant.response, 'updateVariant', {
      params: { id: variant.id },
      body: {
        document: sheet({}, 'Zweite'),
        idempotencyKey: randomUUID(),
        licenceAccepted: true,
        lastVersionHash: variant.current_version.hash,
        change_message: 'größer',
      },
      token: ada.token,
    });
    const printed = await product.app.get(SheetOrigins, { strict: false }).of(next.current_version.id);
    expect(printed.sheet).toEqual({ author: 'ada', version: toCome?.version, link });
    const first = await product.app.get(SheetOrigins, { strict: false }).of(variant.current_version.id);
    expect(first.sheet?.version).toBe('v1');
  });

  it('have no link where the graphic is private', async () => {
    const variant = await published(product, ada, 'private');
    expect(await marksOfNext(variant)).toEqual({ version: 'v2', link: null, is_link_known: true });
  });
});

describe('the files of a published version', () => {
  const opened = new Opened();
  let product: TestProduct;
  let ada: Person;
  afterAll(() => opened.close());

  const update = (variant: Variant) =>
    product.client.read(ROUTES.updateVariant.response, 'updateVariant', {
      params: { id: variant.id },
      body: {
        document: sheet({}, 'Zweite'),
        idempotencyKey: randomUUID(),
        licenceAccepted: true,
        lastVersionHash: variant.current_version.hash,
        change_message: 'größer',
      },
      token: ada.token,
    });
  const ended = () =>
    eventually('every file', async () => {
      const open = await product.database.query(
        `SELECT 1 FROM job WHERE kind = 'rendering' AND state <> 'done'`,
      );
      return open.length === 0 ? true : undefined;
    });
  const download = async ({ id, current_file_name: name }: Variant, format: string, page = '') => {
    const params = { variantId: id, format, fileName: name + page };
    return (await product.client.call('download', { params, token: ada.token })).bytes;
  };
  const textOfPdf = async (variant: Variant) => {
    const folder = opened.add(mkdtempSync(join(tmpdir(), 'tastwerk-marks-')), (path) =>
      rmSync(path, { recursive: true }),
    );
    const file = join(folder, 'sheet.pdf');
    writeFileSync(file, await download(variant, 'pdf'));
    return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
  };
  /** Everything that a text says of a version: marks such as "v2". */
  const marksIn = (text: string) => text.match(/\bv\d+\b/g) ?? [];
  const marksOf = async (variant: Variant) => ({
    pdf: marksIn(await textOfPdf(variant)),
    svg: [...(await download(variant, 'svg', '-p1')).toString().matchAll(/>(v\d+)<\/text>/g)].map(
      ([, mark]) => mark,
    ),
    pef: marksIn((await download(variant, 'pef')).toString()),
    brf: marksIn((await download(variant, 'brf')).toString('latin1')),
  });

  it('say the number of the history, and say it still when they are made again', async () => {
    product = opened.add(await TestProduct.start({ PUBLIC_URL }), (started) => started.stop());
    ada = await product.person('ada');
    const [first, other] = [await published(product, ada, 'all'), await published(product, ada, 'all')];
    // Versions of both in turn: their ids are 3 and 4, their numbers 2 and 2.
    const second = await update(first);
    const otherSecond = await update(other);
    await product.startWorker();
    await ended();
    const marks = { pdf: ['v2'], svg: ['v2'], pef: [], brf: [] };
    expect([second.current_version.id, otherSecond.current_version.id]).toEqual([3, 4]);
    expect([await marksOf(second), await marksOf(otherSecond)]).toEqual([marks, marks]);
    const app = opened.add(await RenderAllApp.create(product.configuration), (created) => created.close());
    await app.run(await app.begin(['pdf', 'svg']), () => undefined);
    await ended();
    expect([await marksOf(second), await marksOf(otherSecond)]).toEqual([marks, marks]);
  });
});

describe('sheets without marks', () => {
  it('are told before they are printed', async () => {
    const product = await TestProduct.start({ SHEET_MARKS: 'off' });
    try {
      expect(await product.client.read(ROUTES.getSheetMarks.response, 'getSheetMarks')).toEqual({
        marks: null,
      });
    } finally {
      await product.stop();
    }
  });
});
