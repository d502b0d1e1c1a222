import { byDecision } from '@tastwerk/editor-core/proofing';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useContributions } from '../../contributions/contributions-context.js';
import { useBrailleState, useTypedDocument } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { profileWith } from './figures/own-figures.js';
import { useOwnFigures } from './figures/use-own-figures.js';
import { countsOf, findingRows } from './finding-rows.js';
import { PROOFING_ASIDE, ProofingContext, type ProofingContextValue } from './proofing-context.js';
import { createProofRunner } from './proof-runner.js';
import { createProofingSession, NO_PROOF } from './proofing-session.js';
import { profileFor, type ProfileId, PROFILES } from './profiles.js';
import { sumOf } from './told-findings.js';
import { proofChannelFor } from './worker/open-proof-channel.js';
import { workspaceActions } from '../../state/workspace-state.js';

/** Proofs the document that is open whenever it rests, and shares what was found. */
export function ProofingProvider({ children }: { readonly children: ReactNode }) {
  const saved = useEditorState(documentOf);
  const braille = useBrailleState();
  // The braille that is known belongs to the text as it is being typed.
  const { document } = useTypedDocument();
  const [proof, setProof] = useState(NO_PROOF);
  const [chosen, setProfileId] = useState<ProfileId | null>(null);
  const store = useEditorStore();
  const { engine } = store;
  const { proofWorker } = useContributions();
  const isOpen = useEditorState(({ workspace }) => workspace.aside === PROOFING_ASIDE);
  const setOpen = useCallback(
    (opens: boolean) => void store.dispatch(workspaceActions.setAside(opens ? PROOFING_ASIDE : null)),
    [store],
  );
  const [shownKey, setShownKey] = useState<string | null>(null);
  const profileId = chosen ?? profileFor(saved.medium);
  const [ownFigures, setOwnFigures] = useOwnFigures(saved.uuid, profileId);

  const session = useMemo(
    () =>
      createProofingSession(
        createProofRunner(
          engine,
          profileWith(PROFILES[profileId], ownFigures),
          proofChannelFor(engine, proofWorker),
        ),
        (state) =>
          // What was found may come a moment later, piece by piece; what is drawn or typed meanwhile goes first.
          startTransition(() => setProof(state)),
      ),
    [engine, proofWorker, profileId, ownFigures],
  );
  const { book, isPending } = braille;
  useEffect(() => session.change(document, { book, isPending }), [session, document, book, isPending]);
  useEffect(
    () => () => {
      session.close();
      setProof(NO_PROOF);
    },
    [session],
  );

  // A decision counts at once; what is measured does not change by it.
  const { ignoredFindings } = saved;
  const { document: proofed, findings, untold } = proof;
  const { open, passedOver } = useMemo(
    () => (proofed ? byDecision({ ...proofed, ignoredFindings }, findings) : { open: [], passedOver: [] }),
    [proofed, findings, ignoredFindings],
  );
  const rows = useMemo(() => findingRows(open), [open]);
  const counts = useMemo(() => sumOf(countsOf(open), untold), [open, untold]);
  const value = useMemo<ProofingContextValue>(
    () => ({
      proof,
      fixAll: session.fixAll,
      open,
      counts,
      passedOver,
      rows,
      profileId,
      setProfileId,
      ownFigures,
      setOwnFigures,
      isOpen,
      setOpen,
      shownKey,
      setShownKey,
    }),
    [
      proof,
      session,
      open,
      counts,
      passedOver,
      rows,
      profileId,
      ownFigures,
      setOwnFigures,
      isOpen,
      setOpen,
      shownKey,
    ],
  );
  return <ProofingContext value={value}>{children}</ProofingContext>;
}
