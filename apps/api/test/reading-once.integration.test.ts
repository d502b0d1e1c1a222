import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { RENDERING_FORMATS, ROUTES } from '@tastwerk/contracts';
import type { Engine } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { TRANSLATOR } from '../src/modules/catalogue/document-intake.service.js';
import { DocumentReader } from '../src/modules/catalogue/reading/document-reader.js';
import { RenderRoutine } from '../src/modules/rendering/jobs/render-routine.js';
import { drawRequest } from '../src/modules/rendering/renderer/draw-request.js';
import type { RenderRequest } from '../src/modules/rendering/renderer/render-messages.js';
import { Renderer } from '../src/modules/rendering/renderer/renderer.js';
import { ENGINE } from '../src/platform/engine.js';
import { JobQueue, queueOf } from '../src/platform/jobs/job-queue.js';
import { eventually } from './harness/eventually.js';
import { publication, sheet } from './harness/sheets.js';
import { type Person, TestProduct } from './harness/test-product.js';

let product: TestProduct;
let ada: Person;
let engine: Engine;
let translator: BrailleTranslator;
let worker: INestApplicationContext;

/** What the renderer is asked for. */
const asked = jest.spyOn(Renderer.prototype, 'render');

beforeAll(async () => {
  product = await TestProduct.start();
  ada = await product.person('ada');
  engine = product.app.get<Engine>(ENGINE, { strict: false });
  translator = product.app.get<BrailleTranslator>(TRANSLATOR, { strict: false });
});
afterAll(() => product.stop());

const query = (sql: string, id: number) => product.database.query<{ count: number }>(sql, [id]);

async function publish(): Promise<number> {
  const body = publication();
  const { default_variant: variant } = await product.client.read(
    ROUTES.createGraphic.response,
    'createGraphic',
    { body, token: ada.token },
  );
  return variant.current_version.id;
}

/** Waits until the files of a version are made, and gives the requests that the renderer was sent for them. */
async function rendered(versionId: number): Promise<readonly RenderRequest[]> {
  await eventually('all files of a version', async () => {
    const [row] = await query(
      `SELECT count(*)::int AS count FROM job WHERE kind = 'rendering' AND subject_id = $1 AND state IN ('queued', 'running')`,
      versionId,
    );
    return row?.count === 0 ? true : undefined;
  });
  const requests = asked.mock.calls.map(([request]) => request);
  return requests.flatMap((request) =>
    'fileName' in request && request.fileName.endsWith(`-${versionId}`) ? [request] : [],
  );
}

async function renderAgain(versionId: number): Promise<readonly RenderRequest[]> {
  asked.mockClear();
  await query(
    `UPDATE job SET state = 'queued', attempts = 0 WHERE kind = 'rendering' AND subject_id = $1`,
    versionId,
  );
  const jobs = await product.database.query<{ readonly jobId: number }>(
    `SELECT id AS "jobId" FROM job WHERE kind = 'rendering' AND subject_id = $1`,
    [versionId],
  );
  const queue = product.app.get(JobQueue, { strict: false });
  for (const job of jobs) await queue.publish(queueOf('rendering'), job);
  return rendered(versionId);
}

describe('a document that is published and rendered', () => {
  let versionId: number;

  it('is read once when it is posted, and not in the process that answers', async () => {
    const read = jest.spyOn(DocumentReader.prototype, 'readBody');
    const parse = jest.spyOn(engine, 'parse');
    const translate = jest.spyOn(translator, 'translate');
    versionId = await publish();
    expect(read).toHaveBeenCalledTimes(1);
    expect([parse.mock.calls.length, translate.mock.calls.length]).toEqual([0, 0]);
    for (const spy of [read, parse, translate]) spy.mockRestore();
  });

  it('is neither parsed nor translated for any of its files', async () => {
    worker = await product.startWorker();
    const sent = await rendered(versionId);
    expect(sent.map(({ format }) => format).sort()).toEqual([...RENDERING_FORMATS].sort());

    const parse = jest.fn(engine.parse);
    const translate = jest.fn(translator.translate);
    for (const request of sent) {
      const drawing = await drawRequest(request, { ...engine, parse }, { translate });
      expect(drawing.ok).toBe(true);
    }
    expect([parse.mock.calls.length, translate.mock.calls.length]).toEqual([0, 0]);
  });

  it('gives the same bytes as when it is read again', async () => {
    const request = (await rendered(versionId)).find(({ format }) => format === 'svg');
    if (request === undefined) throw new Error('no file was asked for');
    const { braille, ...others } = request;
    const bytesOf = async (from: Omit<RenderRequest, 'format'>) => {
      const drawing = await drawRequest(from, engine, translator);
      const files = drawing.ok ? await drawing.value.write(['svg', 'brf']) : drawing;
      return files.ok ? files.value.artefacts.map(({ bytes }) => bytes) : files.error;
    };
    expect(braille).toBeDefined();
    expect(await bytesOf(request)).toEqual(await bytesOf(others));
  });

  it('is read again once its files are made and when they are made again', async () => {
    await worker.get(RenderRoutine, { strict: false }).forgetBraille();
    const kept = await query('SELECT 1 FROM version_braille WHERE version_id = $1', versionId);
    expect(kept).toHaveLength(0);
    const braille = (await renderAgain(versionId)).map((request) => request.braille);
    expect(braille).toEqual(RENDERING_FORMATS.map(() => undefined));
  });

  it.each([
    [
      'was stored otherwise than it was checked',
      `UPDATE version SET document = document || '{"graphicTitle":"Anders"}' WHERE id = $1`,
    ],
    [
      'was checked by another version of the server',
      `UPDATE version_braille SET checked_by = '0' WHERE version_id = $1`,
    ],
  ])('is read again when it %s', async (_, change) => {
    await worker.close();
    const id = await publish();
    await query(change, id);
    worker = await product.startWorker();
    const sent = await rendered(id);
    expect(sent).toHaveLength(RENDERING_FORMATS.length);
    expect(sent.every(({ braille }) => braille === undefined)).toBe(true);
  });
});

it('braille that lacks a line is translated again', async () => {
  const translate = jest.fn(translator.translate);
  const document = JSON.stringify(sheet());
  const drawing = await drawRequest({ document, braille: '[]', fileName: 'a' }, engine, { translate });
  expect([drawing.ok, translate.mock.calls.length]).toEqual([true, 1]);
});
