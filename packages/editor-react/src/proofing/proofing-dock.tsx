import { type IgnoredFinding, runCommand, sessionActions } from '@tastwerk/editor-core';
import { asIgnored, type RuleId } from '@tastwerk/editor-core/proofing';
import { useEffect, useRef, useState } from 'react';
import { CANVAS_REGION } from '../actions/key-scope.js';
import { useEditor } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorStore } from '../state/use-editor-state.js';
import { FiguresDialog } from './figures/figures-dialog.js';
import { fixesOf } from './finding-fixes.js';
import { boxOfRow, type FindingRow } from './finding-rows.js';
import { PassOverDialog } from './pass-over-dialog.js';
import { presentObjects } from './present-objects.js';
import { useProofing } from './proofing-context.js';
import { ProofingPanel } from './proofing-panel.js';

/** Gives the focus back to where it was when the panel opened, where it would be lost with the panel; else to the drawing. */
function useFocusBack(isOpen: boolean): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen) {
      before.current = document.activeElement;
      return;
    }
    const { activeElement, body } = document;
    if (before.current === null || (activeElement !== null && activeElement !== body)) return;
    const place = before.current.isConnected && before.current !== body ? before.current : null;
    const target = place ?? document.querySelector(`[${CANVAS_REGION}]`);
    before.current = null;
    if (target instanceof HTMLElement) target.focus();
  }, [isOpen]);
}

/** The panel below the drawing while it is open: it leads to what was found on the sheet, mends what can be mended, and lets pass what shall stay. */
export function ProofingDock() {
  const store = useEditorStore();
  const { view } = useEditor();
  const { isOpen, setOpen, setShownKey, setOwnFigures, ...rest } = useProofing();
  const [passing, setPassing] = useState<FindingRow>();
  const [areFiguresOpen, setFiguresOpen] = useState(false);
  useFocusBack(isOpen);
  if (!isOpen) return null;

  const { proof, open } = rest;
  const show = (row: FindingRow) => {
    const document = documentOf(store.getState());
    const present = presentObjects(document, row.objects).map(({ uuid }) => uuid);
    const { pageIndex } = row.finding;
    store.dispatch(sessionActions.setWorkspaceView('drawing'));
    if (pageIndex !== null && pageIndex < document.pages.length) {
      store.dispatch(sessionActions.setCurrentPage(pageIndex));
    }
    store.dispatch(sessionActions.select(present));
    setShownKey(row.key);
    const box = boxOfRow(row);
    if (box) view?.showBox(box);
  };
  const fix = ({ finding }: FindingRow) => {
    if (finding.fix) store.dispatch(runCommand(finding.fix));
  };
  const fixAll = (ruleId: RuleId) => {
    // Together they are one step of undo, which begins with the first that was not refused.
    let steps = 0;
    for (const command of fixesOf(open, ruleId)) {
      store.dispatch(runCommand(command, { joinsLastStep: steps > 0 }));
      if (store.getState().session.lastIssue === null) steps += 1;
    }
  };
  const passOver = (row: FindingRow, reason: string) => {
    setPassing(undefined);
    const proofed = proof.document;
    if (!proofed) return;
    const findings = row.findings.map((finding) => asIgnored(proofed, finding, reason));
    store.dispatch(runCommand({ type: 'ignore-findings', findings }));
  };
  const heed = ({ ruleId, objects, pageUuid }: IgnoredFinding) =>
    void store.dispatch(runCommand({ type: 'heed-findings', findings: [{ ruleId, objects, pageUuid }] }));

  return (
    <>
      <ProofingPanel
        {...rest}
        onShow={show}
        onFix={fix}
        onFixAll={fixAll}
        onPassOver={setPassing}
        onHeed={heed}
        onFigures={() => setFiguresOpen(true)}
        onClose={() => setOpen(false)}
      />
      {areFiguresOpen ? (
        <FiguresDialog
          profileId={rest.profileId}
          own={rest.ownFigures}
          onCancel={() => setFiguresOpen(false)}
          onConfirm={(own) => {
            setOwnFigures(own);
            setFiguresOpen(false);
          }}
        />
      ) : null}
      {passing ? (
        <PassOverDialog
          row={passing}
          onCancel={() => setPassing(undefined)}
          onConfirm={(reason) => passOver(passing, reason)}
        />
      ) : null}
    </>
  );
}
