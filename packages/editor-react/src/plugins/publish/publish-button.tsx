import { Button } from '@tastwerk/ui';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../state/editor-context.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { workspaceActions } from '../../state/workspace-state.js';
import styles from './publish-button.module.css';

const ICON_PX = 16;

/** Opens the dialog that publishes, where the page around the editor lets it. */
export function PublishButton() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { ports } = useEditor();
  if (ports.isEmbedded?.canPublish === false) return null;
  return (
    <span className={styles.publish}>
      <Button
        variant="primary"
        icon={<Send size={ICON_PX} />}
        onPress={() => void store.dispatch(workspaceActions.openOverlay('publish'))}
      >
        <span className={styles.word}>{t('topBar.publish')}</span>
      </Button>
    </span>
  );
}
