import { type IgnoredFinding, runCommand, sessionActions } from '@tastwerk/editor-core';
import { asIgnored } from '@tastwerk/editor-core/proofing';
import { useEffect, useRef, useState } from 'react';
import { CANVAS_REGION } from '../../state/key-scope.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEntering } from '../../state/use-entering.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { FiguresDialog } from './figures/figures-dialog.js';
import { boxOfRow, type FindingRow } from './finding-rows.js';
import { PassOverDialog } from './pass-over-dialog.js';
import { presentObjects } from './present-objects.js';
import { PROOFING_ASIDE, useProofing } from './proofing-context.js';
import { ProofingPanel } from './proofing-panel.js';
import { useFixing } from './use-fixing.js';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';

/** Gives the focus back to where it was when the list opened, where it would be lost with the list; else to the drawing. */
function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const { activeElement, body } = document;
      if (before === null || (activeElement !== null && activeElement !== body)) return;
      const place = before.isConnected && before !== body ? before : null;
      const target = place ?? document.querySelector(`[${CANVAS_REGION}]`);
      if (target instanceof HTMLElement) target.focus();
    };
  }, []);
}

/** The list of findings: it shows on the sheet what was found, fixes it where that is possible, and passes over it on wish. */
export function ProofingDock() {
  const store = useEditorStore();
  const { view } = useEditor();
  const { setOpen, setShownKey, setOwnFigures, ...rest } = useProofing();
  const [passing, setPassing] = useState<FindingRow>();
  const [areFiguresOpen, setFiguresOpen] = useState(false);
  const fixing = useFixing();
  const panel = useRef<HTMLElement>(null);
  useFocusBack();
  useEntering(PROOFING_ASIDE, panel);

  const { proof } = rest;
  const show = (row: FindingRow) => {
    const document = documentOf(store.getState());
    const present = presentObjects(document, row.objects).map(({ uuid }) => uuid);
    const { pageIndex } = row.finding;
    store.dispatch(workspaceActions.showView(DRAWING_VIEW));
    if (pageIndex !== null && pageIndex < document.pages.length) {
      store.dispatch(sessionActions.setCurrentPage(pageIndex));
    }
    store.dispatch(sessionActions.select(present));
    setShownKey(row.key);
    const box = boxOfRow(row);
    if (box) view?.showBox(box);
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
        panel={panel}
        {...rest}
        onShow={show}
        fixing={fixing}
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
