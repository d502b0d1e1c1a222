/** What an action asks for before it is done: that the user proves again who they are, or a second factor. */
export type ProofNeed = 'proof' | 'second-factor';

/** Asks the user; whether they proved it. */
type Asker = (need: ProofNeed) => Promise<boolean>;

const askers = new Set<Asker>();

/** Asks the user for a proof where a screen can ask; several calls at the same time are one question. */
export function askForProof(need: ProofNeed): Promise<boolean> {
  const asker = [...askers].at(-1);
  return asker === undefined ? Promise.resolve(false) : asker(need);
}

/** Lets `asker` ask from now on; answers with the way to stop. */
export function onProofNeeded(asker: Asker): () => void {
  askers.add(asker);
  return () => askers.delete(asker);
}
