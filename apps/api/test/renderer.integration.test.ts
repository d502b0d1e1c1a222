import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { type Document } from '@tastwerk/editor-core';
import { Renderer, type RenderLimits } from '../src/modules/rendering/renderer/renderer.js';
import { CHECKOUT } from '../src/platform/checkout.js';
import { eventually } from './harness/eventually.js';
import { Opened } from './harness/opened.js';
import { sheet } from './harness/sheets.js';
import { endChild } from './harness/worker-process.js';
import { createObject } from '@tastwerk/editor-core/standard';

const WIDE: RenderLimits = { timeoutMs: 60_000, memoryMb: 1024 };
const NOBODY = new AbortController().signal;
const REQUEST = { document: JSON.stringify(sheet()), fileName: 'herz-1', format: 'pdf' } as const;

const folder = mkdtempSync(join(tmpdir(), 'tastwerk-renderer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const opened = new Opened();
afterEach(() => opened.close());

let renderer: Renderer;
const start = (limits: Partial<RenderLimits> = {}) => {
  renderer = opened.add(new Renderer({ ...WIDE, ...limits }), (made) => made.onModuleDestroy());
  renderer.start();
  return renderer;
};

/** Ten pages, each with 50 textured shapes. */
function fullSheet(title: string): Document {
  const blank = sheet({ graphicTitle: title });
  const [first] = blank.pages;
  if (!first) throw new Error('a sheet has a page');
  const pageOf = (page: number) => ({
    ...first,
    uuid: randomUUID(),
    name: `Seite ${page}`,
    objects: Array.from({ length: 50 }, (_, index) =>
      createObject('ellipse', {
        uuid: randomUUID(),
        x: (index % 5) * 38,
        y: Math.floor(index / 5) * 28,
        width: 36,
        height: 26,
        pattern: { template: index % 2 ? 'grid' : 'dotted', offset: 0, clearance: 0 },
      }),
    ),
  });
  return { ...blank, pages: Array.from({ length: 10 }, (_, index) => pageOf(index + 1)) };
}

/** The process of the renderer, once it is there. */
function pidOf({ pids: [pid] }: Renderer): number {
  if (pid === undefined) throw new Error('no renderer runs');
  return pid;
}

const gone = (pid: number) =>
  eventually(`the end of process ${pid}`, async () => (existsSync(`/proc/${pid}`) ? undefined : true));

function killIfThere(pid: number): void {
  if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL');
}

describe('the renderer in its process', () => {
  it('makes the files of a format, one document after the other in the same process', async () => {
    start();
    const pid = pidOf(renderer);
    const outcomes = await Promise.all(
      (['pdf', 'png', 'zip'] as const).map((format) => renderer.render({ ...REQUEST, format }, NOBODY)),
    );
    const names = outcomes.map((outcome) =>
      outcome.ok ? outcome.value.map(({ name }) => name) : outcome.error,
    );
    expect(names).toEqual([
      ['pdf_herz-1.pdf'],
      ['herz-1-THUMBNAIL-sm-p1.png', 'herz-1-THUMBNAIL-xl-p1.png'],
      ['zip_herz-1.zip'],
    ]);
    expect(renderer.pids[0]).toBe(pid);
  });

  it('stays warm over the pictures of full sheets: what they took is given back', async () => {
    // What the product gives a renderer when nobody says otherwise.
    start({ memoryMb: 512 });
    const pid = pidOf(renderer);
    for (const text of ['first', 'second', 'third']) {
      const document = JSON.stringify(fullSheet(text));
      const outcome = await renderer.render({ document, fileName: 'voll-1', format: 'png' }, NOBODY);
      expect(outcome.ok ? outcome.value : []).toHaveLength(20);
    }
    expect(renderer.pids[0]).toBe(pid);
  });

  it('has no secret of the worker', async () => {
    opened.add('JWT_SECRET', (name) => delete process.env[name]);
    process.env['JWT_SECRET'] = 'a secret that nobody else must have';
    start();
    await renderer.render(REQUEST, NOBODY);
    const variables = readFileSync(`/proc/${pidOf(renderer)}/environ`, 'utf8');
    expect(variables).toContain('PATH=');
    expect(variables).not.toMatch(/SECRET|DATABASE|REDIS|FILES_URL/);
  });

  it('writes on sheets where they come from, and leaves out a link that no code can hold', async () => {
    start();
    const svgWith = async (link: string) => {
      const sheet = { author: 'Ada', link, version: 'v7' };
      const outcome = await renderer.render({ ...REQUEST, format: 'svg', sheet }, NOBODY);
      return outcome.ok ? Buffer.from(outcome.value[0]?.bytes ?? []).toString() : '';
    };
    const withLink = await svgWith('https://tastwerk.example/catalogue/1/variant/1');
    const without = await svgWith(`https://tastwerk.example/${'a'.repeat(300)}`);
    expect([withLink, without].map((svg) => svg.includes('>v7</text>'))).toEqual([true, true]);
    expect(without.length).toBeLessThan(withLink.length);
  });

  it('refuses a document that is not right with its code, and stays', async () => {
    start();
    const pid = renderer.pids[0];
    const outcome = await renderer.render(
      { ...REQUEST, document: JSON.stringify({ formatVersion: 99 }) },
      NOBODY,
    );
    expect(outcome).toEqual({ ok: false, error: { kind: 'refused', code: 'DOCUMENT_VERSION_TOO_NEW' } });
    expect(renderer.pids[0]).toBe(pid);
  });

  it('throws by what its program fails that was not foreseen, and stays', async () => {
    start();
    const pid = renderer.pids[0];
    const outcome = renderer.render({ ...REQUEST, document: 'no JSON' }, NOBODY);
    await expect(outcome).rejects.toThrow(/render-process\.js failed: SyntaxError/);
    expect(renderer.pids[0]).toBe(pid);
  });

  it.each([
    ['RENDERING_TIMEOUT', { timeoutMs: 1 }],
    // Enough for Node to begin: with less it ends in other ways than it does when its heap is full.
    ['RENDERING_MEMORY', { memoryMb: 48 }],
  ] as const)('is ended at its limit: %s', async (code, limits) => {
    start(limits);
    const pid = pidOf(renderer);
    expect(await renderer.render(REQUEST, NOBODY)).toEqual({ ok: false, error: { kind: 'limit', code } });
    await gone(pid);
  });

  it('takes a heap that is full for the limit of memory', async () => {
    start();
    const outcome = renderer.render(REQUEST, NOBODY);
    process.kill(pidOf(renderer), 'SIGABRT');
    expect(await outcome).toEqual({ ok: false, error: { kind: 'limit', code: 'RENDERING_MEMORY' } });
  });

  it('gives a document that met a process filled by others a fresh one', async () => {
    start();
    await renderer.render(REQUEST, NOBODY);
    const pid = pidOf(renderer);
    const outcome = renderer.render(REQUEST, NOBODY);
    process.kill(pid, 'SIGABRT');
    expect(await outcome).toMatchObject({ ok: true });
    expect(renderer.pids[0]).not.toBe(pid);
  });

  it('throws when its process is ended by a stranger, and has another one for the next document', async () => {
    start();
    const outcome = renderer.render(REQUEST, NOBODY);
    process.kill(pidOf(renderer), 'SIGKILL');
    await expect(outcome).rejects.toThrow('ended by itself (SIGKILL)');
    expect(await renderer.render(REQUEST, NOBODY)).toMatchObject({ ok: true });
  });

  it('stops at once when nobody wants the files any more, and starts nothing after its end', async () => {
    start();
    const controller = new AbortController();
    const outcome = renderer.render(REQUEST, controller.signal);
    controller.abort();
    const cancelled = { ok: false, error: { kind: 'cancelled' } };
    expect(await outcome).toEqual(cancelled);
    renderer.onModuleDestroy();
    expect(await renderer.render(REQUEST, NOBODY)).toEqual(cancelled);
    expect(renderer.pids[0]).toBeUndefined();
  });

  it('cancels what it is doing when the worker ends', async () => {
    start();
    const outcome = renderer.render(REQUEST, NOBODY);
    const pid = pidOf(renderer);
    process.kill(pid, 'SIGSTOP');
    // The request reaches the process before its end does.
    await Promise.resolve();
    renderer.onModuleDestroy();
    expect(await outcome).toEqual({ ok: false, error: { kind: 'cancelled' } });
    await gone(pid);
  });

  it('ends soon after its parent was killed, though it is deep in a loop that never ends', async () => {
    const guard = join(CHECKOUT, 'apps/api/dist/platform/limited-process/orphan-guard.js');
    const loop = join(folder, 'loop.mjs');
    writeFileSync(
      loop,
      `import { endWithParent } from '${pathToFileURL(guard).href}';
       endWithParent();
       setTimeout(() => process.send(process.pid, () => { for (;;); }), 500);`,
    );
    const script = join(folder, 'parent.mjs');
    writeFileSync(
      script,
      `import { fork } from 'node:child_process';
       fork(${JSON.stringify(loop)}).on('message', (pid) => process.send(pid));`,
    );
    const parent = opened.add(fork(script), endChild);
    const pid = await new Promise<number>((resolve, reject) => {
      parent.once('message', (message) => resolve(Number(message)));
      parent.once('exit', () => reject(new Error('the parent ended before its child ran')));
    });
    // Where the guard fails, nobody else ends the loop.
    opened.add(pid, killIfThere);
    parent.kill('SIGKILL');
    await gone(pid);
  });
});

describe('several renderers', () => {
  it('share requests, so that a small one need not wait for a large one', async () => {
    const pool = opened.add(new Renderer(WIDE, 2), (made) => made.onModuleDestroy());
    pool.start();
    const [first, second] = pool.pids;
    if (first === undefined || second === undefined) throw new Error('two renderers were asked for');
    // The one that gets the large request stands still, so that it cannot be done before the small one, on whatever machine.
    process.kill(first, 'SIGSTOP');
    let isLargeDone = false;
    const large = pool.render({ ...REQUEST, format: 'zip' }, NOBODY).finally(() => (isLargeDone = true));
    expect(await pool.render({ ...REQUEST, format: 'rtf' }, NOBODY)).toMatchObject({ ok: true });
    expect(isLargeDone).toBe(false);
    process.kill(first, 'SIGCONT');
    expect(await large).toMatchObject({ ok: true });
    pool.onModuleDestroy();
    await Promise.all([first, second].map(gone));
  });
});
