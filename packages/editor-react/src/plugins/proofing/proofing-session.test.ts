import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { faultyDocument, titledDocument } from '../../../test/faulty-document.js';
import { createProofRunner } from './proof-runner.js';
import { createProofingSession, PROOF_REST_MS, type ProofingState } from './proofing-session.js';
import { standardEngine } from '@tastwerk/editor-core/standard';

const KNOWN = { book: createBrailleBook([]), isPending: false };

/** Everything that waits is done: what a proof loads, and the idle moments after it. */
async function settled(): Promise<void> {
  await import('@tastwerk/editor-core/fixing');
  await standardEngine.rules();
  await jest.runAllTimersAsync();
}

function watched() {
  const states: ProofingState[] = [];
  const session = createProofingSession(createProofRunner(standardEngine, swellProfile), (state) =>
    states.push(state),
  );
  return { session, states };
}

describe('a proof of a document that changes', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits until changes rest, and proofs the last state alone', async () => {
    const { session, states } = watched();
    const last = faultyDocument();
    session.change(titledDocument('de', []), KNOWN);
    jest.advanceTimersByTime(PROOF_REST_MS - 1);
    session.change(last, KNOWN);
    jest.advanceTimersByTime(PROOF_REST_MS - 1);
    expect(states).toEqual([]);
    await settled();
    expect(new Set(states.map(({ document }) => document))).toEqual(new Set([last]));
    expect(states[0]).toMatchObject({ document: last, isPending: false });
    expect(states[0]?.findings.map(({ ruleId }) => ruleId)).toContain('line-width');
  });

  it('says at once that what it found is out of date, and keeps it until it knows better', async () => {
    const { session, states } = watched();
    const first = faultyDocument();
    session.change(first, KNOWN);
    await settled();
    session.change(titledDocument('de', []), KNOWN);
    expect(states.at(-1)).toMatchObject({ document: first, isPending: true });
    await settled();
    expect(states.at(-1)?.isPending).toBe(false);
    expect(states.at(-1)?.findings.map(({ ruleId }) => ruleId)).not.toContain('line-width');
  });

  it('tells which findings can be fixed, and fixes several of the last proof', async () => {
    const { session, states } = watched();
    session.change(faultyDocument(), KNOWN);
    await settled();
    const { findings = [], fixes } = states.at(-1) ?? {};
    const thin = findings.find(({ ruleId }) => ruleId === 'line-width');
    if (!thin) throw new Error('nothing is found');
    const wider = [{ type: 'update-objects', changes: [{ set: { borderWidth: 1 } }] }];
    expect(fixes?.get(thin)).toMatchObject(wider);
    expect(await session.fixAll([thin])).toMatchObject(wider);
    expect(await session.fixAll([{ ...thin }])).toEqual([]);
  });

  it('waits for braille, without which labels have no dots', async () => {
    const { session, states } = watched();
    session.change(faultyDocument(), { ...KNOWN, isPending: true });
    await settled();
    expect(states).toEqual([]);
  });

  it('proofs nothing after it was closed', async () => {
    const { session, states } = watched();
    session.change(faultyDocument(), KNOWN);
    session.close();
    await settled();
    expect(states).toEqual([]);
  });
});
