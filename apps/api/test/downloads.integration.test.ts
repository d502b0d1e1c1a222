import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DOWNLOAD_FORMATS, ROUTES, type Variant } from '@tastwerk/contracts';
import { eventually } from './harness/eventually.js';
import { FakeS3 } from './harness/fake-s3.js';
import { Opened } from './harness/opened.js';
import { publication, sheet } from './harness/sheets.js';
import type { Answer } from './harness/test-client.js';
import { type Person, TestProduct } from './harness/test-product.js';

const { createGraphic, listRenderings, setTerms, updateVariant } = ROUTES;

describe.each(['a folder', 'an S3 bucket'])('downloads from %s', (place) => {
  const opened = new Opened();
  let product: TestProduct;
  let ada: Person;
  let variant: Variant;

  const whenReady = async ({ id }: Variant) => {
    const call = { params: { id }, token: ada.token };
    await eventually('all files', async () => {
      const { renderings } = await product.client.read(listRenderings.response, 'listRenderings', call);
      return renderings.every(({ state }) => state === 'done') ? true : undefined;
    });
  };

  beforeAll(async () => {
    const s3 =
      place === 'a folder' ? undefined : opened.add(await FakeS3.start(), (started) => started.stop());
    const environment = s3 === undefined ? {} : { FILES_URL: s3.filesUrl };
    product = opened.add(await TestProduct.start(environment), (started) => started.stop());
    ada = await product.person('ada');
    await product.startWorker();
    const call = { body: publication(), token: ada.token };
    variant = (await product.client.read(createGraphic.response, 'createGraphic', call)).default_variant;
    await whenReady(variant);
  });
  afterAll(() => opened.close());

  const download = (
    format: string,
    headers: Record<string, string> = {},
    fileName = variant.current_file_name,
  ): Promise<Answer> =>
    product.client.call('download', {
      params: { variantId: variant.id, format, fileName },
      token: ada.token,
      headers,
    });

  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['brf', 'application/x-brf', ''],
    ['rtf', 'application/rtf', '{\\rtf1'],
    ['zip', 'application/zip', 'PK\u0003\u0004'],
    ['pef', 'application/x-pef+xml', '<?xml'],
    ['svg', 'image/svg+xml', '<'],
    ['ebrl', 'application/ebrl+zip', 'PK\u0003\u0004'],
    ['html', 'text/html; charset=utf-8', '<!doctype html>'],
  ])('%s has its type, its name and its size', async (format, type, beginning) => {
    const fileName = format === 'svg' ? `${variant.current_file_name}-p1` : variant.current_file_name;
    const answer = await download(format, {}, fileName);
    expect(answer.status).toBe(200);
    expect(answer.bytes.subarray(0, beginning.length).toString('latin1')).toBe(beginning);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(answer.bytes.length),
      'content-disposition': `attachment; filename="${format}_${fileName}.${format}"`,
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    const { renderings } = await product.client.read(listRenderings.response, 'listRenderings', {
      params: { id: variant.id },
    });
    expect(renderings.find((rendering) => rendering.format === format)?.size_bytes).toBe(answer.bytes.length);
  });

  it('a PDF says what it shows, who made it, in which language and under which licence', async () => {
    const folder = opened.add(mkdtempSync(join(tmpdir(), 'tastwerk-download-')), (path) =>
      rmSync(path, { recursive: true }),
    );
    const file = join(folder, 'sheet.pdf');
    writeFileSync(file, (await download('pdf')).bytes);
    const pdfinfo = (...options: string[]) =>
      execFileSync('pdfinfo', [...options, file], { encoding: 'utf8' });
    const said = pdfinfo('-enc', 'UTF-8');
    const licence = 'https://creativecommons.org/licenses/by-sa/4.0/';
    for (const [field, value] of [
      ['Title', 'Übersicht der Straße'],
      ['Subject', 'Ein Rechteck mit Beschriftung'],
      ['Author', 'ada'],
      ['Keywords', `CC BY-SA 4.0 (${licence})`],
      ['Tagged', 'yes'],
      ['Page size', '595.276 x 841.89 pts (A4)'],
    ] as const) {
      expect(said).toMatch(new RegExp(`^${field}:\\s+${value.replaceAll(/[.()]/g, '\\$&')}$`, 'm'));
    }
    const metadata = pdfinfo('-meta');
    expect(metadata).toContain('<dc:language><rdf:Bag><rdf:li>de</rdf:li></rdf:Bag></dc:language>');
    expect(metadata).toContain('<dc:creator><rdf:Seq><rdf:li>ada</rdf:li></rdf:Seq></dc:creator>');
    expect(metadata).toContain(`<xmpRights:WebStatement>${licence}</xmpRights:WebStatement>`);
    expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toContain('Die Straße');
  });

  it('a PDF names the licence that the author chose, and none where they keep all rights', async () => {
    const { default_variant: own } = await product.client.read(createGraphic.response, 'createGraphic', {
      body: { ...publication(), visibility: 'private', licence: 'own' },
      token: ada.token,
    });
    const text = async () => {
      await whenReady(own);
      const params = { variantId: own.id, format: 'pdf', fileName: own.current_file_name };
      const { bytes } = await product.client.call('download', { params, token: ada.token });
      return bytes.toString('latin1');
    };
    expect(await text()).not.toContain('creativecommons.org');
    const params = { id: own.parent_graphic.id };
    const body = { visibility: 'all', licence: 'cc0', licenceAccepted: true };
    await product.client.read(setTerms.response, 'setTerms', { params, body, token: ada.token });
    expect(await text()).toContain('https://creativecommons.org/publicdomain/zero/1.0/');
  });

  it('shows the touch page to everybody, under a policy that lets its own script run alone', async () => {
    const { current_file_name: fileName } = variant;
    const answer = await product.client.call('touchPage', { params: { fileName } });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `inline; filename="html_${fileName}.html"`,
    });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/]+=*'; .*frame-ancestors 'none'$/);
    const script = /<script>(.*)<\/script>\n<\/body>/s.exec(answer.bytes.toString())?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    const missing = await product.client.call('touchPage', { params: { fileName: 'nothing' } });
    expect(missing.status).toBe(404);
  });

  it('shows the touch page of a linked graphic with its key alone, and answers 404 for a private graphic', async () => {
    const { default_variant: own } = await product.client.read(createGraphic.response, 'createGraphic', {
      body: { ...publication(), visibility: 'link' },
      token: ada.token,
    });
    const id = own.parent_graphic.id;
    const graphic = await product.client.read(ROUTES.getGraphic.response, 'getGraphic', {
      params: { id },
      token: ada.token,
    });
    const key = graphic.sharing?.link_key ?? '';
    await eventually('all files', async () => {
      const call = { params: { id: own.id }, token: ada.token };
      const { renderings } = await product.client.read(listRenderings.response, 'listRenderings', call);
      return renderings.every(({ state }) => state === 'done') ? true : undefined;
    });
    const statusWith = async (query: Readonly<Record<string, string>>) =>
      (await product.client.call('touchPage', { params: { fileName: own.current_file_name }, query })).status;
    expect([
      await statusWith({ key }),
      await statusWith({}),
      await statusWith({ key: 'A'.repeat(22) }),
    ]).toEqual([200, 404, 404]);
    const { default_variant: secret } = await product.client.read(createGraphic.response, 'createGraphic', {
      body: { ...publication(), visibility: 'private', licence: 'own' },
      token: ada.token,
    });
    const fileName = secret.current_file_name;
    expect((await product.client.call('touchPage', { params: { fileName }, query: { key } })).status).toBe(
      404,
    );
  });

  it('offers every format that the contract names', async () => {
    const statuses = DOWNLOAD_FORMATS.map(async (format) => {
      const page = format === 'svg' ? '-p1' : '';
      return (await download(format, {}, variant.current_file_name + page)).status;
    });
    expect(await Promise.all(statuses)).toEqual(DOWNLOAD_FORMATS.map(() => 200));
  });

  it('go on where they stopped', async () => {
    const whole = await download('pdf');
    const first = await download('pdf', { range: 'bytes=0-99' });
    const rest = await download('pdf', { range: 'bytes=100-', 'if-range': String(whole.headers['etag']) });
    expect([first.status, rest.status]).toEqual([206, 206]);
    expect(Buffer.concat([first.bytes, rest.bytes]).equals(whole.bytes)).toBe(true);
    expect(first.headers).toMatchObject({
      'content-length': '100',
      'content-range': `bytes 0-99/${whole.bytes.length}`,
    });
    const last = await download('pdf', { range: 'bytes=-5' });
    expect(last.bytes.equals(whole.bytes.subarray(-5))).toBe(true);
  });

  it('begin again when the file is another one by now, and say when a part lies behind the end', async () => {
    const whole = await download('pdf', { range: 'bytes=0-9', 'if-range': '"of another content"' });
    expect(whole.status).toBe(200);
    const beyond = await download('pdf', { range: 'bytes=999999999-' });
    expect([beyond.status, beyond.headers['content-range'], beyond.bytes.length]).toEqual([
      416,
      `bytes */${whole.bytes.length}`,
      0,
    ]);
  });

  it('are not sent again to whoever has them', async () => {
    const etag = String((await download('zip')).headers['etag']);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await download('zip', { 'if-none-match': known });
      expect([answer.status, answer.bytes.length, answer.headers['etag']]).toEqual([304, 0, etag]);
    }
    expect((await download('zip', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('of an old version stay reachable by its name', async () => {
    const old = await download('pdf');
    const body = {
      ...publication(sheet({ graphicTitle: 'Neuer Name' })),
      lastVersionHash: variant.current_version.hash,
    };
    const call = { params: { id: variant.id }, body, token: ada.token };
    const next = await product.client.read(updateVariant.response, 'updateVariant', call);
    await whenReady(next);
    expect(next.current_file_name).not.toBe(variant.current_file_name);
    expect((await download('pdf')).bytes.equals(old.bytes)).toBe(true);
    expect((await download('pdf', {}, next.current_file_name)).status).toBe(200);
  });
});
