/** What an action asks for before it is done, by the code of its refusal: that the user proves again who they are, or a second factor. */
export type ProofNeed = 'PROOF_NEEDED' | 'SECOND_FACTOR_NEEDED';

/** Whether a refusal asks the user for something that they can do at once. */
export function isProofNeed(code: string): code is ProofNeed {
  return code === 'PROOF_NEEDED' || code === 'SECOND_FACTOR_NEEDED';
}

/** Asks the user; whether they proved it. */
type Asker = (need: ProofNeed) => Promise<boolean>;

let asker: Asker | undefined;

/** Asks the user for a proof where a screen can ask; several calls at the same time are one question. */
export function askForProof(need: ProofNeed): Promise<boolean> {
  return asker?.(need) ?? Promise.resolve(false);
}

/** Lets `next` ask from now on; answers with the way to stop. */
export function onProofNeeded(next: Asker): () => void {
  asker = next;
  return () => {
    asker = undefined;
  };
}
