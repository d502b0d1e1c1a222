import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bundledFontMetrics, createBrailleBook } from '@tastwerk/editor-core';
import { type Finding, proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { faultyDocument, titledDocument } from '../../test/faulty-document.js';
import { createProofRunner } from './proof-runner.js';
import type { OpenProofChannel } from './worker/open-proof-channel.js';
import { createProofAnswerer } from './worker/proof-answerer.js';
import type { ProofAnswer } from './worker/proof-messages.js';

const BOOK = createBrailleBook([]);
const DOCUMENT = faultyDocument();
const FOUND = proof(DOCUMENT, swellProfile, { braille: BOOK, font: bundledFontMetrics });

/** A thread whose answers wait until `deliver` lets them through, and that fails when it is told to. */
function fakeThread() {
  let answer = createProofAnswerer();
  const waiting: ProofAnswer[] = [];
  let tell: (answer: ProofAnswer) => void = () => undefined;
  let crash: () => void = () => undefined;
  const open: OpenProofChannel = (onAnswer, onCrash) => {
    [tell, crash, answer] = [onAnswer, onCrash, createProofAnswerer()];
    return {
      send: (question) => void waiting.push(answer(structuredClone(question))),
      close: () => undefined,
    };
  };
  return { open, crash: () => crash(), deliver: () => waiting.splice(0).forEach((each) => tell(each)) };
}

describe('a proof in another thread', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('finds what a proof on this one finds, also after it was closed', () => {
    const thread = fakeThread();
    const runner = createProofRunner(swellProfile, thread.open);
    const told: (readonly Finding[])[] = [];
    runner.run(DOCUMENT, BOOK, (findings) => told.push(findings));
    expect(told).toEqual([]);
    thread.deliver();
    expect(told).toEqual([FOUND]);
    runner.close();
    runner.run(DOCUMENT, BOOK, (findings) => told.push(findings));
    thread.deliver();
    expect(told).toEqual([FOUND, FOUND]);
  });

  it('says nothing of what was called off', () => {
    const thread = fakeThread();
    const runner = createProofRunner(swellProfile, thread.open);
    const told: (readonly Finding[])[] = [];
    const callOff = runner.run(titledDocument('de', []), BOOK, (findings) => told.push(findings));
    callOff();
    runner.run(DOCUMENT, BOOK, (findings) => told.push(findings));
    thread.deliver();
    expect(told).toEqual([FOUND]);
  });

  it.each(['failed', 'absent'])('goes on here where the thread is %s', (how) => {
    const thread = fakeThread();
    const runner = createProofRunner(swellProfile, how === 'absent' ? () => undefined : thread.open);
    const told: (readonly Finding[])[] = [];
    runner.run(DOCUMENT, BOOK, (findings) => told.push(findings));
    if (how === 'failed') thread.crash();
    jest.runAllTimers();
    runner.run(DOCUMENT, BOOK, (findings) => told.push(findings));
    jest.runAllTimers();
    expect(told).toEqual([FOUND, FOUND]);
  });
});
