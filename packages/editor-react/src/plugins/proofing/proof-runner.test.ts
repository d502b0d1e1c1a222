import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { type Finding, proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { faultyDocument, titledDocument } from '../../../test/faulty-document.js';
import { createProofRunner, type ProofListener } from './proof-runner.js';
import type { FoundFix } from './worker/fix-steps.js';
import { type OpenProofChannel, proofChannelFor } from './worker/open-proof-channel.js';
import { createProofAnswerer } from './worker/proof-answerer.js';
import { kinds, standardEngine } from '@tastwerk/editor-core/standard';

const BOOK = createBrailleBook([]);
const DOCUMENT = faultyDocument();
const RULES = await standardEngine.rules();
const FOUND = proof(RULES, DOCUMENT, swellProfile, { kinds, braille: BOOK, font: bundledFontMetrics });

/** Everything that waits is done: what a proof loads, and the idle moments after it. */
async function settled(): Promise<void> {
  await import('@tastwerk/editor-core/fixing');
  await standardEngine.rules();
  await jest.runAllTimersAsync();
}

/** A thread whose answers wait until `deliver` lets them through, and that fails when it is told to. */
function fakeThread() {
  const waiting: (() => void)[] = [];
  let crash: () => void = () => undefined;
  const open: OpenProofChannel = (onAnswer, onCrash) => {
    crash = onCrash;
    const ask = createProofAnswerer(
      standardEngine,
      RULES,
      (answer) => void waiting.push(() => onAnswer(answer)),
    );
    return { send: (question) => ask(structuredClone(question)), close: () => undefined };
  };
  return { open, crash: () => crash(), deliver: () => waiting.splice(0).forEach((tell) => tell()) };
}

/** What a listener was told. */
function listening() {
  const told: (readonly Finding[])[] = [];
  const fixes: FoundFix[] = [];
  const listener: ProofListener = {
    onFound: ({ findings }) => void told.push(findings),
    onFixes: (found) => void fixes.push(...found),
  };
  return { told, fixes, listener };
}

const THIN = FOUND.findIndex(({ ruleId }) => ruleId === 'line-width');

describe('a proof in another thread', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is not asked where it lacks rules or kinds of the engine', async () => {
    const rules = () => Promise.resolve({});
    const other = createEngine([...standardPlugins, { id: 'other', version: '1.0.0', rules }]);
    const open = jest.fn<OpenProofChannel>();
    const { told, listener } = listening();
    createProofRunner(other, swellProfile, proofChannelFor(other, undefined, open)).run(
      DOCUMENT,
      BOOK,
      listener,
    );
    await other.rules();
    await settled();
    expect(open).not.toHaveBeenCalled();
    expect(told).toEqual([FOUND]);
  });

  it('fails where the plugins of the page are others than its own, and the proof goes on here', async () => {
    const rules = () => Promise.resolve({});
    const other = createEngine([...standardPlugins, { id: 'other', version: '1.0.0', rules }]);
    const newer = createEngine([...standardPlugins, { id: 'other', version: '1.1.0', rules }]);
    const failures: string[] = [];
    const threadOf = (engine: typeof other): OpenProofChannel => {
      return (onAnswer, onCrash) => ({
        send(question) {
          try {
            createProofAnswerer(engine, RULES, onAnswer)(structuredClone(question));
          } catch (error) {
            failures.push(String(error));
            onCrash();
          }
        },
        close: () => undefined,
      });
    };
    for (const engine of [other, newer]) {
      const { told, listener } = listening();
      createProofRunner(newer, swellProfile, threadOf(engine)).run(DOCUMENT, BOOK, listener);
      await newer.rules();
      await settled();
      expect(told).toEqual([FOUND]);
    }
    expect(failures).toEqual(['Error: The thread of the proof lacks plugins: other 1.1.0']);
  });

  it('is that of the application where it brings one', () => {
    const other = createEngine([...standardPlugins, { id: 'other', version: '1.0.0', kinds: {} }]);
    const standard = jest.fn<OpenProofChannel>();
    const own = jest.fn<() => Worker>(() => {
      throw new Error('no workers in this test');
    });
    const ignore = () => undefined;
    expect(proofChannelFor(other, own, standard)(ignore, ignore)).toBeUndefined();
    expect([own.mock.calls.length, standard.mock.calls.length]).toEqual([1, 0]);
  });

  it('is asked where it lacks only what a proof does not need', async () => {
    const other = createEngine([...standardPlugins, { id: 'other', version: '1.0.0', importers: {} }]);
    const open = jest.fn<OpenProofChannel>();
    const channel = proofChannelFor(other, undefined, open);
    createProofRunner(other, swellProfile, channel).run(DOCUMENT, BOOK, listening().listener);
    await settled();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('finds what a proof on this one finds, also after it was closed', async () => {
    const thread = fakeThread();
    const { told, listener } = listening();
    const runner = createProofRunner(standardEngine, swellProfile, thread.open);
    runner.run(DOCUMENT, BOOK, listener);
    expect(told).toEqual([]);
    thread.deliver();
    expect(told).toEqual([FOUND]);
    runner.close();
    runner.run(DOCUMENT, BOOK, listener);
    thread.deliver();
    expect(told).toEqual([FOUND, FOUND]);
  });

  it('says nothing of what was called off', async () => {
    const thread = fakeThread();
    const { told, listener } = listening();
    const runner = createProofRunner(standardEngine, swellProfile, thread.open);
    const callOff = runner.run(titledDocument('de', []), BOOK, listener);
    callOff();
    runner.run(DOCUMENT, BOOK, listener);
    thread.deliver();
    expect(told).toEqual([FOUND]);
  });

  it.each(['failed', 'absent'])('goes on here where the thread is %s', async (how) => {
    const thread = fakeThread();
    const { told, listener } = listening();
    const runner = createProofRunner(
      standardEngine,
      swellProfile,
      how === 'absent' ? () => undefined : thread.open,
    );
    runner.run(DOCUMENT, BOOK, listener);
    if (how === 'failed') thread.crash();
    await settled();
    runner.run(DOCUMENT, BOOK, listener);
    await settled();
    expect(told).toEqual([FOUND, FOUND]);
  });

  it.each(['there', 'absent'])(
    'tells the fixes of single findings and of several, with the thread %s',
    async (how) => {
      const thread = fakeThread();
      const { fixes, listener } = listening();
      const runner = createProofRunner(
        standardEngine,
        swellProfile,
        how === 'absent' ? () => undefined : thread.open,
      );
      runner.run(DOCUMENT, BOOK, listener);
      await settled();
      thread.deliver();
      const wider = { type: 'update-objects', changes: [{ set: { borderWidth: 1 } }] };
      expect(fixes.find(([place]) => place === THIN)?.[1]).toMatchObject([wider]);
      const all = runner.fixAll([THIN]);
      thread.deliver();
      expect(await all).toMatchObject([wider]);
    },
  );

  it('gives no fix of a document that has changed since', async () => {
    const thread = fakeThread();
    const { fixes, listener } = listening();
    const runner = createProofRunner(standardEngine, swellProfile, thread.open);
    const callOff = runner.run(DOCUMENT, BOOK, listener);
    thread.deliver();
    const asked = runner.fixAll([THIN]);
    callOff();
    expect(await asked).toEqual([]);
    await settled();
    thread.deliver();
    expect(fixes).toEqual([]);
    expect(await runner.fixAll([THIN])).toEqual([]);
  });
});
