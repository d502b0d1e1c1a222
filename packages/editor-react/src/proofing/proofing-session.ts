import type { Document } from '@tastwerk/editor-core';
import type { Finding } from '@tastwerk/editor-core/proofing';
import type { BrailleState } from '../braille/braille-session.js';
import type { ProofRunner } from './proof-runner.js';

/** Rest in ms after the last change before a document is proofed: nobody who types or draws waits for it. */
export const PROOF_REST_MS = 500;

/** What the last proof found. */
export interface ProofingState {
  /** The document that was proofed; null before the first proof. */
  readonly document: Document | null;
  readonly findings: readonly Finding[];
  /** Whether the document or its braille has changed since. */
  readonly isPending: boolean;
}

/** What is known before the first proof. */
export const NO_PROOF: ProofingState = { document: null, findings: [], isPending: true };

/** Proofs a document that changes. */
export interface ProofingSession {
  /** Notes the document and its braille as they are now; they are proofed once both rest. */
  change(document: Document, braille: Pick<BrailleState, 'book' | 'isPending'>): void;
  close(): void;
}

/** Proofs a document by `runner` while it changes; `onState` is told what was found, and that it is out of date. */
export function createProofingSession(
  runner: ProofRunner,
  onState: (state: ProofingState) => void,
): ProofingSession {
  let state = NO_PROOF;
  let callOff: () => void = () => undefined;

  const show = (next: ProofingState) => {
    state = next;
    onState(next);
  };

  return {
    change(document, { book, isPending }) {
      callOff();
      if (!state.isPending) show({ ...state, isPending: true });
      // Labels whose braille is still to come would be measured without their dots.
      if (isPending) return;
      const timer = setTimeout(() => {
        callOff = runner.run(document, book, (findings) => show({ document, findings, isPending: false }));
      }, PROOF_REST_MS);
      callOff = () => clearTimeout(timer);
    },
    close() {
      callOff();
      runner.close();
    },
  };
}
