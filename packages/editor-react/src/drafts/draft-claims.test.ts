import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { DraftClaim, DraftClaimState } from '../ports.js';
import { claimDraft, claimedDrafts, LET_GO_MS } from './draft-claims.js';
import { withFakeLocks } from '../../test/fake-locks.js';

const UUID = '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a01';

describe('claiming a draft', () => {
  const open: DraftClaim[] = [];

  afterEach(() => {
    for (const claim of open.splice(0)) claim.release();
  });
  const settle = withFakeLocks();

  /** A tab that opens the draft, with what it was told; `answers` is false for one that hangs. */
  async function tab({ answers = true, uuid = UUID } = {}) {
    const states: DraftClaimState[] = [];
    const stored: string[] = [];
    const claim = claimDraft(uuid, {
      onState: (state) => void states.push(state),
      onLetGo: async () => {
        if (!answers) await new Promise(() => undefined);
        stored.push('stored');
      },
    });
    open.push(claim);
    await settle();
    return { claim, states, stored };
  }

  it('belongs to the first tab, and the second learns of it', async () => {
    const first = await tab();
    const second = await tab();
    expect(first.states).toEqual(['held']);
    expect(second.states).toEqual(['elsewhere']);
    expect([...(await claimedDrafts())]).toEqual([UUID]);
  });

  it('goes over once the first tab has stored it, and back again', async () => {
    const first = await tab();
    const second = await tab();
    second.claim.takeOver();
    await settle();
    expect(first.stored).toEqual(['stored']);
    expect(first.states).toEqual(['held', 'elsewhere']);
    expect(second.states.at(-1)).toBe('held');
    first.claim.takeOver();
    await settle();
    expect(first.states.at(-1)).toBe('held');
    expect(second.states.at(-1)).toBe('elsewhere');
  });

  it('is taken from a tab that does not answer', async () => {
    const first = await tab({ answers: false });
    const second = await tab();
    second.claim.takeOver();
    await jest.advanceTimersByTimeAsync(LET_GO_MS - 10);
    expect(second.states.at(-1)).toBe('elsewhere');
    await jest.advanceTimersByTimeAsync(20);
    expect(second.states.at(-1)).toBe('held');
    expect(first.states.at(-1)).toBe('elsewhere');
  });

  it('comes to a waiting tab when the first one is closed', async () => {
    const first = await tab();
    const second = await tab();
    first.claim.release();
    await settle();
    expect(second.states).toEqual(['elsewhere', 'held']);
    second.claim.release();
    await settle();
    expect((await claimedDrafts()).size).toBe(0);
  });

  it('is held at once where the browser has no locks', async () => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
    expect((await tab()).states).toEqual(['held']);
    expect((await tab()).states).toEqual(['held']);
  });
});
