import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { IMPORT_LIMITS, ROUTES, type Trace } from '@tastwerk/contracts';
import sharp from 'sharp';
import { ProcessPictureReader } from '../src/modules/imports/reader/process-picture-reader.js';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { captionedPng, drawnPng, pictureForm } from './harness/pictures.js';
import { TestProduct } from './harness/test-product.js';

const SETTINGS = {
  mode: 'areas',
  smoothing: 75,
  speckle: 20,
  simplification: 20,
  inverted: false,
  leastLength: 12.5,
  width: 190,
} as const;
/** A black square from 100, 50 to 300, 250 with a white hole in its middle, on 400 by 300 px. */
const SQUARE = '<path d="M100 50h200v200h-200zM180 130v40h40v-40z"/>';

/** How far an edge may lie from where it was drawn, in px: small pictures are enlarged to be traced. */
const PRECISION_PX = 1.5;

/** The box around the points of each path: left, top, right, bottom. */
function boxesOf({ paths }: Trace) {
  return paths.map(({ points }) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  });
}

/** A box whose edges lie where `edges` are. */
const near = (...edges: readonly number[]) =>
  edges.map((edge) => {
    const isNear = (found: unknown) => typeof found === 'number' && Math.abs(found - edge) <= PRECISION_PX;
    return { asymmetricMatch: isNear, toString: () => `near ${edge}` };
  });

/** A picture of `side` px in which every pixel is dark or light by chance: nothing has more outlines. */
const noisePng = (side: number) =>
  sharp(randomBytes(side * side), { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();

const opened = new Opened();
let product: TestProduct;
beforeAll(async () => {
  product = opened.add(await TestProduct.start(), (started) => started.stop());
});
afterAll(() => opened.close());

const trace = (bytes: Uint8Array, fields?: Readonly<Record<string, string>>) =>
  product.client.read(ROUTES.trace.response, 'trace', { form: pictureForm(bytes, fields) });
const refusedTrace = (bytes: Uint8Array, fields?: Readonly<Record<string, string>>) =>
  product.client.failure('trace', { form: pictureForm(bytes, fields) });

describe('tracing a picture', () => {
  it('gives the dark parts with their holes as paths in px of the picture', async () => {
    const traced = await trace(await drawnPng(400, 300, SQUARE));
    expect(traced).toMatchObject({ mode: 'areas', width: 400, height: 300, strength: null });
    expect(boxesOf(traced)).toEqual([near(100, 50, 300, 250)]);
    expect(traced.paths[0]?.closed).toBe(true);
    expect(traced.paths[0]?.points.filter(({ kind }) => kind === 'M')).toHaveLength(2);
  });

  it('reads a JPEG as it is seen, with the turn that the camera noted', async () => {
    const turned = await sharp(await drawnPng(400, 300, SQUARE))
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer();
    const traced = await trace(turned);
    expect(traced).toMatchObject({ width: 300, height: 400 });
    expect(boxesOf(traced)).toEqual([near(50, 100, 250, 300)]);
  });

  it('obeys threshold, specks and what counts as dark', async () => {
    const grey = '<rect width="100" height="100" fill="#999"/><rect x="200" y="200" width="3" height="3"/>';
    const picture = await drawnPng(1000, 500, grey);
    expect(boxesOf(await trace(picture, { threshold: '128' }))).toEqual([]);
    const all = boxesOf(await trace(picture, { threshold: '200', speckle: '0' }));
    expect(all).toEqual(expect.arrayContaining([near(0, 0, 100, 100), near(200, 200, 203, 203)]));
    expect(boxesOf(await trace(picture, { threshold: '200', inverted: 'true' }))).toEqual([
      near(0, 0, 1000, 500),
    ]);
  });

  it('takes what is clear for white', async () => {
    const clear = await sharp(
      Buffer.from('<svg width="200" height="100"><rect width="50" height="50"/></svg>'),
    )
      .png()
      .toBuffer();
    expect(boxesOf(await trace(clear))).toEqual([near(0, 0, 50, 50)]);
  });

  it('refuses what is no JPEG or PNG, whatever it is called', async () => {
    const gif = await sharp(await drawnPng(40, 30, SQUARE))
      .gif()
      .toBuffer();
    const whole = await drawnPng(400, 300, SQUARE);
    for (const bytes of [
      Buffer.from('no picture'),
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
      gif,
      whole.subarray(0, whole.length / 2),
      Buffer.alloc(0),
    ]) {
      expect(await refusedTrace(bytes)).toBe('IMPORT_NOT_A_PICTURE');
    }
  });

  it('refuses more than 20 MB and more than 40 megapixels', async () => {
    expect(await refusedTrace(Buffer.alloc(IMPORT_LIMITS.bytes + 1))).toBe('IMPORT_TOO_LARGE');
    const wide = sharp({ create: { width: 8001, height: 5000, channels: 3, background: 'white' } });
    expect(await refusedTrace(await wide.png().toBuffer())).toBe('IMPORT_TOO_LARGE');
  });

  it('refuses what has more details than a document may hold', async () => {
    expect(await refusedTrace(await noisePng(1500), { threshold: '128', speckle: '0' })).toBe(
      'IMPORT_TOO_DETAILED',
    );
  });

  it('refuses a form that is none, and fields that it does not know', async () => {
    const picture = await drawnPng(40, 30, SQUARE);
    expect(await product.client.failure('trace', { body: {} })).toBe('REQUEST_INVALID');
    expect(await refusedTrace(picture, { threshold: '300' })).toBe('REQUEST_INVALID');
    expect(await refusedTrace(picture, { colour: 'red' })).toBe('REQUEST_INVALID');
  });
});

describe('tracing the outlines of a picture', () => {
  const DISC = '<rect width="400" height="300" fill="#ccc"/><circle cx="180" cy="150" r="100" fill="#777"/>';
  const SHADED =
    '<defs><linearGradient id="sky"><stop offset="0" stop-color="#333"/><stop offset="1" stop-color="#ddd"/></linearGradient></defs>' +
    '<rect width="400" height="300" fill="url(#sky)"/><circle cx="180" cy="150" r="100" fill="#fff"/>';

  it('gives the edge of a disc as one closed line in px of the picture', async () => {
    const traced = await trace(await drawnPng(400, 300, DISC), { mode: 'outlines' });
    expect(traced).toMatchObject({ mode: 'outlines', width: 400, height: 300 });
    expect(boxesOf(traced)).toEqual([near(80, 50, 280, 250)]);
    expect(traced.paths[0]?.closed).toBe(true);
    expect(traced.strength).toBeGreaterThan(0);
  });

  it('obeys strength, smallest length and the size on the page', async () => {
    const picture = await drawnPng(400, 300, DISC);
    const count = async (fields: Readonly<Record<string, string>>) =>
      (await trace(picture, { mode: 'outlines', ...fields })).paths.length;
    expect(await count({ strength: '30' })).toBe(1);
    expect(await count({ strength: '40' })).toBe(0);
    // 628 px are 298 mm of 190, or 157 of 100.
    expect(await count({ leastLength: '290' })).toBe(1);
    expect(await count({ leastLength: '310' })).toBe(0);
    expect(await count({ leastLength: '290', width: '100' })).toBe(0);
    // Without a smallest length, each line still is one.
    const all = await trace(await noisePng(100), {
      mode: 'outlines',
      strength: '0',
      leastLength: '0',
      width: '50',
    });
    expect(all.paths.length).toBeGreaterThan(1);
  });

  it('has fewer points the more it simplifies, and gives the same each time', async () => {
    const picture = await drawnPng(400, 300, DISC);
    const points = async (simplification: string) =>
      (await trace(picture, { mode: 'outlines', simplification })).paths.flatMap((path) => path.points);
    expect((await points('100')).length).toBeLessThan((await points('0')).length);
    expect(await points('20')).toEqual(await points('20'));
  });

  it('are what suits a photograph, and areas what suits a drawing', async () => {
    const photo = await sharp(await drawnPng(400, 300, SHADED))
      .jpeg()
      .toBuffer();
    const outlines = await trace(photo, { mode: 'auto' });
    expect(outlines.mode).toBe('outlines');
    expect(boxesOf(outlines)).toEqual([near(80, 50, 280, 250)]);
    expect((await trace(await drawnPng(400, 300, SQUARE), { mode: 'auto' })).mode).toBe('areas');
  });

  it('refuses more lines than a document may hold, and a mode that it does not know', async () => {
    const everything = { mode: 'outlines', strength: '0', leastLength: '0', width: '400' };
    expect(await refusedTrace(await noisePng(1500), everything)).toBe('IMPORT_TOO_DETAILED');
    expect(await refusedTrace(await drawnPng(40, 30, SQUARE), { mode: 'lines' })).toBe('REQUEST_INVALID');
  });
});

describe('recognising text', () => {
  const recognise = (bytes: Uint8Array) =>
    product.client.read(ROUTES.ocr.response, 'ocr', { form: pictureForm(bytes) });

  it('gives the lines with their boxes, German letters too, and takes no drawing for text', async () => {
    const { lines, width, height } = await recognise(await captionedPng('Größe des Rings'));
    expect([width, height]).toEqual([900, 700]);
    expect(lines.map(({ text }) => text)).toEqual(['Größe des Rings']);
    const box = lines[0]?.box;
    expect(box?.x).toBeGreaterThan(50);
    expect(box?.x).toBeLessThan(75);
    expect(box?.y).toBeGreaterThan(545);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(635);
    expect(lines[0]?.confidence).toBeGreaterThan(60);
  });

  it('finds none where there are none', async () => {
    expect((await recognise(await drawnPng(400, 300, SQUARE))).lines).toEqual([]);
  });
});

describe('the process that reads pictures', () => {
  const running = new Opened();
  afterEach(() => running.close());
  const reader = () => running.add(new ProcessPictureReader(), (made) => made.onModuleDestroy());
  const ASKER = { caller: 'ada', signal: new AbortController().signal };
  const pidOf = (made: ProcessPictureReader) =>
    eventually('the process of the reader', async () => made.pids[0]);
  const gone = (pid: number) =>
    eventually(`the end of process ${pid}`, async () => (existsSync(`/proc/${pid}`) ? undefined : true));

  it('is ended when whoever asked has gone, and the next picture is read by another', async () => {
    const made = reader();
    const goodbye = new AbortController();
    const given = made.trace(
      await noisePng(1500),
      { ...SETTINGS, speckle: 0 },
      { ...ASKER, signal: goodbye.signal },
    );
    const pid = await pidOf(made);
    goodbye.abort();
    expect(await given).toEqual({ ok: false, error: 'cancelled' });
    await gone(pid);
    expect(await made.trace(await drawnPng(400, 300, SQUARE), SETTINGS, ASKER)).toMatchObject({ ok: true });
  });

  it('asks one caller to come back for whom too much waits, and takes the others in between', async () => {
    const made = reader();
    const picture = await drawnPng(400, 300, SQUARE);
    const ended: string[] = [];
    const traceFor = async (caller: string) => {
      const outcome = await made.trace(picture, SETTINGS, { ...ASKER, caller });
      ended.push(caller);
      return outcome;
    };
    const greedy = Array.from({ length: 20 }, () => traceFor('greedy'));
    const [others, outcomes] = await Promise.all([
      Promise.all(['ada', 'ben', 'cleo'].map(traceFor)),
      Promise.all(greedy),
    ]);
    // One is read, five wait.
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(6);
    expect(outcomes.slice(6)).toEqual(Array(14).fill({ ok: false, error: 'IMPORT_BUSY' }));
    expect(others.map(({ ok }) => ok)).toEqual([true, true, true]);
    const read = ended.slice(14);
    expect(read.slice(1, 4).sort()).toEqual(['ada', 'ben', 'cleo']);
  });

  it('refuses a picture by its header that is huge when it is unpacked, and starts no process for it', async () => {
    const made = reader();
    const bomb = await drawnPng(400, 300, SQUARE);
    bomb.writeUInt32BE(16_000, 16);
    bomb.writeUInt32BE(16_000, 20);
    expect(await made.trace(bomb, SETTINGS, ASKER)).toEqual({ ok: false, error: 'IMPORT_TOO_LARGE' });
    expect(await made.recognise(bomb, ASKER)).toEqual({ ok: false, error: 'IMPORT_TOO_LARGE' });
    expect(made.pids).toEqual([]);
  });
});
