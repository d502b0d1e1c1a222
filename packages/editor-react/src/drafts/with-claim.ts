import type { DraftClaimState, DraftStore } from '../ports.js';

/** Runs `work` while this tab holds the draft `uuid`, and lets go of it; undefined, without `work`, while another tab holds it. */
export async function withClaim<T>(
  store: Pick<DraftStore, 'claim'>,
  uuid: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  if (!store.claim) return work();
  let working: Promise<T> | undefined;
  let tell: (state: DraftClaimState) => void = () => undefined;
  const answer = new Promise<DraftClaimState>((resolve) => {
    tell = resolve;
  });
  const claim = store.claim(uuid, {
    onState: (state) => tell(state),
    // Another tab that asks for the draft meanwhile gets it with what `work` has stored.
    onLetGo: async () => {
      await working;
    },
  });
  try {
    if ((await answer) === 'elsewhere') return undefined;
    working = work();
    return await working;
  } finally {
    claim.release();
  }
}
