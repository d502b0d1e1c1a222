import { describe, expect, it, jest } from '@jest/globals';
import { withFakeLocks } from '../../test/fake-locks.js';
import { claimDraft } from './draft-claims.js';
import { withClaim } from './with-claim.js';

const UUID = '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a01';
const store = { claim: claimDraft };

describe('withClaim', () => {
  const settle = withFakeLocks();

  it('does nothing while another tab holds the draft, and works once that has let go', async () => {
    const work = jest.fn(() => Promise.resolve('done'));
    const other = claimDraft(UUID, { onState: () => undefined, onLetGo: () => Promise.resolve() });
    await settle();
    const refused = withClaim(store, UUID, work);
    await settle();
    expect(await refused).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
    other.release();
    await settle();
    const done = withClaim(store, UUID, work);
    await settle();
    expect(await done).toBe('done');
  });

  it('gives the draft to a tab that asks for it only once the work is done', async () => {
    let finish: () => void = () => undefined;
    const working = withClaim(
      store,
      UUID,
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await settle();
    const onState = jest.fn();
    const other = claimDraft(UUID, { onState, onLetGo: () => Promise.resolve() });
    await settle();
    other.takeOver();
    await settle();
    expect(onState).not.toHaveBeenCalledWith('held');
    finish();
    await working;
    await settle();
    expect(onState).toHaveBeenLastCalledWith('held');
    other.release();
  });

  it('lets go of the draft when the work throws, and works where nothing is claimed', async () => {
    const failed = withClaim(store, UUID, () => Promise.reject(new Error('broken')));
    const heard = expect(failed).rejects.toThrow('broken');
    await settle();
    await heard;
    const after = withClaim(store, UUID, () => Promise.resolve('free'));
    await settle();
    expect(await after).toBe('free');
    expect(await withClaim({}, UUID, () => Promise.resolve('alone'))).toBe('alone');
  });
});
