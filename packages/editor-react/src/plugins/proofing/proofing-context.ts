import type { Fix } from '@tastwerk/editor-core/fixing';
import type { Finding, PassedOver } from '@tastwerk/editor-core/proofing';
import { createContext, useContext } from 'react';
import type { OwnFigures } from './figures/own-figures.js';
import type { FindingRow } from './finding-rows.js';
import type { ProofingState } from './proofing-session.js';
import type { ProfileId } from './profiles.js';
import type { FindingCounts } from './told-findings.js';

/** The list of findings, by its name among those that take the place of the panels at the left. */
export const PROOFING_ASIDE = 'proofing';

/** What the parts of the editor share that show what a proof has found. */
export interface ProofingContextValue {
  readonly proof: ProofingState;
  /** The commands that fix findings of the proof one after another; empty when the document has changed since. */
  readonly fixAll: (findings: readonly Finding[]) => Promise<Fix>;
  /** What was found and is not passed over. */
  readonly open: readonly Finding[];
  /** How many findings are open, those that are not told one by one, too. */
  readonly counts: FindingCounts;
  /** What was found and is passed over, with the reasons. */
  readonly passedOver: readonly PassedOver[];
  /** What is open, alike findings together. */
  readonly rows: readonly FindingRow[];
  readonly profileId: ProfileId;
  readonly setProfileId: (id: ProfileId) => void;
  /** The figures that this draft sets in place of the profile's. */
  readonly ownFigures: OwnFigures;
  readonly setOwnFigures: (own: OwnFigures) => void;
  /** Whether the panel with the findings is open. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The key of the row that was shown last; null when none was. */
  readonly shownKey: string | null;
  readonly setShownKey: (key: string | null) => void;
}

/** Provided by the workspace. */
export const ProofingContext = createContext<ProofingContextValue | undefined>(undefined);

/** The proof of the document that is open. */
export function useProofing(): ProofingContextValue {
  const value = useContext(ProofingContext);
  if (!value) throw new Error('used outside ProofingProvider');
  return value;
}
