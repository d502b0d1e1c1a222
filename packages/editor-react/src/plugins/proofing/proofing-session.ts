import type { Document } from '@tastwerk/editor-core';
import type { Fix } from '@tastwerk/editor-core/fixing';
import type { Finding } from '@tastwerk/editor-core/proofing';
import type { BrailleState } from '../../state/braille-session.js';
import type { ProofRunner } from './proof-runner.js';
import { type FindingCounts, NONE_UNTOLD } from './told-findings.js';

/** Rest in ms after the last change before a document is proofed. */
export const PROOF_REST_MS = 500;

/** What the last proof found. */
export interface ProofingState {
  /** The document that was proofed; null before the first proof. */
  readonly document: Document | null;
  readonly findings: readonly Finding[];
  /** How many it found besides, which weigh less. */
  readonly untold: FindingCounts;
  /** The findings that can be fixed, as far as is known yet, with the commands that do it. */
  readonly fixes: ReadonlyMap<Finding, Fix>;
  /** Whether the document or its braille has changed since. */
  readonly isPending: boolean;
}

/** What is known before the first proof. */
export const NO_PROOF: ProofingState = {
  document: null,
  findings: [],
  untold: NONE_UNTOLD,
  fixes: new Map(),
  isPending: true,
};

/** Proofs a document that changes. */
export interface ProofingSession {
  /** Notes the document and its braille as they are now; they are proofed once both rest. */
  change(document: Document, braille: Pick<BrailleState, 'book' | 'isPending'>): void;
  /** The commands that fix `findings` of the last proof one after another; empty when the document has changed since. */
  fixAll(findings: readonly Finding[]): Promise<Fix>;
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
        callOff = runner.run(document, book, {
          onFound: ({ findings, untold }) =>
            show({ document, findings, untold, fixes: new Map(), isPending: false }),
          onFixes(found) {
            const more = found.flatMap(([place, fix]) => {
              const finding = state.findings[place];
              return finding ? [[finding, fix] as const] : [];
            });
            show({ ...state, fixes: new Map([...state.fixes, ...more]) });
          },
        });
      }, PROOF_REST_MS);
      callOff = () => clearTimeout(timer);
    },
    fixAll(findings) {
      const places = new Map(state.findings.map((finding, place) => [finding, place]));
      return runner.fixAll(findings.flatMap((finding) => places.get(finding) ?? []));
    },
    close() {
      callOff();
      runner.close();
    },
  };
}
