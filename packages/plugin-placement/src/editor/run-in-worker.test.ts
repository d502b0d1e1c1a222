import { describe, expect, it, jest } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { type BrailleTranslator, rememberLines, translateDocument } from '@tastwerk/editor-core/braille';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';
import { engine, translator } from '../../test/engine.js';
import type { PlacingTask } from '../place-page.js';
import { makeTactile } from '../tactile/make-tactile.js';
import { type OpenPlacing, runInWorker, tactileInWorker } from './run-in-worker.js';
import type { TactileTask } from './worker-messages.js';
import { createWorkerSide } from './worker-side.js';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const blank = createBlankDocument({ uuid: id(1), pageUuid: id(2), language: 'de' });
const objects = [60, 120].flatMap((x, index) => [
  createObject('ellipse', { uuid: id(10 + index), x, y: 80, width: 8, height: 8, fill: 'none' }),
  createObject('label', {
    uuid: id(20 + index),
    x,
    y: 80,
    text: `Ort ${index}`,
    autoSize: true,
    placing: 'free',
  }),
]);
const document: Document = { ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) };

const task: TactileTask = {
  document,
  pageIndex: 0,
  profile: swellProfile,
  leftOut: new Set(['scale']),
  kept: new Set([id(10)]),
  fallbackTitle: 'Karte',
  pageNames: { legend: 'Legende', continued: 'Fortsetzung' },
};

/** A worker in this thread: what goes there and back is copied as for a real one. */
function fakeWorker() {
  const said: string[] = [];
  const report = jest.fn();
  const state = { isOpen: false, crash: () => undefined as void };
  const open = jest.fn<OpenPlacing>((onMessage, onCrash) => {
    state.isOpen = true;
    state.crash = onCrash;
    const side = createWorkerSide(
      engine,
      (answer) => {
        const copy = structuredClone(answer);
        said.push(copy.kind);
        queueMicrotask(() => {
          if (state.isOpen) onMessage(copy);
        });
      },
      report,
    );
    return {
      send: (order) => {
        const copy = structuredClone(order);
        queueMicrotask(() => side(copy));
      },
      close: () => {
        state.isOpen = false;
      },
    };
  });
  return { open, said, report, state };
}

function watching() {
  const abort = new AbortController();
  const shares: number[] = [];
  const gone = jest.spyOn(abort.signal, 'removeEventListener');
  return {
    abort,
    shares,
    gone,
    watch: { signal: abort.signal, onProgress: (share: number) => shares.push(share) },
  };
}

const onThisThread = () =>
  makeTactile(document, 0, {
    ...task,
    engine,
    translator,
    pageNames: { legend: 'Legende', continued: () => 'Fortsetzung' },
  });

describe('a page that is made tactile in a worker', () => {
  it('becomes what it would become here, with braille that the page translates', async () => {
    const { open, said, state } = fakeWorker();
    const { watch, shares, gone } = watching();
    const asked = jest.fn(translator.translate);
    const remembering = rememberLines({ translate: asked });
    const tactile = await tactileInWorker(engine, task, remembering, watch, open);
    const here = await onThisThread();
    expect(tactile.document).toEqual(here.document);
    expect(tactile.stages.map(({ step }) => step)).toEqual(here.stages.map(({ step }) => step));
    expect(tactile.stages.map(({ step }) => step)).not.toContain('scale');
    expect(said).toContain('translate');
    expect(asked).toHaveBeenCalled();
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.length).toBeGreaterThan(2);
    expect(state.isOpen).toBe(false);
    expect(gone).toHaveBeenCalledTimes(1);
  });

  it('has no result where its braille cannot be translated', async () => {
    const { open, report, state } = fakeWorker();
    const broken: BrailleTranslator = { translate: () => Promise.reject(new Error('out of memory')) };
    await expect(tactileInWorker(engine, task, broken, watching().watch, open)).rejects.toThrow(
      'the worker has no result',
    );
    expect(String(report.mock.calls[0]?.[0])).toContain('out of memory');
    expect(state.isOpen).toBe(false);
  });

  it('is given up with the signal, and not begun after it', async () => {
    const { open, state } = fakeWorker();
    const { abort, watch } = watching();
    const given = tactileInWorker(engine, task, translator, watch, open);
    abort.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    expect(state.isOpen).toBe(false);
    await expect(tactileInWorker(engine, task, translator, watch, open)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is made here where no worker starts or it fails, and where plugins bring kinds of their own', async () => {
    const here = await onThisThread();
    const none = await tactileInWorker(engine, task, translator, watching().watch, () => undefined);
    expect(none.document).toEqual(here.document);

    const { open, state } = fakeWorker();
    const { watch, gone } = watching();
    const crashed = tactileInWorker(engine, task, translator, watch, open);
    state.crash();
    expect((await crashed).document).toEqual(here.document);
    expect(gone).toHaveBeenCalledTimes(1);

    const foreign = { ...task, document: { ...document, plugins: { '@school/clock': '1.0.0' } } };
    await tactileInWorker(engine, foreign, translator, watching().watch, open);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is given up here, too', async () => {
    const { abort, watch } = watching();
    const given = tactileInWorker(engine, task, translator, watch, () => undefined);
    abort.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('labels that are placed in a worker', () => {
  const placing: PlacingTask = {
    document,
    pageIndex: 0,
    profile: swellProfile,
    which: 'free',
    abbreviations: new Map(),
    braille: [],
    formulas: [],
  };

  it('get their places from the same worker', async () => {
    const { open, said } = fakeWorker();
    const { lines: braille } = await translateDocument(engine.kinds, document, translator);
    const placement = await runInWorker(engine, watching().watch, open)({ ...placing, braille });
    expect(placement.moved.map(({ uuid }) => uuid)).toEqual([id(20), id(21)]);
    expect(said.at(-1)).toBe('placed');
  });

  it('start no worker after the signal', async () => {
    const { open } = fakeWorker();
    const { abort, watch } = watching();
    abort.abort();
    await expect(runInWorker(engine, watch, open)(placing)).rejects.toMatchObject({ name: 'AbortError' });
    expect(open).not.toHaveBeenCalled();
  });
});
