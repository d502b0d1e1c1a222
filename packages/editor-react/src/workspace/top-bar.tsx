import { Button, IconButton, Toolbar, ToolbarSeparator } from '@tastwerk/ui';
import { ArrowLeft, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { redoAction, undoAction } from '../actions/history-actions.js';
import { deleteAction } from '../actions/selection-actions.js';
import { previewAction, zoomFitAction, zoomInAction, zoomOutAction } from '../actions/view-actions.js';
import { useEditor } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import { ActionButton } from './action-button.js';
import { SaveIndicator } from './save-indicator.js';
import styles from './top-bar.module.css';
import { ZoomValue } from './zoom-value.js';

const ICON_PX = 18;

/** The bar over the workspace: which document this is, what was done to it, how it is seen, and publishing. */
export function TopBar() {
  const { t } = useTranslation('editor');
  const { ports, saver, openPublishing } = useEditor();
  const { graphicTitle, variantTitle } = useEditorState(documentOf);

  const leave = async () => {
    await saver.flush();
    ports.onLeave();
  };

  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <IconButton
          label={t('topBar.leave')}
          icon={<ArrowLeft size={ICON_PX} />}
          tooltipPlacement="bottom"
          onPress={() => void leave()}
        />
        <h1 className={styles.title}>
          <span className={styles.graphic}>{graphicTitle.trim() || t('untitled')}</span>
          {variantTitle.trim() ? <span className={styles.variant}>{variantTitle}</span> : null}
        </h1>
        <SaveIndicator />
      </div>
      <Toolbar label={t('topBar.label')}>
        <ActionButton action={undoAction} />
        <ActionButton action={redoAction} />
        <ActionButton action={deleteAction} />
        <ToolbarSeparator />
        <ActionButton action={zoomOutAction} />
        <ZoomValue />
        <ActionButton action={zoomInAction} />
        <ActionButton action={zoomFitAction} />
        <ToolbarSeparator />
        <ActionButton action={previewAction} />
      </Toolbar>
      <div className={styles.end}>
        <Button variant="primary" icon={<Send size={16} />} onPress={openPublishing}>
          {t('topBar.publish')}
        </Button>
      </div>
    </header>
  );
}
