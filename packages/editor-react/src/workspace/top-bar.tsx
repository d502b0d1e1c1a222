import { Button, IconButton, Toolbar, ToolbarSeparator } from '@tastwerk/ui';
import { ArrowLeft, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { redoAction, undoAction } from '../plugins/history/history-actions.js';
import { filesAction } from '../actions/surface-actions.js';
import { deleteAction } from '../plugins/objects/selection-actions.js';
import {
  braillePagesAction,
  previewAction,
  zoomFitAction,
  zoomInAction,
  zoomOutAction,
} from '../plugins/view/view-actions.js';
import { useLeave } from '../plugins/drafts/use-leave.js';
import { useEditor } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import { ActionButton } from '../parts/action-button.js';
import { DockSwitch } from './docks/dock-switch.js';
import { SaveIndicator } from '../plugins/drafts/save-indicator.js';
import styles from './top-bar.module.css';
import { ZoomValue } from '../plugins/view/zoom-value.js';

const ICON_PX = 18;

/** The bar over the workspace: which document this is, what was done to it, how it is seen, and publishing. */
export function TopBar() {
  const { t } = useTranslation('editor');
  const { ports, openPublishing } = useEditor();
  const { canLeave, canPublish } = ports.isEmbedded ?? { canLeave: true, canPublish: true };
  const { graphicTitle, variantTitle } = useEditorState(documentOf);

  const { leave, question } = useLeave();

  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        {canLeave ? (
          <IconButton
            label={t('topBar.leave')}
            icon={<ArrowLeft size={ICON_PX} />}
            tooltipPlacement="bottom"
            onPress={leave}
          />
        ) : null}
        <DockSwitch side="left" />
        <h1 className={styles.title}>
          <span className={styles.graphic}>{graphicTitle.trim() || t('drafts:untitled')}</span>
          {variantTitle.trim() ? <span className={styles.variant}>{variantTitle}</span> : null}
        </h1>
        <SaveIndicator />
      </div>
      <Toolbar label={t('topBar.label')}>
        <ActionButton action={undoAction} />
        <ActionButton action={redoAction} />
        <ActionButton action={deleteAction} />
        <ToolbarSeparator />
        <span className={styles.zoom}>
          <ActionButton action={zoomOutAction} />
          <ZoomValue />
          <ActionButton action={zoomInAction} />
        </span>
        <ActionButton action={zoomFitAction} />
        <ToolbarSeparator />
        <ActionButton action={previewAction} />
        <ActionButton action={braillePagesAction} />
        <ActionButton action={filesAction} />
      </Toolbar>
      <div className={styles.end}>
        {canPublish ? (
          <span className={styles.publish}>
            <Button variant="primary" icon={<Send size={16} />} onPress={openPublishing}>
              <span className={styles.word}>{t('topBar.publish')}</span>
            </Button>
          </span>
        ) : null}
        <DockSwitch side="right" />
      </div>
      {question}
    </header>
  );
}
