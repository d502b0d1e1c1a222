import { afterEach, describe, expect, it } from '@jest/globals';
import { answer, fakeApi, refusal } from '../../test/fake-api.js';
import { onProofNeeded, type ProofNeed } from './proof.js';
import { send } from './send.js';
import { storeToken } from './token.js';

const stops: (() => void)[] = [];
afterEach(() => {
  storeToken(null);
  for (const stop of stops.splice(0)) stop();
});

/** A user who answers each question with `isProved`. */
function userWho(isProved: boolean): readonly ProofNeed[] {
  const asked: ProofNeed[] = [];
  stops.push(
    onProofNeeded((need) => {
      asked.push(need);
      return Promise.resolve(isProved);
    }),
  );
  return asked;
}

describe('a call that asks for a proof', () => {
  it('is sent again once the user has proved who they are, also where it asks for a second factor then', async () => {
    const refusals = [refusal('PROOF_NEEDED'), refusal('SECOND_FACTOR_NEEDED')];
    const calls = fakeApi({
      'POST /api/users/recovery-codes': () => refusals.shift() ?? answer({ recovery_codes: [] }),
    });
    storeToken('granted');
    const asked = userWho(true);
    expect(await send({ route: 'renewRecoveryCodes' })).toMatchObject({ ok: true });
    expect([asked, calls.length]).toEqual([['PROOF_NEEDED', 'SECOND_FACTOR_NEEDED'], 3]);
  });

  it('fails with the reason where the user does not want to, or cannot be asked', async () => {
    const calls = fakeApi({ 'POST /api/users/recovery-codes': () => refusal('PROOF_NEEDED') });
    storeToken('granted');
    expect(await send({ route: 'renewRecoveryCodes' })).toMatchObject({ failure: { code: 'PROOF_NEEDED' } });
    const asked = userWho(false);
    expect(await send({ route: 'renewRecoveryCodes' })).toMatchObject({ failure: { code: 'PROOF_NEEDED' } });
    expect([asked, calls.length]).toEqual([['PROOF_NEEDED'], 2]);
  });

  it('does not ask for ever', async () => {
    const calls = fakeApi({ 'POST /api/users/recovery-codes': () => refusal('PROOF_NEEDED') });
    storeToken('granted');
    const asked = userWho(true);
    expect(await send({ route: 'renewRecoveryCodes' })).toMatchObject({ failure: { code: 'PROOF_NEEDED' } });
    expect([asked.length, calls.length]).toEqual([2, 3]);
  });
});
