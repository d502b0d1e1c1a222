import { sessionActions } from '@tastwerk/editor-core';
import { IconButton, TextButton } from '@tastwerk/ui';
import { TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolHint } from '../canvas/tool-hint.js';
import { useMillimetres } from '../state/use-millimetres.js';
import { ProofingStatus } from '../plugins/proofing/proofing-status.js';
import { issueSentence } from '../parts/issue-sentence.js';
import { useEditor, useBrailleState } from '../state/editor-context.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { PageSwitcher } from '../plugins/pages/page-switcher.js';
import styles from './status-bar.module.css';
import { workspaceActions } from '../state/workspace-state.js';

const ICON_PX = 14;

function PointerPosition() {
  const { t } = useTranslation('editor');
  const { pointer } = useEditor();
  const millimetres = useMillimetres();
  const point = useSyncExternalStore(pointer.subscribe, pointer.get);
  return (
    <span className={styles.pointer}>
      {point ? t('statusBar.pointer', { x: millimetres(point.x), y: millimetres(point.y) }) : null}
    </span>
  );
}

/** The bar below the workspace: pages, the pointer's place, and what went wrong. */
export function StatusBar() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { showObject } = useEditor();
  const braille = useBrailleState();
  const failing = braille.failures.find(({ uuid }) => uuid !== null)?.uuid;
  const issue = useEditorState(({ session }) => session.lastIssue);

  const showProblem = () => {
    if (failing) showObject(failing);
    else store.dispatch(workspaceActions.showView('braille'));
  };

  return (
    <footer className={styles.bar} aria-label={t('statusBar.label')}>
      <PageSwitcher />
      <PointerPosition />
      <ToolHint />
      <p className={styles.message} role="status">
        {issue ? issueSentence(issue, t) : null}
      </p>
      {issue ? (
        <IconButton
          label={t('statusBar.dismiss')}
          icon={<X size={ICON_PX} />}
          onPress={() => void store.dispatch(sessionActions.clearIssue())}
        />
      ) : null}
      {braille.failures.length > 0 ? (
        <span className={styles.problems}>
          <TriangleAlert size={ICON_PX} aria-hidden="true" />
          <TextButton onPress={showProblem}>
            {t('statusBar.problems', { count: braille.failures.length })}
          </TextButton>
        </span>
      ) : null}
      <ProofingStatus />
    </footer>
  );
}
